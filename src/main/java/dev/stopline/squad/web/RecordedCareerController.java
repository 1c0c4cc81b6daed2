package dev.stopline.squad.web;

import dev.stopline.access.Roster;
import dev.stopline.dice.Seed;
import dev.stopline.platform.axon.MoveGateway;
import dev.stopline.platform.axon.RefusedMove;
import dev.stopline.platform.axon.StaleVersion;
import dev.stopline.platform.dice.SeedVault;
import dev.stopline.platform.recorded.RecordedEntry;
import dev.stopline.platform.recorded.RecordedGame;
import dev.stopline.platform.recorded.RecordedWanted;
import dev.stopline.platform.security.Caller;
import dev.stopline.platform.web.NotFound;
import dev.stopline.squad.aggregate.OpenCareer;
import dev.stopline.squad.aggregate.PlaySquad;
import dev.stopline.squad.aggregate.SquadCareer;
import dev.stopline.squad.content.RecordedCareers;
import dev.stopline.squad.rules.SquadCommand;
import dev.stopline.squad.rules.SquadEvent;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.validation.Valid;
import java.util.List;
import java.util.Locale;
import org.springframework.context.annotation.Profile;
import org.springframework.http.HttpStatus;
import org.springframework.security.access.AccessDeniedException;
import org.springframework.security.core.annotation.AuthenticationPrincipal;
import org.springframework.transaction.support.TransactionTemplate;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

/** On a developer's machine: any recorded career at any step, as a career of whoever asks for it. */
@RestController
@Profile("local")
@RequestMapping("/v1/local/squad/recorded-games")
@Tag(name = "Local", description = "For building a client, on a developer's machine only")
class RecordedCareerController {

    private final RecordedCareers recordedGames = new RecordedCareers();
    private final MoveGateway gateway;
    private final SeedVault vault;
    private final Roster roster;
    private final TransactionTemplate transaction;

    RecordedCareerController(MoveGateway gateway, SeedVault vault, Roster roster, TransactionTemplate transaction) {
        this.gateway = gateway;
        this.vault = vault;
        this.roster = roster;
        this.transaction = transaction;
    }

    /** The career that was loaded. */
    @Schema(name = "LoadedCareer", description = "A career of yours, like the recorded one at that step.")
    record LoadedCareer(
            @Schema(description = "The career.", example = "squad-7d0c")
            String gameId,

            @Schema(description = "How many moves were played.", example = "40")
            int step) {}

    @GetMapping
    @Operation(operationId = "listRecordedCareers", summary = "The recorded careers", description = "For subjects.")
    List<RecordedEntry> listRecordedCareers(@AuthenticationPrincipal Caller caller) {
        subject(caller);
        return recordedGames.all().stream().map(RecordedEntry::of).toList();
    }

    @PostMapping
    @ResponseStatus(HttpStatus.CREATED)
    @Operation(
            operationId = "loadRecordedCareer",
            summary = "Loads a recorded career up to a step, as one of yours",
            description = "For subjects. The names are those of listRecordedCareers.")
    LoadedCareer loadRecordedCareer(@AuthenticationPrincipal Caller caller, @Valid @RequestBody RecordedWanted body)
            throws RefusedMove, StaleVersion {
        var subject = subject(caller);
        if (!recordedGames.names().contains(body.name())) {
            throw new NotFound("No recorded career has this name; listRecordedCareers gives those that there are.");
        }
        var game = recordedGames.load(body.name());
        int step = body.stepOf(game);
        var careerId = CareerIds.fresh();
        play(careerId, game, step);
        transaction.executeWithoutResult(status -> roster.own(careerId, game.name(), subject));
        return new LoadedCareer(careerId, step);
    }

    /** The recorded moves, as if they were made now: the same dice lead to the same events. */
    private void play(String careerId, RecordedGame<SquadCommand, SquadEvent> game, int step)
            throws RefusedMove, StaleVersion {
        game.seeds().forEach(each -> vault.keep(careerId, each.span(), Seed.ofHex(each.seed())));
        var opening = recordedGames.move(game, game.moves().getFirst());
        gateway.<Object>play(
                careerId,
                new OpenCareer(careerId, SquadCareer.PLAYER, List.of(opening)),
                SquadCareer.stampOf(SquadCareer.PLAYER, opening.command()));
        for (var recorded : game.moves().subList(1, step)) {
            var move = recordedGames.move(game, recorded);
            var by = recorded.by().toLowerCase(Locale.ROOT);
            gateway.<Object>play(
                    careerId, new PlaySquad(careerId, by, move, null), SquadCareer.stampOf(by, move.command()));
        }
    }

    private static String subject(Caller caller) {
        if (caller instanceof Caller.Subject(var subject)) {
            return subject;
        }
        throw new AccessDeniedException("for subjects");
    }
}
