package dev.stopline.tournament.view;

import dev.stopline.tournament.rules.Format;
import dev.stopline.tournament.rules.Standings;
import dev.stopline.tournament.rules.TieBreak;
import dev.stopline.tournament.rules.TieBreakValue;
import dev.stopline.tournament.rules.TournamentState;
import java.util.List;

/**
 * T-STA-01..05: the standings as they are shown, everywhere the same. They come from results alone: no board's card is
 * known here.
 *
 * @param afterRound after which round they are counted; 0 = as the event stands
 * @param roundsOpened how many rounds have been opened
 * @param position how many events they reflect
 * @param tieBreaks in their order
 * @param rows the first place first
 */
public record StandingsTable(
        String title,
        Format format,
        TournamentState.Phase phase,
        int afterRound,
        int roundsOpened,
        int position,
        List<TieBreakLabel> tieBreaks,
        List<Row> rows) {

    public StandingsTable {
        tieBreaks = List.copyOf(tieBreaks);
        rows = List.copyOf(rows);
    }

    /**
     * A place.
     *
     * @param rank from 1; shared where nothing parts
     * @param points what decides: matchpoints, encounters or the best attempt, in steps of 0.5
     * @param total the sum of the scores, beside it
     * @param tables how many of its tables count
     * @param values of each tie-break, in its order; empty for an entrant without a lot
     */
    public record Row(
            int rank,
            String entrant,
            String name,
            String points,
            int total,
            int tables,
            boolean withdrawn,
            List<Value> values) {
        public Row {
            values = List.copyOf(values);
        }
    }

    /**
     * The value of a tie-break.
     *
     * @param value as it is written; a dash where it does not count
     */
    public record Value(TieBreak tieBreak, String value, boolean counts) {

        static Value of(TieBreakValue value) {
            return new Value(value.tieBreak(), value.shown(), value.counts());
        }
    }

    /** The standings as they are now. */
    public static StandingsTable of(TournamentState s, TournamentNames names) {
        return of(s, Standings.of(s), 0, names);
    }

    /**
     * The standings after a round, corrections included.
     *
     * @throws IllegalArgumentException if no round of this number was opened
     */
    public static StandingsTable afterRound(TournamentState s, int round, TournamentNames names) {
        if (s.rounds().stream().noneMatch(each -> each.number() == round)) {
            throw new IllegalArgumentException("no round has the number " + round);
        }
        return of(s, Standings.afterRound(s, round), round, names);
    }

    private static StandingsTable of(TournamentState s, Standings standings, int round, TournamentNames names) {
        return new StandingsTable(
                names.title(),
                s.format(),
                s.phase(),
                round,
                s.rounds().size(),
                standings.position(),
                s.tieBreaks().stream().map(TieBreakLabel::of).toList(),
                standings.rows().stream().map(each -> row(each, names)).toList());
    }

    private static Row row(Standings.Row row, TournamentNames names) {
        return new Row(
                row.rank(),
                row.entrant(),
                names.of(row.entrant()),
                row.points(),
                row.total(),
                row.tables(),
                row.withdrawn(),
                row.values().stream().map(Value::of).toList());
    }
}
