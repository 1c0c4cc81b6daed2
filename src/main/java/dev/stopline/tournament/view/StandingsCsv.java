package dev.stopline.tournament.view;

import dev.stopline.platform.text.Csv;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;

/** The standings as comma-separated values: one line an entrant, one column a tie-break. */
public final class StandingsCsv {

    private StandingsCsv() {}

    /** The standings, first place first; a tie-break that does not count is empty. */
    public static String of(StandingsTable table) {
        var header = new ArrayList<>(List.of("Rank", "Entrant", "Name", "Points", "Total", "Tables", "Withdrawn"));
        table.tieBreaks().forEach(each -> header.add(each.label()));
        header.add("Position");
        return Csv.of(
                header, table.rows().stream().map(each -> cells(table, each)).toList());
    }

    private static List<Object> cells(StandingsTable table, StandingsTable.Row row) {
        var cells = new ArrayList<Object>(List.of(
                row.rank(),
                row.entrant(),
                row.name(),
                new BigDecimal(row.points()),
                row.total(),
                row.tables(),
                row.withdrawn() ? "yes" : "no"));
        for (int i = 0; i < table.tieBreaks().size(); i++) {
            boolean counts = i < row.values().size() && row.values().get(i).counts();
            cells.add(counts ? new BigDecimal(row.values().get(i).value()) : "");
        }
        cells.add(table.position());
        return cells;
    }
}
