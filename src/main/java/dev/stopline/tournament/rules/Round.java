package dev.stopline.tournament.rules;

import dev.stopline.decide.Lists;
import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.List;
import java.util.TreeSet;
import java.util.function.UnaryOperator;

/**
 * T-RND-01: a round.
 *
 * @param extraMinutes T-RND-08: given beside its own minutes
 * @param pauses T-RND-07: in order; the last one has no end while the round is paused
 */
@RecordBuilder
public record Round(
        int number,
        Status status,
        List<String> boards,
        RoundTimes times,
        int extraMinutes,
        List<Pause> pauses,
        List<Table> tables,
        List<RoundBye> byes,
        List<PairingReason> reasons)
        implements RoundBuilder.With {

    /** How far a round is. */
    public enum Status {
        OPEN,
        PAUSED,
        CLOSED
    }

    /** A pause of the round's clock. */
    public record Pause(String from, String until) {}

    /** The tables at a board. */
    public List<Table> at(String board) {
        return tables.stream().filter(each -> each.deal().board().equals(board)).toList();
    }

    /** Whether the round is over. */
    public boolean isClosed() {
        return status == Status.CLOSED;
    }

    /** The round in which these games stand. */
    Round standing(List<String> gameIds) {
        var made = new TreeSet<>(gameIds);
        return withTables(
                Lists.change(tables, each -> made.contains(each.deal().gameId()), each -> each.withStands(true)));
    }

    Round changeTable(String gameId, UnaryOperator<Table> change) {
        return withTables(Lists.change(tables, each -> each.deal().gameId().equals(gameId), change));
    }
}
