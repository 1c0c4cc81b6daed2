package dev.stopline.squad.view;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.platform.axon.EventHistory.PastEvent;
import dev.stopline.platform.axon.MoveStamp;
import dev.stopline.platform.recorded.RecordedGame;
import dev.stopline.squad.content.RecordedCareers;
import dev.stopline.squad.rules.CareerEvent;
import dev.stopline.squad.rules.CaseEntry;
import dev.stopline.squad.rules.CloseType;
import dev.stopline.squad.rules.InterdictCommand;
import dev.stopline.squad.rules.InterdictEvent;
import dev.stopline.squad.rules.OperationCommand;
import dev.stopline.squad.rules.SquadCommand;
import dev.stopline.squad.rules.SquadEvent;
import dev.stopline.squad.view.PlayedJob.Closed;
import dev.stopline.testkit.RecordedPast;
import dev.stopline.testkit.Rule;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.assertj.core.groups.Tuple;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What closed jobs tell the playtest is what stands on the career's own record, and what a count of its moves gives. */
class PlayedJobTest {

    private static final RecordedCareers CAREERS = new RecordedCareers();

    static List<String> names() {
        return CAREERS.names();
    }

    private static List<Closed> told(String name) {
        return PlayedJob.closed(RecordedPast.of(CAREERS.load(name)));
    }

    @ParameterizedTest
    @MethodSource("names")
    void everyJobOnTheRecordIsToldAsItStandsThere(String name) {
        var career = CAREERS.load(name);
        var record = CAREERS.stateAfter(career, career.moves().size()).career().entries();

        assertThat(told(name).stream().limit(record.size()))
                .extracting(
                        Closed::number,
                        each -> each.job().played().scenario(),
                        each -> each.job().close(),
                        each -> each.job().casualties(),
                        each -> each.job().codeCrossed())
                .isEqualTo(record.stream().map(PlayedJobTest::row).toList());
    }

    private static Tuple row(CaseEntry entry) {
        return Tuple.tuple(
                entry.caseNumber(), entry.type().name(), entry.close(), entry.casualties(), entry.codeCrossed());
    }

    @ParameterizedTest
    @MethodSource("names")
    void sessionsInterdictsAndOptionsAreThoseOfItsMoves(String name) {
        var career = CAREERS.load(name);
        var told = told(name);

        assertThat(told).hasSize(events(career, InterdictEvent.JobClosed.class));
        if (!told.isEmpty() && closedAtTheEnd(career)) {
            assertThat(told.stream().mapToInt(each -> each.job().sessions()).sum())
                    .isEqualTo(commands(career, OperationCommand.OpenSession.class));
            assertThat(told.stream().filter(each -> each.job().wentIn() == WentIn.FORCED))
                    .hasSize(commands(career, InterdictCommand.BeginForcedInterdict.class));
            assertThat(told.stream().filter(each -> each.job().wentIn() == WentIn.DECLARED))
                    .hasSize(commands(career, InterdictCommand.DeclareInterdict.class));
            assertThat(told.stream().filter(each -> each.job().wentIn() == WentIn.NOT_AT_ALL))
                    .hasSize(commands(career, InterdictCommand.DeclineForcedInterdict.class));
        }
        assertThat(told)
                .allSatisfy(each -> assertThat(each.job().played().open())
                        .containsAll(each.job().played().chosen()))
                .allSatisfy(each ->
                        assertThat(each.job().played().decisionMillis()).isEqualTo(RecordedPast.STEP.toMillis()));
    }

    /** Whether no job is left open, whose moves would be counted beside those of closed ones. */
    private static boolean closedAtTheEnd(RecordedGame<SquadCommand, SquadEvent> career) {
        return !CAREERS.stateAfter(career, career.moves().size()).job().isOpen();
    }

    private static int events(RecordedGame<SquadCommand, SquadEvent> career, Class<? extends SquadEvent> kind) {
        return (int) career.moves().stream()
                .flatMap(move -> move.events().stream())
                .filter(kind::isInstance)
                .count();
    }

    private static int commands(RecordedGame<SquadCommand, SquadEvent> career, Class<? extends SquadCommand> kind) {
        return (int) career.moves().stream()
                .filter(move -> kind.isInstance(move.command()))
                .count();
    }

    @Test
    void theTimeOfAJobIsThatFromItsOpeningToItsClose() {
        var career = CAREERS.load("the-worked-example-to-a-clean-stop");
        int opened = indexOf(career, "OpenJob");
        int closed = indexOf(career, "CloseJob");

        var told = told(career.name()).getFirst();

        assertThat(told.job().close()).isEqualTo(CloseType.CLEAN_STOP);
        assertThat(told.job().played().seconds()).isEqualTo((closed - opened) * RecordedPast.STEP.toSeconds());
        assertThat(told.at()).isEqualTo(RecordedPast.START.plus(RecordedPast.STEP.multipliedBy(closed)));
    }

    private static int indexOf(RecordedGame<SquadCommand, SquadEvent> career, String command) {
        return career.moves().stream()
                .map(move -> move.command().getClass().getSimpleName())
                .toList()
                .indexOf(command);
    }

    @Test
    void theRulesetSaysTheCampaignLayerTheDiceAndWhatIsSetAnew() {
        assertThat(told("a-campaign-of-six-jobs-to-the-final-operation")
                        .getLast()
                        .job()
                        .played()
                        .ruleset())
                .contains("campaign=true");
        assertThat(told("with-the-servers-dice").getFirst().job().played().ruleset())
                .isEqualTo("dice.mode=SERVER");
        assertThat(told("the-worked-example-to-a-clean-stop")
                        .getFirst()
                        .job()
                        .played()
                        .ruleset())
                .isEqualTo("standard");
    }

    @Test
    void aJobThatIsOpenTellsNothing() {
        assertThat(told("left-open-after-the-first-session")).isEmpty();
    }

    @Test
    @Rule("T-CLO-03")
    void onASharedBoardNoJobTellsAnythingBeforeTheBoardIsOpen() {
        var played = RecordedPast.of(CAREERS.load("the-worked-example-to-a-clean-stop"));
        var onBoard = new ArrayList<PastEvent>();
        onBoard.add(ofTheService(new CareerEvent.BoardDealt("event-B1", 1), RecordedPast.START));
        onBoard.addAll(played);

        assertThat(PlayedJob.closed(onBoard)).isEmpty();

        onBoard.add(ofTheService(new CareerEvent.BoardOpened(), played.getLast().at()));
        assertThat(PlayedJob.closed(onBoard))
                .isEqualTo(PlayedJob.closed(played))
                .hasSize(1);
    }

    private static PastEvent ofTheService(CareerEvent event, Instant at) {
        var move = event.getClass().getSimpleName();
        return new PastEvent(0, event, at, move, new MoveStamp("service", move));
    }
}
