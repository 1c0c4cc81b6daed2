package dev.stopline.tournament.web;

import static dev.stopline.platform.moves.MoveBody.orNone;

import dev.stopline.platform.web.CodePoints;
import dev.stopline.tournament.rules.Format;
import dev.stopline.tournament.rules.SetupCommand;
import dev.stopline.tournament.rules.Terms;
import io.swagger.v3.oas.annotations.media.Schema;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import org.jspecify.annotations.Nullable;

/** What it takes to create an event. */
@Schema(name = "CreateTournament", description = "What it takes to create an event.")
record TournamentForm(
        @Schema(
                description = "What the event is called. It stands beside the record, never in it.",
                example = "Spring of the quiet ledgers")
        @NotBlank
        @CodePoints(min = 1, max = 120)
        String title,

        @Schema(
                description = "DUPLICATE: everybody plays the same boards and is scored against the field. SWISS: teams"
                        + " meet in pairs, two sessions each, the chairs exchanged. LADDER: attempts, of which the"
                        + " best stands.",
                example = "DUPLICATE")
        @NotNull
        Format format,

        @Schema(description = "How many rounds it has at most.", example = "1", minimum = "1", maximum = "64") @NotNull
        Integer rounds,

        @Schema(
                description = "LADDER: how many attempts an entrant has; left out: 1. Left out, or 0, in any other"
                        + " format.",
                example = "0",
                minimum = "0",
                maximum = "100")
        @Nullable
        Integer attempts,

        @Schema(
                description =
                        "What the bye of a pairing brings, in half points. Left out: 2 in a SWISS, a win; 0 in any"
                                + " other format.",
                example = "0",
                minimum = "0",
                maximum = "2")
        @Nullable
        Integer byeHalves,

        @Schema(
                description = "How many rounds may have been opened when somebody enters late. Left out: 0, nobody"
                        + " enters once a round has been opened.",
                example = "0",
                minimum = "0",
                maximum = "64")
        @Nullable
        Integer lateUntil) {

    private static final int A_WIN = 2;

    /** The command that creates it, with this key in the ids of its games. */
    SetupCommand.CreateTournament command(String key) {
        return new SetupCommand.CreateTournament(
                key,
                format,
                new Terms(
                        rounds,
                        attempts == null && format == Format.LADDER ? 1 : orNone(attempts),
                        byeHalves == null && format == Format.SWISS ? A_WIN : orNone(byeHalves),
                        orNone(lateUntil)));
    }
}
