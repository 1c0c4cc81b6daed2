package dev.stopline.tournament.view;

import dev.stopline.tournament.rules.Board;
import dev.stopline.tournament.rules.BoardMode;
import dev.stopline.tournament.rules.BoardSpec;
import dev.stopline.tournament.rules.Game;
import java.util.List;

/**
 * A board of an event, its card covered until it is closed (T-CLO-03).
 *
 * @param cardId the card of line, or what the job of squad is called; empty until the board is closed
 * @param detective the ready-made detective of every career; empty for line
 * @param jobs how many jobs a career plays; 0 for line
 * @param ruleset the values that differ from the standard ones; empty until the board is closed: some are for the Incident
 *     Master alone, and a table shows the others
 * @param round the round it is dealt in; 0 before
 * @param commitment the published hash of its dice
 * @param seed the seed of its dice; empty until it is opened
 */
public record RecordedBoard(
        String id,
        Game game,
        BoardMode mode,
        int jobs,
        List<BoardSpec.Value> ruleset,
        int round,
        boolean closed,
        String cardId,
        String detective,
        String commitment,
        String seed) {

    public RecordedBoard {
        ruleset = List.copyOf(ruleset);
    }

    static RecordedBoard of(Board board) {
        var spec = board.spec();
        return new RecordedBoard(
                board.id(),
                spec.game(),
                spec.mode(),
                spec.jobs(),
                board.closed() ? spec.ruleset() : List.of(),
                board.round(),
                board.closed(),
                board.closed() ? spec.cardId() : "",
                spec.detective(),
                board.commitment(),
                board.seed());
    }
}
