package dev.stopline.tournament.rules;

import java.util.Map;
import java.util.TreeMap;

/**
 * T-STA-03: what the tables of an entrant that count add up to.
 *
 * @param processHeld sessions in the Company's chair whose process held
 */
record Tally(int total, int tables, int processHeld, int casualties) {

    static final Tally NONE = new Tally(0, 0, 0, 0);

    /** The tally of each entrant that has one. */
    static Map<String, Tally> of(TournamentState s) {
        var tallies = new TreeMap<String, Tally>();
        var modes = new TreeMap<String, BoardMode>();
        s.boards().forEach(each -> modes.put(each.id(), each.spec().mode()));
        s.tables().filter(Table::counts).forEach(table -> {
            var mode = modes.getOrDefault(table.deal().board(), BoardMode.BOTH_CHAIRS);
            for (int place = 0; place < table.deal().entrants().size(); place++) {
                var entrant = table.deal().entrants().get(place);
                tallies.merge(entrant, at(s, table, mode, place), Tally::plus);
            }
        });
        return tallies;
    }

    private static Tally at(TournamentState s, Table table, BoardMode mode, int place) {
        boolean company = place == 0 && mode != BoardMode.COMRADES_ONLY;
        boolean held = company
                && table.status() == Table.Status.FINISHED
                && table.line().processHeld();
        int casualties = table.jobs().stream().mapToInt(JobResult::casualties).sum();
        return new Tally(s.scoring().of(table, mode, place), 1, held ? 1 : 0, casualties);
    }

    private Tally plus(Tally other) {
        return new Tally(
                total + other.total,
                tables + other.tables,
                processHeld + other.processHeld,
                casualties + other.casualties);
    }
}
