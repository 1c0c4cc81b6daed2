package dev.stopline.squad.web;

import dev.stopline.platform.moves.MoveAddresses;
import dev.stopline.platform.moves.MoveBody;
import dev.stopline.squad.rules.MovePreview;
import dev.stopline.squad.rules.OpenMove;
import dev.stopline.squad.rules.OpenMoves;
import dev.stopline.squad.rules.SquadCommand;
import dev.stopline.squad.rules.SquadRules;
import dev.stopline.squad.view.SquadBoards;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.validation.Valid;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** What the player may do now, and what it could bring. */
@RestController
@RequestMapping(SquadMoves.CAREER)
@Tag(name = "Career")
class CareerMoveController {

    private static final String WHAT_IF =
            "Plays nothing. Takes the body of the move, without dice; answers the threshold"
                    + " with its make-up and the exact chance of each result, with the Leads, tags and options of the body; or the"
                    + " refusal that the move would meet.";

    private final SquadRules rules;
    private final SquadBoards boards;
    private final MoveAddresses addresses;

    CareerMoveController(SquadRules rules, SquadBoards boards, MoveAddresses addresses) {
        this.rules = rules;
        this.boards = boards;
        this.addresses = addresses;
    }

    @GetMapping("/moves")
    @Operation(
            operationId = "listCareerMoves",
            summary = "The moves that would be accepted from you now",
            description =
                    "By what you know, so that the list tells nothing sealed; every possible roll with its threshold"
                            + " and its exact chances. An organizer gets the organizer's.")
    ResponseEntity<SquadMoveList> listCareerMoves(
            CareerReader reader,
            @Parameter(description = "Whether to list also what would be refused, and why.")
                    @RequestParam(defaultValue = "false")
                    boolean explain) {
        var seen = boards.newest(reader.careerId(), SquadBoards.Viewer.PLAYER);
        var open = reader.organizer()
                ? OpenMoves.ofOrganizer(rules, seen.known(), explain)
                : OpenMoves.of(rules, seen.known(), explain);
        return ResponseEntity.ok()
                .eTag(seen.version() + (explain ? "-explained" : ""))
                .body(new SquadMoveList(
                        reader.careerId(),
                        seen.version(),
                        open.moves().stream()
                                .map(move -> listed(move, reader.careerId()))
                                .toList(),
                        open.refused()));
    }

    private SquadMoveList.ListedMove listed(OpenMove move, String careerId) {
        return new SquadMoveList.ListedMove(
                move.operationId(),
                "POST",
                addresses.of(move.operationId(), careerId),
                move.suggested(),
                move.fields(),
                move.forecast());
    }

    @PostMapping("/job/actions/preview")
    @Operation(operationId = "previewAction", summary = "What an action could bring", description = WHAT_IF)
    MovePreview previewAction(CareerReader reader, @Valid @RequestBody ActionRequests.TakeActionBody body) {
        return preview(reader, body);
    }

    @PostMapping("/job/interrogations/preview")
    @Operation(
            operationId = "previewInterrogation",
            summary = "What an interrogation could bring",
            description = WHAT_IF)
    MovePreview previewInterrogation(CareerReader reader, @Valid @RequestBody ActionRequests.InterrogateBody body) {
        return preview(reader, body);
    }

    @PostMapping("/job/shadow-phases/preview")
    @Operation(operationId = "previewShadowPhase", summary = "What a Shadow Phase could bring", description = WHAT_IF)
    MovePreview previewShadowPhase(CareerReader reader, @Valid @RequestBody ActionRequests.RollShadowPhaseBody body) {
        return preview(reader, body);
    }

    @PostMapping("/job/first-read/preview")
    @Operation(operationId = "previewFirstRead", summary = "What the First Read could bring", description = WHAT_IF)
    MovePreview previewFirstRead(CareerReader reader, @Valid @RequestBody OpeningRequests.RollFirstReadBody body) {
        return preview(reader, body);
    }

    @PostMapping("/job/interdict/beats/preview")
    @Operation(operationId = "previewInterdictBeat", summary = "What a beat could bring", description = WHAT_IF)
    MovePreview previewInterdictBeat(
            CareerReader reader, @Valid @RequestBody InterdictRequests.RollInterdictBeatBody body) {
        return preview(reader, body);
    }

    private MovePreview preview(CareerReader reader, MoveBody<SquadCommand> body) {
        var seen = boards.newest(reader.careerId(), SquadBoards.Viewer.PLAYER);
        return MovePreview.of(rules, seen.known(), body.command());
    }
}
