package dev.stopline.tournament.rules;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * T-STA-01..05: the standings are counted from the events anew each time, and say after which of them. Points decide:
 * matchpoints, the encounters, or the best attempt; then the event's tie-breaks in their order, each with its value.
 *
 * @param position how many events they reflect
 * @param rows the first place first
 */
public record Standings(int position, List<Row> rows) {

    public Standings {
        rows = List.copyOf(rows);
    }

    /**
     * The place of an entrant.
     *
     * @param rank from 1; shared where nothing parts
     * @param halves what decides, in halves
     * @param total the sum of the scores, beside it
     * @param tables how many of its tables count
     * @param values each tie-break of the event, in its order; of encounters, over the rounds that are closed
     */
    public record Row(
            int rank,
            String entrant,
            int halves,
            int total,
            int tables,
            boolean withdrawn,
            List<TieBreakValue> values) {
        public Row {
            values = List.copyOf(values);
        }

        /** What decides, in points: "3.5". */
        public String points() {
            return Figures.halves(halves);
        }
    }

    /** T-STA-02: the tie-breaks of an event that chooses none; ours. */
    static List<TieBreak> standardTieBreaks(Format format) {
        return switch (format) {
            case SWISS ->
                List.of(
                        TieBreak.BUCHHOLZ_CUT_1,
                        TieBreak.BUCHHOLZ,
                        TieBreak.SONNEBORN_BERGER,
                        TieBreak.DIRECT_ENCOUNTER,
                        TieBreak.PROCESS_HELD,
                        TieBreak.LOTS);
            case DUPLICATE, LADDER -> List.of(TieBreak.PROCESS_HELD, TieBreak.FEWEST_CASUALTIES, TieBreak.LOTS);
        };
    }

    /** T-STA-05: the standings after a round, as they are counted now, corrections included. */
    public static Standings afterRound(TournamentState s, int round) {
        return of(s.withRounds(
                s.rounds().stream().filter(each -> each.number() <= round).toList()));
    }

    /** The standings now. */
    public static Standings of(TournamentState s) {
        var rows = new ArrayList<Row>(ranked(s));
        int last = rows.size() + 1;
        var ranked = rows.stream().map(Row::entrant).toList();
        s.entrants().stream()
                .filter(each -> !ranked.contains(each.id()))
                .sorted(Comparator.comparing(each -> each.number() == 0 ? Integer.MAX_VALUE : each.number()))
                .map(each -> new Row(last, each.id(), 0, 0, 0, each.withdrawn(), List.of()))
                .forEach(rows::add);
        return new Standings(s.position(), rows);
    }

    private static List<Row> ranked(TournamentState s) {
        var tallies = Tally.of(s);
        var points = points(s);
        // Who has no lot yet has played nothing, nor has who made no attempt: they stand behind all others, side by
        // side.
        var byNumber = new TreeMap<Integer, Entrant>();
        s.entrants().forEach(each -> byNumber.put(each.number(), each));
        var cards = new ArrayList<StandingCard>();
        for (var card : SwissEncounters.cards(s)) {
            var id = requireNonNull(byNumber.get(card.number())).id();
            if (s.format() == Format.LADDER && !points.containsKey(id)) {
                continue;
            }
            var tally = tallies.getOrDefault(id, Tally.NONE);
            cards.add(new StandingCard(card, points.getOrDefault(id, 0), tally.processHeld(), tally.casualties()));
        }
        var rows = new ArrayList<Row>();
        for (var ranked : TieBreaks.rank(cards, s.tieBreaks(), EntrantLots.of(s))) {
            var entrant = requireNonNull(byNumber.get(ranked.number()));
            var tally = tallies.getOrDefault(entrant.id(), Tally.NONE);
            rows.add(new Row(
                    ranked.rank(),
                    entrant.id(),
                    ranked.score(),
                    tally.total(),
                    tally.tables(),
                    entrant.withdrawn(),
                    ranked.values()));
        }
        return rows;
    }

    private static Map<String, Integer> points(TournamentState s) {
        return switch (s.format()) {
            case DUPLICATE -> Duplicate.matchpoints(s);
            case SWISS -> SwissEncounters.halves(s);
            case LADDER -> Ladder.best(s);
        };
    }
}
