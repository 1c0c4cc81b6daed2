package dev.stopline.tournament.web;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.stopline.tournament.rules.Board;
import dev.stopline.tournament.rules.BoardMode;
import dev.stopline.tournament.rules.BoardSpec;
import dev.stopline.tournament.rules.Game;
import io.swagger.v3.oas.annotations.media.Schema;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** A board as it is sent. */
@JsonInclude(JsonInclude.Include.NON_NULL)
@Schema(name = "TournamentBoard", description = "A board of the event: what every table at it plays.")
record BoardOut(
        @Schema(description = "The board.", example = "B1") String board,
        @Schema(description = "Its game.") Game game,

        @Schema(
                description = "Who plays at its tables. COMPANY_ONLY or COMRADES_ONLY: one side of line, the"
                        + " Incident Master plays the other. BOTH_CHAIRS: both sides of line. DETECTIVE: one"
                        + " detective of squad.")
        BoardMode mode,

        @Schema(
                description =
                        "The card of line, or what the job of squad is called. The organizer and who moderates the"
                                + " board know it; everybody else once the board has closed.",
                example = "clinic-letterbox")
        @Nullable
        String cardId,

        @Schema(description = "How many jobs a career plays; 0 for line.", example = "0")
        int jobs,

        @Schema(description = "The ready-made detective of every career; empty for line.", example = "")
        String detective,

        @Schema(
                description = "The values that differ from the standard ones. Empty for whoever does not read the card:"
                        + " some are for the Incident Master alone, and a table shows its players the others.")
        Map<String, String> ruleset,

        @Schema(description = "The SHA-256 of the seed of its dice.")
        String commitment,

        @Schema(description = "The round that it is dealt in; 0 before.", example = "1")
        int round,

        @Schema(description = "Whether it has ended at every table.")
        boolean closed,

        @Schema(description = "The seed of its dice; empty until the board has closed.")
        String seed,

        @Schema(description = "Who moderates it, by their ids. For the organizer; absent for all others.") @Nullable
        List<String> moderators) {

    static BoardOut of(Board board, @Nullable String cardId, @Nullable List<String> moderators) {
        var spec = board.spec();
        return new BoardOut(
                board.id(),
                spec.game(),
                spec.mode(),
                cardId,
                spec.jobs(),
                spec.detective(),
                cardId == null ? Map.of() : values(spec),
                board.commitment(),
                board.round(),
                board.closed(),
                board.seed(),
                moderators);
    }

    private static Map<String, String> values(BoardSpec spec) {
        return spec.ruleset().stream()
                .collect(Collectors.toMap(
                        BoardSpec.Value::key, BoardSpec.Value::value, (one, same) -> one, TreeMap::new));
    }
}
