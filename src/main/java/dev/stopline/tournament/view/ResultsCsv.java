package dev.stopline.tournament.view;

import dev.stopline.platform.text.Csv;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;

/** The results of an event as comma-separated values: one line for each entrant at each table. */
public final class ResultsCsv {

    private static final List<String> HEADER = List.of(
            "Round", "Board", "Table", "Game", "Entrant", "Name", "Chair", "Status", "Outcome", "Score", "Matchpoints");

    private ResultsCsv() {}

    /** The results, in the order of rounds, boards and tables. */
    public static String of(EventRecord event) {
        var rows = new ArrayList<List<Object>>();
        for (var round : event.rounds()) {
            for (var table : round.tables()) {
                table.places().forEach(each -> rows.add(cells(round, table, each)));
            }
        }
        return Csv.of(HEADER, rows);
    }

    private static List<Object> cells(RecordedRound round, RecordedTable table, RecordedTable.Place place) {
        return List.of(
                round.number(),
                table.board(),
                table.table(),
                table.gameId(),
                place.entrant(),
                place.name(),
                place.chair(),
                table.status(),
                table.outcome(),
                place.score(),
                new BigDecimal(table.points()));
    }
}
