package dev.stopline.tournament.view;

import dev.stopline.debrief.Course;
import dev.stopline.debrief.Courses;
import dev.stopline.debrief.Traveller;
import dev.stopline.tournament.rules.Board;
import dev.stopline.tournament.rules.Game;
import dev.stopline.tournament.rules.Table;
import dev.stopline.tournament.rules.TableScore;
import dev.stopline.tournament.rules.TournamentState;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The traveller of a board that is closed: what its tables came to, and where they parted; of a table whose own game has not
 * come to its end nothing is compared, whatever was ruled or corrected (T-CLO-04). Tables are called by their numbers.
 *
 * @param title of the event
 * @param board what was played, its card uncovered
 */
public record BoardTraveller(String title, RecordedBoard board, Traveller traveller) {

    /**
     * The traveller of a board.
     *
     * @throws IllegalArgumentException if there is no such board, or it is not closed (T-CLO-03)
     */
    public static BoardTraveller of(TournamentState s, String boardId, TournamentNames names, Courses courses) {
        var board = s.board(boardId)
                .filter(Board::closed)
                .orElseThrow(() -> new IllegalArgumentException("no closed board has the id " + boardId));
        var played = s.rounds().stream()
                .flatMap(round -> TableScore.of(s, round).stream())
                .filter(each -> each.table().deal().board().equals(boardId))
                .map(each -> played(board.spec().game(), RecordedTable.of(s, each, names), courses))
                .toList();
        return new BoardTraveller(names.title(), RecordedBoard.of(board), Traveller.of(played));
    }

    private static Traveller.Played played(Game game, RecordedTable table, Courses courses) {
        return new Traveller.Played(
                Integer.toString(table.table()),
                who(table.places()),
                table.outcome(),
                score(table),
                table.status() == Table.Status.FINISHED ? course(game, table.gameId(), courses) : Course.NONE);
    }

    private static Course course(Game game, String gameId, Courses courses) {
        return switch (game) {
            case LINE -> courses.ofSession(gameId);
            case SQUAD -> courses.ofCareer(gameId);
        };
    }

    private static String who(List<RecordedTable.Place> places) {
        return places.stream().map(RecordedTable.Place::name).collect(Collectors.joining(" – "));
    }

    private static String score(RecordedTable table) {
        if (!table.counts()) {
            return "–";
        }
        return table.places().stream()
                .map(each -> Integer.toString(each.score()))
                .collect(Collectors.joining(" : "));
    }
}
