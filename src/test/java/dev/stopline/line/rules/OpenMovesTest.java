package dev.stopline.line.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.decide.moves.DieToThrow;
import dev.stopline.testkit.Rule;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class OpenMovesTest {

    private static final Viewer HR = LineStories.viewer(Role.HR);
    private static final Viewer FINANCE = LineStories.viewer(Role.FINANCE_LEGAL);
    private static final Viewer MONEY = LineStories.viewer(Role.MONEY);

    private static OpenMoves of(LineStory story, Viewer viewer) {
        return OpenMoves.of(Glimpse.fold(story.events(), viewer), viewer, true);
    }

    private static Stream<OpenMove> moves(OpenMoves open, String operationId) {
        return open.groups().stream()
                .flatMap(group -> group.moves().stream())
                .filter(move -> move.operationId().equals(operationId));
    }

    private static List<String> values(OpenMove move, String field) {
        return move.fields().stream()
                .filter(each -> each.name().equals(field))
                .findFirst()
                .orElseThrow()
                .values();
    }

    @Test
    @Rule({"L-CUT-02", "L-CUT-03"})
    void approveCutIsListedForFinanceAndLegalThoughTheGateIsNotMetAndForNobodyElse() {
        var window = LineStories.cutWindowOn(1, LineStories.aCaseAt(Mode.COMPANY_ONLY, 2, 1, Step.ACT));
        assertThat(moves(of(window, FINANCE), "approveCut")).hasSize(1);
        assertThat(moves(of(window, HR), "approveCut")).isEmpty();
        assertThat(of(window, HR).refused())
                .filteredOn(each -> each.operationId().equals("approveCut"))
                .extracting(OpenMoves.RefusedMove::code, OpenMoves.RefusedMove::rule)
                .containsExactly(org.assertj.core.groups.Tuple.tuple("NOT_FINANCE_LEGAL", "L-CUT-02"));
    }

    @Test
    @Rule("L-VERB-09")
    void aHeldAccountIsListedForTheCellWhichCannotSeeTheHold() {
        var held = LineStories.aCaseAt(Mode.BOTH_CHAIRS, 2, 1, Step.ACT).tell(new RevealEvent.PaymentHeld(1, "C1"));
        var cashOut = moves(of(held, MONEY), "declareAction")
                .filter(move -> values(move, "verb").contains("CASH_OUT"))
                .toList();
        assertThat(cashOut).anySatisfy(move -> assertThat(values(move, "hire")).contains("1"));
        var move = Move.of(MONEY, new ActionCommand.DeclareAction(Verb.CASH_OUT, 1, ""));
        assertThat(RandomTable.RULES.refuses(held.state(), move))
                .hasValueSatisfying(refusal -> assertThat(refusal.code()).isEqualTo(LineRefusal.ACCOUNT_HELD));
    }

    @Test
    @Rule({"L-ROLL-01", "L-ROLL-08"})
    void theIncidentMasterFindsMovesByWaitingActionAndTheUsualOneFirst() {
        var waiting = LineStories.aCaseAt(Mode.COMPANY_ONLY, 1, 1, Step.ACT)
                .tell(new ActionEvent.ActionDeclared("C1", "hr", Table.COMPANY, Verb.VERIFY, 2, false, ""));
        var groups = of(waiting, Viewer.IM).groups();
        assertThat(groups.getFirst().about()).isEqualTo("C1");
        var first = groups.getFirst().moves().getFirst();
        assertThat(first.operationId()).isEqualTo("callRoll");
        assertThat(first.suggested()).isTrue();
        assertThat(values(first, "band").getFirst()).isEqualTo("HARD");
        assertThat(values(first, "purpose")).containsExactly("INFORM");
        assertThat(groups.getLast().about()).isEmpty();
        assertThat(groups)
                .allSatisfy(group -> assertThat(group.moves())
                        .isSortedAccordingTo(Comparator.comparing((OpenMove each) -> !each.suggested())));
    }

    @Test
    @Rule({"L-ROLL-02", "L-ROLL-13"})
    void aCalledRollIsListedForItsThrowerWithItsDieAndForTheIncidentMasterInItsPlace() {
        var called = LineStories.aCaseAt(Mode.COMPANY_ONLY, 1, 1, Step.ACT)
                .tell(
                        new ActionEvent.ActionDeclared("C1", "hr", Table.COMPANY, Verb.VERIFY, 2, false, ""),
                        new ActionEvent.RollCalled("C1", Table.COMPANY, Band.HARD, 16, Purpose.INFORM, false));
        var own = moves(of(called, HR), "throwDie").findFirst().orElseThrow();
        assertThat(own.dice()).extracting(DieToThrow::field).containsExactly("die");
        assertThat(own.costs()).containsExactly(new OpenMove.Cost(OpenMove.Cost.Of.ROLL, 1));
        assertThat(moves(of(called, FINANCE), "throwDie")).isEmpty();
        assertThat(moves(of(called, Viewer.IM), "throwDie"))
                .extracting(OpenMove::seat)
                .containsExactly("hr");
    }

    @Test
    @Rule({"L-CALL-04", "L-CALL-06"})
    void aCallSaysWhatItCosts() {
        var call = moves(of(LineStories.aCaseAt(Mode.COMPANY_ONLY, 1, 1, Step.ACT), HR), "callStopTheLine")
                .findFirst()
                .orElseThrow();
        assertThat(call.costs())
                .containsExactly(
                        new OpenMove.Cost(OpenMove.Cost.Of.CALL, 1),
                        new OpenMove.Cost(OpenMove.Cost.Of.PAYOFF, -1),
                        new OpenMove.Cost(OpenMove.Cost.Of.EXPOSURE, 1));
    }

    @Test
    void aSpectatorMovesNothingAndExplanationsComeOnlyWhenAsked() {
        var story = LineStories.aCaseAt(Mode.COMPANY_ONLY, 1, 1, Step.ACT);
        assertThat(of(story, Viewer.SPECTATOR).groups()).isEmpty();
        assertThat(OpenMoves.of(Glimpse.fold(story.events(), HR), HR, false).refused())
                .isEmpty();
        assertThat(of(story, HR).refused()).isNotEmpty();
    }

    @ParameterizedTest
    @EnumSource(Mode.class)
    void theRowsHoldEveryOpenMoveOnceAndEveryCombinationOfTheirValuesIsOne(Mode mode) {
        var table = new RandomTable(mode, 5);
        var policy = new RandomPolicy(5);
        table.play(Move.of(Viewer.IM, new SessionCommand.LoadCaseCard(SampleCard.card())));
        while (!table.isOver()) {
            var turn = policy.next(table);
            var open = OpenMoves.of(table.known(turn.viewer()), turn.viewer(), false);
            long combinations = open.groups().stream()
                    .flatMap(group -> group.moves().stream())
                    .mapToLong(OpenMovesTest::combinations)
                    .sum();
            assertThat(combinations).isEqualTo(turn.listed().stream().distinct().count());
            assertThat(open.groups().stream()
                            .flatMap(group -> group.moves().stream())
                            .filter(OpenMove::suggested)
                            .mapToLong(OpenMovesTest::combinations)
                            .sum())
                    .isEqualTo(OpenMoves.suggested(table.known(turn.viewer()), turn.viewer()).stream()
                            .distinct()
                            .count());
            if (RandomTable.RULES.refuses(table.state(), turn.move()).isEmpty()) {
                table.play(turn.move());
            }
        }
    }

    private static long combinations(OpenMove move) {
        return move.fields().stream()
                .mapToLong(
                        field -> field.values().isEmpty() ? 1 : field.values().size())
                .reduce(1, (one, other) -> one * other);
    }
}
