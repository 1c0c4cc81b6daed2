package dev.stopline.tournament.web;

import dev.stopline.platform.moves.MoveBody;
import dev.stopline.tournament.rules.SetupCommand;
import dev.stopline.tournament.rules.TieBreak;
import dev.stopline.tournament.rules.TournamentCommand;
import io.swagger.v3.oas.annotations.media.Schema;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.util.List;

/** The bodies of the moves of SetupMoves and of ScoringMoves. */
final class SetupRequests {

    private SetupRequests() {}

    /** The body of {@code chooseTieBreaks}. */
    record ChooseTieBreaksBody(
            @Schema(
                    description = "What parts equal points, the first first, each once.",
                    example = "[\"BUCHHOLZ_CUT_1\", \"SONNEBORN_BERGER\", \"LOTS\"]")
            @NotNull
            @Size(max = 20)
            List<@NotNull TieBreak> order)
            implements MoveBody<TournamentCommand> {
        @Override
        public TournamentCommand command() {
            return new SetupCommand.ChooseTieBreaks(order);
        }
    }

    /** The body of {@code publishStandings}. */
    record PublishStandingsBody(
            @Schema(description = "Whether everybody may read the standings, without a token.", example = "true")
            @NotNull
            Boolean open)
            implements MoveBody<TournamentCommand> {
        @Override
        public TournamentCommand command() {
            return new SetupCommand.PublishStandings(open);
        }
    }
}
