package dev.stopline.line.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.testkit.Rule;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a session has come to is known at its end, and is what the debrief reads aloud long afterwards. */
class SessionResultTest {

    private static final int GAMES = 60;

    @Test
    @Rule({"L-END-05", "L-PROC-01"})
    void what_the_debrief_reads_was_the_result_from_the_end_of_the_case_on() {
        var endings = EnumSet.noneOf(Ending.class);
        for (var mode : Mode.values()) {
            for (int seed = 1; seed <= GAMES; seed++) {
                var events = played(mode, seed);
                endings.addAll(read(events).stream().map(SessionResult::ending).toList());
                assertThat(noted(events)).as("%s %d", mode, seed).isEqualTo(read(events));
            }
        }
        assertThat(endings).hasSizeGreaterThan(2);
    }

    @Test
    void a_case_that_runs_has_none_and_is_not_left() {
        var played = PlayedCase.started(Mode.COMPANY_ONLY);

        assertThat(SessionResult.of(played.state())).isEmpty();
        assertThat(SessionResult.isLeft(played.state())).isFalse();
    }

    @Test
    void a_case_abandoned_before_its_end_has_none_and_is_left() {
        var played = PlayedCase.started(Mode.COMPANY_ONLY);
        played.im(new SessionCommand.AbandonCase("The fire bell"));

        assertThat(SessionResult.of(played.state())).isEmpty();
        assertThat(SessionResult.isLeft(played.state())).isTrue();
    }

    @Test
    void a_case_abandoned_after_its_end_keeps_its_result() {
        var events = played(Mode.COMPANY_ONLY, 1);
        var state = LineState.INITIAL;
        for (var event : events) {
            state = state.after(event);
            if (event instanceof CutEvent.CaseEndNoted) {
                break;
            }
        }
        var abandoned = state.after(new SessionEvent.CaseAbandoned("It is late"));

        assertThat(SessionResult.of(abandoned)).isPresent().isEqualTo(SessionResult.of(state));
        assertThat(SessionResult.isLeft(abandoned)).isFalse();
    }

    /** A game whose policy never abandons it. */
    private static List<LineEvent> played(Mode mode, int number) {
        long seed = number * 5L + 1;
        var table = new RandomTable(mode, seed);
        var policy = new RandomPolicy(seed);
        table.play(Move.of(Viewer.IM, new SessionCommand.LoadCaseCard(SampleCard.card())));
        while (!table.isOver()) {
            var move = policy.next(table).move();
            if (RandomTable.RULES.refuses(table.state(), move).isEmpty()) {
                table.play(move);
            }
        }
        return table.events();
    }

    /** The result as it was right after the move that ended the case: none where there was no such move. */
    private static List<SessionResult> noted(List<LineEvent> events) {
        var state = LineState.INITIAL;
        var results = new ArrayList<SessionResult>();
        for (var event : events) {
            if (event instanceof DebriefEvent.DebriefOpened) {
                SessionResult.of(state).ifPresent(results::add);
            }
            boolean ended = state.outcome().hasEnded();
            assertThat(SessionResult.of(state)).as("%s", event).matches(each -> ended || each.isEmpty());
            state = state.after(event);
        }
        return results;
    }

    private static List<SessionResult> read(List<LineEvent> events) {
        var state = LineState.INITIAL;
        for (var event : events) {
            state = state.after(event);
        }
        var outcome = state.outcome();
        return outcome.endingRead()
                ? List.of(new SessionResult(
                        outcome.ending(), outcome.endingPayoff(), outcome.endingExposure(), outcome.processHeld()))
                : List.of();
    }
}
