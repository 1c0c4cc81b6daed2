package dev.stopline.tournament.rules;

import static dev.stopline.decide.moves.CommandFields.WORDS;

import dev.stopline.decide.moves.Field;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;

/** The rulings and corrections that the organizer might make at one table. */
final class PossibleAtATable {

    private static final String POINTS = "points";

    private PossibleAtATable() {}

    static List<PossibleMove> of(TournamentState s, Table table) {
        var game = table.deal().gameId();
        var points = Collections.nCopies(table.deal().entrants().size(), 0);
        var award = new TableRuling(TableRuling.Kind.AWARDED, points, WORDS);
        var cancel = new TableRuling(TableRuling.Kind.CANCELLED, List.of(), WORDS);
        var rulings = Stream.of(
                PossibleMove.of(new ResultCommand.RuleOnTable(game, award), Field.document(POINTS)),
                withoutPoints(new ResultCommand.RuleOnTable(game, cancel)),
                PossibleMove.of(new ResultCommand.CorrectByRuling(game, award), Field.document(POINTS)),
                withoutPoints(new ResultCommand.CorrectByRuling(game, cancel)));
        return Stream.concat(rulings, isLine(s, table) ? sessions(game) : jobs(game, table))
                .toList();
    }

    private static PossibleMove withoutPoints(TournamentCommand command) {
        var all = PossibleMove.of(command).fields();
        return new PossibleMove(
                command,
                all.stream().filter(each -> !each.name().equals(POINTS)).toList());
    }

    private static boolean isLine(TournamentState s, Table table) {
        return s.board(table.deal().board())
                .filter(board -> board.spec().game() == Game.LINE)
                .isPresent();
    }

    private static Stream<PossibleMove> sessions(String game) {
        var endings = Arrays.stream(LineEnding.values())
                .filter(each -> each != LineEnding.NONE)
                .toList();
        return Stream.of(PossibleMove.of(
                new ResultCommand.CorrectLineResult(game, new LineResult(endings.getFirst(), 0, 0, false), WORDS),
                Field.choice("ending", endings),
                Field.anyNumber("payoff"),
                Field.anyNumber("exposure"),
                Field.yesNo("processHeld")));
    }

    private static Stream<PossibleMove> jobs(String game, Table table) {
        return table.jobs().stream()
                .map(each -> PossibleMove.of(
                        new ResultCommand.CorrectJobResult(
                                game, new JobResult(each.job(), each.close(), 0, 0, false), WORDS),
                        Field.choice("close", List.of(JobClose.values())),
                        Field.anyNumber("casualties"),
                        Field.anyNumber("sessions"),
                        Field.yesNo("codeCrossed")));
    }
}
