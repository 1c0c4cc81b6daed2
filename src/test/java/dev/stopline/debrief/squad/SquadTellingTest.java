package dev.stopline.debrief.squad;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.debrief.Sentences;
import dev.stopline.debrief.Told;
import dev.stopline.squad.rules.BetweenEvent;
import dev.stopline.squad.rules.CareerEvent;
import dev.stopline.squad.rules.Modifier;
import dev.stopline.squad.rules.OpeningEvent;
import dev.stopline.squad.rules.OperationEvent;
import dev.stopline.squad.rules.PressureEvent;
import dev.stopline.squad.rules.SquadCommand;
import dev.stopline.squad.rules.SquadEvent;
import dev.stopline.squad.rules.SquadState;
import dev.stopline.wire.EventSamples;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class SquadTellingTest {

    /** Their samples name no row of the rules; careers that were played do. */
    private static final List<Class<?>> NAMED_IN_TEXT = List.of(
            BetweenEvent.AftermathResolved.class,
            OpeningEvent.GeneratorStepRolled.class,
            OpeningEvent.GeneratorStepRerolled.class);

    private static Stream<Class<?>> types(Class<?> type) {
        return type.isSealed()
                ? Arrays.stream(type.getPermittedSubclasses()).flatMap(SquadTellingTest::types)
                : Stream.of(type);
    }

    private static void assertTold(Told told, SquadEvent event) {
        Sentences.assertGood(told, event.toString(), "|S-[A-Z]+-[A-Z]?\\d+");
    }

    @Test
    void everyEventIsToldInASentenceThatEndsLikeOne() {
        types(SquadEvent.class)
                .filter(type -> !NAMED_IN_TEXT.contains(type))
                .map(type -> (SquadEvent) EventSamples.of(type))
                .forEach(event -> assertTold(Telling.of(SquadState.INITIAL, event), event));
    }

    @Test
    void soIsEveryEventOfWholeCareers() {
        var told = new ArrayList<Class<?>>();
        LongStream.range(2, 14).forEach(number -> {
            var state = SquadState.INITIAL;
            for (var happening : Careers.of(number, 2)) {
                assertTold(Telling.of(state, happening.event()), happening.event());
                told.add(happening.event().getClass());
                state = state.after(happening.event());
            }
        });
        assertThat(told)
                .contains(BetweenEvent.AftermathResolved.class)
                .contains(OpeningEvent.GeneratorStepRolled.class);
        assertThat(Telling.of(SquadState.INITIAL, new OpeningEvent.GeneratorStepRerolled(1, 3, "BOMB", "MOVE"))
                        .sentence())
                .isEqualTo("Step 1 is rolled again and the die shows 3: the kind of threat was Move and is Bomb.");
    }

    @Test
    void oneOfAThingIsSaidInTheSingularAndAQuotationBringsItsOwnFullStop() {
        var ended = new OperationEvent.SessionEnded(2, 1);
        var asked = new OperationEvent.ActiveContactUsed("s1", "Who was it?");
        var heat = new PressureEvent.HeatMarked(1, 2, 3, "S-ACT-11");
        var strain = new CareerEvent.StrainChanged(2, 3, List.of("FAILED_CLOSE", "CASUALTIES"));

        assertThat(Telling.of(SquadState.INITIAL, ended).sentence()).isEqualTo("Session 2 ends after 1 action.");
        assertThat(Telling.of(SquadState.INITIAL, asked).sentence()).endsWith("“Who was it?”");
        assertThat(Telling.of(SquadState.INITIAL, heat).sentence())
                .isEqualTo("Heat rises from 2 to 3, because the action failed.");
        assertThat(Telling.of(SquadState.INITIAL, strain).sentence())
                .isEqualTo("Strain +2 to 3, because the case failed and too many died.");
    }

    @Test
    void everyCommandHasAHeadingInWordsOfTheGame() {
        var headings = types(SquadCommand.class)
                .map(type -> Headings.of(type.getSimpleName()))
                .toList();
        assertThat(headings)
                .hasSizeGreaterThan(40)
                .doesNotHaveDuplicates()
                .noneMatch(each -> each.startsWith("moves:"));
    }

    @Test
    void spansPluralsAndFamiliesAreSaidAsOneSaysThem() {
        assertThat(Telling.of(SquadState.INITIAL, new CareerEvent.DiceCommitted("B1", "ab"))
                        .sentence())
                .isEqualTo("The server commits to the dice of the steps after job 1: ab.");
        assertThat(RollWords.of(8, List.of(new Modifier("EXCESS", "S-ACT-08", -18)), -10, 6))
                .isEqualTo("the die shows 8; with -18 for 18 tiers beyond the range that makes -10 against 6");
        assertThat(RollWords.of(4, List.of(new Modifier("EXCESS", "S-ACT-08", -1)), 3, 6))
                .contains("1 tier beyond");
    }
}
