package dev.stopline.recorded;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.dice.DiceSource;
import dev.stopline.platform.recorded.RecordedGame;
import dev.stopline.squad.content.RecordedCareers;
import dev.stopline.squad.content.SquadJson;
import dev.stopline.squad.rules.Band;
import dev.stopline.squad.rules.BetweenEvent;
import dev.stopline.squad.rules.CareerEvent;
import dev.stopline.squad.rules.CloseType;
import dev.stopline.squad.rules.CounterTarget;
import dev.stopline.squad.rules.Evolution;
import dev.stopline.squad.rules.InterdictEvent;
import dev.stopline.squad.rules.JobType;
import dev.stopline.squad.rules.OpeningEvent;
import dev.stopline.squad.rules.OperationEvent;
import dev.stopline.squad.rules.Posture;
import dev.stopline.squad.rules.PressureEvent;
import dev.stopline.squad.rules.Sergeant;
import dev.stopline.squad.rules.ServiceCommand;
import dev.stopline.squad.rules.Specialization;
import dev.stopline.squad.rules.SquadCommand;
import dev.stopline.squad.rules.SquadEvent;
import dev.stopline.squad.rules.SquadKey;
import dev.stopline.squad.rules.Trajectory;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whatever may happen in a career has happened in a recorded one. */
class EveryCloseIsRecordedTest {

    private static List<RecordedGame<SquadCommand, SquadEvent>> careers = List.of();

    @BeforeAll
    static void readEveryCareer() {
        careers = new RecordedCareers().all();
    }

    private static <T> Stream<T> events(Class<T> type) {
        return careers.stream().flatMap(career -> events(career, type));
    }

    private static <T> Stream<T> events(RecordedGame<SquadCommand, SquadEvent> career, Class<T> type) {
        return career.events().stream()
                .flatMap(List::stream)
                .filter(type::isInstance)
                .map(type::cast);
    }

    /** Every value has been recorded, but for those that say that there is none. */
    private static <E extends Enum<E>> void everyOne(E[] values, Stream<E> recorded, List<E> nothing) {
        var wanted =
                Arrays.stream(values).filter(each -> !nothing.contains(each)).toList();
        assertThat(recorded.distinct().toList()).containsAll(wanted);
    }

    @Test
    void everyCloseType() {
        everyOne(
                CloseType.values(),
                events(InterdictEvent.JobClosed.class).map(InterdictEvent.JobClosed::close),
                List.of(CloseType.NONE));
    }

    @Test
    void everyWayInWhichAJobIsSettled() {
        everyOne(
                InterdictEvent.ResolvedBy.values(),
                events(InterdictEvent.JobResolved.class).map(InterdictEvent.JobResolved::by),
                List.of());
    }

    @Test
    void everyPosture() {
        everyOne(
                Posture.values(),
                events(PressureEvent.PostureActivated.class).map(PressureEvent.PostureActivated::posture),
                List.of(Posture.SEALED));
    }

    @Test
    void everySergeantTrajectoryAndKindOfThreat() {
        var defined = events(OpeningEvent.JobDefined.class).toList();
        everyOne(Sergeant.values(), defined.stream().map(OpeningEvent.JobDefined::sergeant), List.of());
        everyOne(Trajectory.values(), defined.stream().map(OpeningEvent.JobDefined::trajectory), List.of());
        everyOne(JobType.values(), defined.stream().map(OpeningEvent.JobDefined::type), List.of());
    }

    @Test
    void anInterdictForcedAtEachStageAndOneDeclined() {
        assertThat(events(InterdictEvent.InterdictForced.class).map(InterdictEvent.InterdictForced::stage))
                .contains(1, 2, 3, 4, 5);
        assertThat(events(InterdictEvent.InterdictDeclined.class)).isNotEmpty();
    }

    /** What only one specialization does, by the rule that a modifier, a cause or an option names. */
    @ParameterizedTest
    @CsvSource({
        "HAT, S-DET-20",
        "TAP, S-DET-25",
        "TAP, S-DET-26",
        "TAIL, S-DET-32",
        "TAIL, TAIL_SHADOW2",
        "INTERROGATOR, S-DET-33",
        "INTERROGATOR, INTERROGATOR_DROP",
        "INTERROGATOR, S-DET-35",
        "SPECIALIST, S-DET-38",
        "SPECIALIST, SPECIALIST_CANCEL"
    })
    void everySpecializationDoesWhatOnlyItDoes(Specialization specialization, String trace) {
        assertThat(careers)
                .filteredOn(career -> events(career, CareerEvent.DetectiveCreated.class)
                        .anyMatch(each -> each.specialization() == specialization))
                .anySatisfy(career -> assertThat(career.events().toString()).contains(trace));
    }

    @Test
    void aHatBeginsWithAFactATapRunsAndASpecialistCancelsBothWays() {
        assertThat(events(OpeningEvent.JobDefined.class)).anyMatch(each -> each.hardFacts() == 1);
        assertThat(events(OperationEvent.ShadowRolled.class)).anyMatch(each -> each.ordinal() == 2);
        assertThat(events(InterdictEvent.CasualtyCancelArmed.class)).isNotEmpty();
        assertThat(events(InterdictEvent.CasualtyCancelled.class)).isNotEmpty();
        assertThat(careers)
                .anySatisfy(career -> assertThat(career.moves().toString()).contains("method=RUN"));
    }

    @Test
    void everyBandOfAnInterrogationThatThePrintedModifiersReach() {
        everyOne(
                Band.values(),
                events(OperationEvent.InterrogationEnded.class).map(OperationEvent.InterrogationEnded::band),
                List.of(Band.COUNTER));
    }

    @Test
    void everyTargetOfACounterAction() {
        everyOne(
                CounterTarget.values(),
                events(InterdictEvent.CounterActionResolved.class).map(InterdictEvent.CounterActionResolved::target),
                List.of(CounterTarget.NOBODY));
    }

    @Test
    void everyColumnOfTheAftermath() {
        assertThat(events(BetweenEvent.AftermathResolved.class).map(BetweenEvent.AftermathResolved::column))
                .contains("C", "S", "P", "H");
    }

    @Test
    void everyAfterCaseEventAndEveryEvolution() {
        assertThat(events(BetweenEvent.AfterCaseEventResolved.class).map(BetweenEvent.AfterCaseEventResolved::row))
                .contains(1, 2, 3, 4, 5, 6, 7, 8);
        everyOne(
                Evolution.values(),
                events(BetweenEvent.EvolutionEarned.class).map(BetweenEvent.EvolutionEarned::evolution),
                List.of());
    }

    @Test
    void theServersDiceAndAnAnatomyThatIsNotShown() {
        assertThat(events(CareerEvent.DetectiveCreated.class)).anyMatch(each -> each.diceMode() == DiceSource.SERVER);
        assertThat(events(CareerEvent.RulesetChosen.class))
                .anyMatch(each -> each.key() == SquadKey.SHOW_HIDDEN_ANATOMY
                        && each.value().equals("false"));
    }

    @Test
    void aJobLeftOpenADetectiveRetiredAndRoutingStopped() {
        assertThat(careers)
                .anyMatch(career ->
                        events(career, InterdictEvent.JobClosed.class).findAny().isEmpty());
        assertThat(events(CareerEvent.DetectiveRetired.class).map(CareerEvent.DetectiveRetired::cause))
                .contains("S-BETWEEN-02", "S-FINAL-04");
        assertThat(events(CareerEvent.RoutingStopped.class)).isNotEmpty();
    }

    @Test
    void aCampaignOfSixJobsWithTheLayerOnEndsInTheFinalOperation() {
        Predicate<RecordedGame<SquadCommand, SquadEvent>> whole =
                career -> events(career, InterdictEvent.JobClosed.class).count() == 6
                        && Stream.of(
                                        CareerEvent.CampaignLayerEnabled.class,
                                        CareerEvent.ContactAdded.class,
                                        CareerEvent.FamiliarityChanged.class,
                                        CareerEvent.StrainChanged.class,
                                        BetweenEvent.AftermathResolved.class,
                                        BetweenEvent.RequisitionTaken.class,
                                        BetweenEvent.EvolutionEarned.class,
                                        BetweenEvent.ClearanceAdvanced.class,
                                        CareerEvent.FinalOperationDeclared.class,
                                        CareerEvent.DetectiveRetired.class)
                                .allMatch(type -> events(career, type).findAny().isPresent());
        assertThat(careers).anyMatch(whole);
    }

    /** A recorded career can be played again by persons, so that it has no moves of the service's own. */
    @Test
    void everyCommandOfAPerson() {
        assertThat(careers.stream()
                        .flatMap(career -> career.moves().stream())
                        .<Class<?>>map(move -> move.command().getClass())
                        .distinct())
                .containsAll(SquadJson.COMMANDS.types().stream()
                        .filter(each -> !ServiceCommand.class.isAssignableFrom(each))
                        .toList());
    }

    @Test
    void everyEventButThoseOfASharedBoard() {
        var ofABoard =
                List.of(CareerEvent.BoardDealt.class, CareerEvent.BoardOpened.class, CareerEvent.JobAbandoned.class);
        assertThat(events(SquadEvent.class).<Class<?>>map(Object::getClass).distinct())
                .containsAll(SquadJson.EVENTS.types().stream()
                        .filter(each -> !ofABoard.contains(each))
                        .toList());
    }
}
