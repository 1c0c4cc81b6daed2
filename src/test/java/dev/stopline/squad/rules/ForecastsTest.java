package dev.stopline.squad.rules;

import static dev.stopline.squad.rules.ListedMoves.action;
import static dev.stopline.squad.rules.ListedMoves.chance;
import static dev.stopline.squad.rules.ListedMoves.inSession;
import static dev.stopline.squad.rules.ListedMoves.moves;
import static dev.stopline.squad.rules.ListedMoves.values;
import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.dice.Die;
import dev.stopline.squad.rules.OperationCommand.Options;
import dev.stopline.testkit.Rule;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ForecastsTest {

    private static final SquadRules RULES = RandomCareer.RULES;

    @Test
    @Rule({"S-CHAIN-02", "S-ACT-07", "S-ACT-09", "S-DET-33"})
    void aLeanAtStageOneSaysWhyItIsHardWhatIsAddedAndHowLikelyItIs() {
        var forecast = action(
                        inSession(Specialization.INTERROGATOR, 1, SourceKind.PERSON, Category.COOPERATIVE), Verb.LEAN)
                .forecast();

        assertThat(forecast.dice()).containsExactly(Die.D6);
        var roll = forecast.rolls().getFirst();
        assertThat(roll.threshold().base()).isEqualTo(4);
        assertThat(roll.threshold().effective()).isEqualTo(4);
        assertThat(roll.modifiers()).containsExactly(new Modifier("INTERROGATOR", "S-DET-33", 2));
        assertThat(chance(forecast, "NAT1")).isEqualTo(Fraction.of(1, 6));
        assertThat(chance(forecast, "FAILURE")).isEqualTo(Fraction.ZERO);
        assertThat(chance(forecast, "SUCCESS")).isEqualTo(Fraction.of(2, 3));
        assertThat(chance(forecast, "NAT6")).isEqualTo(Fraction.of(1, 6));
    }

    @Test
    @Rule({"S-TOK-03", "S-DET-14"})
    void aPreviewSaysWhatLeadsAndTheSceneDo() {
        var known = inSession(Specialization.HAT, 2, SourceKind.LOCATION, Category.HOSTILE);
        var stake = action(known, Verb.STAKE);
        assertThat(values(stake, "leads")).containsExactly("0", "1", "2");
        assertThat(chance(stake.forecast(), "SUCCESS")).isEqualTo(Fraction.of(1, 6));

        var preview = MovePreview.of(RULES, known, stake(2, List.of(Tag.NIGHT)));

        assertThat(preview.code()).isEmpty();
        assertThat(preview.forecast().rolls().getFirst().modifiers())
                .containsExactly(new Modifier("LEADS", "S-TOK-03", 2), new Modifier("WAR_DETAIL", "S-DET-14", 2));
        assertThat(chance(preview.forecast(), "SUCCESS")).isEqualTo(Fraction.of(2, 3));
    }

    @Test
    @Rule("S-TOK-03")
    void aPreviewOfAMoveThatWouldBeRefusedSaysWhy() {
        var known = inSession(Specialization.HAT, 2, SourceKind.LOCATION, Category.HOSTILE);

        var preview = MovePreview.of(RULES, known, stake(3, List.of()));

        assertThat(preview.code()).isEqualTo("NOT_ENOUGH_LEADS");
        assertThat(preview.sentence()).isNotBlank();
        assertThat(preview.forecast().dice()).isEmpty();
    }

    private static SquadCommand stake(int leads, List<Tag> tags) {
        return new OperationCommand.TakeAction(
                Verb.STAKE, Attribute.NONE, "s1", Axis.NONE, Axis.NONE, leads, tags, Options.NONE);
    }

    @Test
    @Rule({"S-INTERRO-01", "S-INTERRO-03", "S-INTERRO-05", "S-INTERRO-07"})
    void anInterrogationIsListedWithItsThreeBeatsAndTheChanceOfEachEnd() {
        var known = inSession(Specialization.HAT, 3, SourceKind.PERSON, Category.STANDARD);
        var easy = moves(known, "interrogate")
                .filter(each -> values(each, "resistance").contains("LOW"))
                .findFirst()
                .orElseThrow();

        assertThat(easy.forecast().rolls()).extracting(RollAhead::roll).containsExactly("BEAT_1", "BEAT_2", "BEAT_3");
        assertThat(easy.forecast().dice()).hasSize(3);
        assertThat(easy.forecast().fewestDice()).isEqualTo(1);
        assertThat(chance(easy.forecast(), "CLOSED")).isEqualTo(Fraction.of(1, 3));
        assertThat(easy.forecast().chances().stream()
                        .map(Forecast.Chance::chance)
                        .reduce(Fraction.ZERO, Fraction::plus))
                .isEqualTo(Fraction.ONE);
        assertThat(values(easy, "leads")).containsExactly("0", "1", "2");
    }

    @ParameterizedTest
    @CsvSource({"1", "2", "3", "4", "9"})
    @Rule({"S-BETWEEN-02", "AMB-07"})
    void woundsHealByTheirCountWhateverTheOrderOfTheirDice(int wounds) {
        var known = inSession(Specialization.HAT, 1, SourceKind.PERSON, Category.STANDARD);
        var hurt = known.withJob(known.job().withPhase(JobPhase.CLOSED))
                .withDetective(known.detective().withMortalWounds(wounds))
                .withCareer(known.career().withBetweenStep(BetweenStep.WOUNDS));

        var forecast = moves(hurt, "recoverWounds").findFirst().orElseThrow().forecast();

        assertThat(forecast.dice()).hasSize(wounds);
        for (int healed = 0; healed <= wounds; healed++) {
            assertThat(chance(forecast, "HEALED_" + healed))
                    .isEqualTo(Fraction.of(choose(wounds, healed), 1L << wounds));
        }
    }

    /** A wound heals on a 4 and more: every other time. */
    private static long choose(int of, int some) {
        return IntStream.rangeClosed(1, some).mapToLong(i -> i).reduce(1, (all, i) -> all * (of - some + i) / i);
    }

    @Test
    @Rule("AMB-20")
    void aSergeantWhoIsRolledAgainTakesNoForecastAndTheListComesToAnEnd() {
        var known = inSession(Specialization.HAT, 1, SourceKind.PERSON, Category.STANDARD);
        for (var last : Sergeant.values()) {
            var rerolled = known.withJob(
                            known.job().withPhase(JobPhase.GENERATING).withNextStep(7))
                    .withPending(List.of(Pending.of(PendingKind.SERGEANT_REROLL, 1)))
                    .withCareer(known.career().withHasLastSergeant(true).withLastSergeant(last));

            var forecast = moves(rerolled, "rollGeneratorStep")
                    .findFirst()
                    .orElseThrow()
                    .forecast();

            assertThat(forecast.dice()).isNotEmpty().containsOnly(Die.D6);
            assertThat(forecast.fewestDice()).isEqualTo(1);
            assertThat(forecast.chances()).isEmpty();
        }
    }

    @Test
    @Rule({"S-CAS-03", "S-INTERDICT-12"})
    void anApproachSaysWhatItMakesOfTheEngage() {
        var known = inSession(Specialization.HAT, 4, SourceKind.PERSON, Category.STANDARD);
        var inside = known.withJob(known.job()
                .withPhase(JobPhase.INTERDICT)
                .withInterdict(Interdict.NONE.withBeat(1).withCapability(Capability.UNTOUCHABLE)));

        var forecast =
                moves(inside, "rollInterdictBeat").findFirst().orElseThrow().forecast();

        assertThat(forecast.rolls().getFirst().threshold().effective()).isEqualTo(7);
        assertThat(chance(forecast, "ENGAGE_4")).isEqualTo(Fraction.of(1, 6));
        assertThat(chance(forecast, "ENGAGE_5")).isEqualTo(Fraction.of(5, 6));
    }
}
