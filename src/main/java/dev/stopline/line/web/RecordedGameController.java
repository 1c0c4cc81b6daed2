package dev.stopline.line.web;

import dev.stopline.access.JoinCodes;
import dev.stopline.access.Place;
import dev.stopline.dice.Seed;
import dev.stopline.line.aggregate.LineSession;
import dev.stopline.line.aggregate.OpenLine;
import dev.stopline.line.aggregate.PlayLine;
import dev.stopline.line.content.RecordedLines;
import dev.stopline.line.rules.LineCommand;
import dev.stopline.line.rules.LineEvent;
import dev.stopline.line.rules.Viewer;
import dev.stopline.line.view.LineBoards;
import dev.stopline.platform.axon.MoveGateway;
import dev.stopline.platform.axon.MoveStamp;
import dev.stopline.platform.axon.RefusedMove;
import dev.stopline.platform.axon.StaleVersion;
import dev.stopline.platform.dice.SeedVault;
import dev.stopline.platform.recorded.RecordedEntry;
import dev.stopline.platform.recorded.RecordedGame;
import dev.stopline.platform.recorded.RecordedWanted;
import dev.stopline.platform.security.Caller;
import dev.stopline.platform.web.NotFound;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.validation.Valid;
import java.util.ArrayList;
import java.util.List;
import org.springframework.context.annotation.Profile;
import org.springframework.http.HttpStatus;
import org.springframework.security.access.AccessDeniedException;
import org.springframework.security.core.annotation.AuthenticationPrincipal;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

/** On a developer's machine: any recorded game at any step, so that each screen can be built without playing up to it. */
@RestController
@Profile("local")
@RequestMapping("/v1/local/line/recorded-games")
@Tag(name = "Local", description = "For building a client, on a developer's machine only")
class RecordedGameController {

    private final RecordedLines recordedGames = new RecordedLines();
    private final MoveGateway gateway;
    private final LineBoards boards;
    private final SeedVault vault;
    private final JoinCodes codes;

    RecordedGameController(MoveGateway gateway, LineBoards boards, SeedVault vault, JoinCodes codes) {
        this.gateway = gateway;
        this.boards = boards;
        this.vault = vault;
        this.codes = codes;
    }

    /** The session that was loaded. */
    @Schema(
            name = "LoadedGame",
            description = "A session like the recorded game at that step, and a token for each place.")
    record Loaded(
            @Schema(description = "The session.") String gameId,

            @Schema(description = "How many moves were played.")
            int step,

            @Schema(description = "A token for the Incident Master, each seat that is taken, and a spectator.")
            List<PlaceToken> tokens) {}

    /** A token. */
    @Schema(name = "PlaceToken", description = "A token for a place: IM, SPECTATOR, or a seat.")
    record PlaceToken(
            @Schema(description = "The place.", example = "hr")
            String place,

            @Schema(description = "Send it as Authorization: Bearer …")
            String token) {}

    @GetMapping
    @Operation(operationId = "listRecordedGames", summary = "The recorded games", description = "For organizers.")
    List<RecordedEntry> listRecordedGames(@AuthenticationPrincipal Caller caller) {
        mustBeOrganizer(caller);
        return recordedGames.all().stream().map(RecordedEntry::of).toList();
    }

    @PostMapping
    @ResponseStatus(HttpStatus.CREATED)
    @Operation(
            operationId = "loadRecordedGame",
            summary = "Loads a recorded game up to a step, as a new session",
            description = "For organizers. The names are those of listRecordedGames.")
    Loaded loadRecordedGame(@AuthenticationPrincipal Caller caller, @Valid @RequestBody RecordedWanted body)
            throws RefusedMove, StaleVersion {
        mustBeOrganizer(caller);
        if (!recordedGames.names().contains(body.name())) {
            throw new NotFound("No recorded game has this name; listRecordedGames gives those that there are.");
        }
        var game = recordedGames.load(body.name());
        int step = body.stepOf(game);
        var sessionId = SessionIds.fresh();
        play(sessionId, game, step);
        return new Loaded(sessionId, step, tokens(sessionId, game));
    }

    /** The recorded moves, as if they were made now: the same dice lead to the same events. */
    private void play(String sessionId, RecordedGame<LineCommand, LineEvent> game, int step)
            throws RefusedMove, StaleVersion {
        game.seeds().forEach(each -> vault.keep(sessionId, each.span(), Seed.ofHex(each.seed())));
        var opening = game.moves().getFirst().command();
        gateway.<Object>play(
                sessionId,
                new OpenLine(sessionId, "organizer", List.of(opening)),
                new MoveStamp("organizer", "CreateSession"));
        for (var recorded : game.moves().subList(1, step)) {
            var move = recordedGames.move(game, recorded);
            gateway.<Object>play(sessionId, new PlayLine(sessionId, move, null), LineSession.stampOf(move));
        }
    }

    private List<PlaceToken> tokens(String sessionId, RecordedGame<LineCommand, LineEvent> game) throws RefusedMove {
        var tokens = new ArrayList<PlaceToken>();
        tokens.add(token("IM", Place.incidentMaster(sessionId)));
        var setup = boards.newest(sessionId, Viewer.SPECTATOR).known().setup();
        for (var taken : recordedGames.seats(game)) {
            if (setup.seat(taken.seat()).isPresent()) {
                tokens.add(token(taken.seat(), Place.seat(sessionId, taken.seat())));
            }
        }
        tokens.add(token("SPECTATOR", Place.spectators(sessionId)));
        return tokens;
    }

    private PlaceToken token(String name, Place place) throws RefusedMove {
        var joined = codes.redeem(codes.issue(place).code(), name, null);
        return new PlaceToken(name, joined.token().value());
    }

    private static void mustBeOrganizer(Caller caller) {
        if (!(caller instanceof Caller.Organizer)) {
            throw new AccessDeniedException("for organizers");
        }
    }
}
