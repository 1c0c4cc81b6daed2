package dev.stopline.tournament.web;

import dev.stopline.platform.moves.MoveAddresses;
import dev.stopline.platform.security.Caller;
import dev.stopline.tournament.rules.OpenMoves;
import dev.stopline.tournament.rules.TournamentRules;
import dev.stopline.tournament.view.Tournaments;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.tags.Tag;
import org.springframework.http.ResponseEntity;
import org.springframework.security.core.annotation.AuthenticationPrincipal;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** Says what an event waits for, and what its reader may do in it now. */
@RestController
@RequestMapping(TournamentMoves.TOURNAMENT)
@Tag(name = "Tournament")
class TournamentMoveController {

    private static final TournamentRules RULES = new TournamentRules();

    private final Tournaments tournaments;
    private final MoveAddresses addresses;

    TournamentMoveController(Tournaments tournaments, MoveAddresses addresses) {
        this.tournaments = tournaments;
        this.addresses = addresses;
    }

    @GetMapping("/moves")
    @Operation(
            operationId = "listTournamentMoves",
            summary = "What the event waits for, and the moves that would be accepted from you now",
            description =
                    "For organizers and subjects. By what you know, so that the list tells no card: who met one at"
                            + " other tables is found out when a move is made. Places at tables are in listMyTables.")
    ResponseEntity<TournamentMoveList> listTournamentMoves(
            TournamentReader reader,
            @Parameter(hidden = true) @AuthenticationPrincipal Caller caller,
            @Parameter(description = "Whether to list also what would be refused, and why.")
                    @RequestParam(defaultValue = "false")
                    boolean explain) {
        var seen = tournaments.newest(reader.tournamentId(), reader.viewer());
        var open = OpenMoves.of(RULES, seen.known(), TournamentAdmission.part(caller), reader.subject(), explain);
        return ResponseEntity.ok()
                .eTag(seen.version() + (explain ? "-explained" : ""))
                .body(new TournamentMoveList(
                        reader.tournamentId(),
                        seen.version(),
                        open.waits(),
                        open.waits().sentence(),
                        open.moves().stream()
                                .map(move -> listed(move, reader.tournamentId()))
                                .toList(),
                        open.refused()));
    }

    private TournamentMoveList.ListedMove listed(OpenMoves.OpenMove move, String tournamentId) {
        return new TournamentMoveList.ListedMove(
                move.operationId(),
                "POST",
                addresses.of(move.operationId(), tournamentId),
                move.suggested(),
                move.fields());
    }
}
