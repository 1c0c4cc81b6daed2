package dev.stopline.debrief.squad;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import dev.stopline.debrief.Change;
import dev.stopline.debrief.Happening;
import dev.stopline.dice.ProvenRoll;
import dev.stopline.squad.rules.InterdictEvent;
import dev.stopline.squad.rules.Names;
import dev.stopline.squad.rules.OpeningEvent;
import dev.stopline.squad.rules.SquadDiceProof;
import dev.stopline.squad.rules.SquadEvent;
import dev.stopline.squad.rules.WhoSees;
import dev.stopline.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

class SquadDebriefTest {

    private static final List<Happening<SquadEvent>> CAREER = Careers.of(1, 3);
    private static final ClosedJobs CLOSED = ClosedJobs.of(CAREER);
    private static final SquadDebrief TRUTH = SquadDebrief.ofJob(CLOSED, 2, SquadEyes.TRUTH);
    private static final SquadDebrief PLAYER = SquadDebrief.ofJob(CLOSED, 2, SquadEyes.PLAYER);

    @Test
    @Rule({"S-ACT-07", "S-ACT-09"})
    void aRollSaysItsFaceEveryModifierTheThresholdAndTheMargin() {
        var action = SquadDebrief.ofCareer(CLOSED, SquadEyes.TRUTH).decisions().stream()
                .filter(each -> each.decision().move().equals("TakeAction"))
                .filter(each -> !each.rolls().isEmpty())
                .findFirst()
                .orElseThrow();
        var roll = action.rolls().getFirst();

        assertThat(roll.total())
                .isEqualTo(roll.die()
                        + roll.modifiers().stream()
                                .mapToInt(each -> each.value())
                                .sum());
        assertThat(roll.margin()).isEqualTo(roll.total() - roll.threshold().effective());
        assertThat(action.decision().dice()).singleElement().satisfies(die -> {
            assertThat(die.key()).isEqualTo(roll.key()).startsWith("J" + action.job() + "/S");
            assertThat(die.thrower()).isEqualTo("server");
            assertThat(die.face()).isEqualTo(roll.die());
            assertThat(die.target()).isEqualTo(roll.threshold().effective());
            assertThat(die.reached()).isEqualTo(roll.reached());
        });
        assertThat(action.decision().what()).isEqualTo("The player takes an action");
        assertThat(action.decision().changes().getFirst().sentence()).contains("the die shows " + roll.die());
        assertThat(action.decision().rules()).isNotEmpty();
        assertThat(action.job()).isPositive();
    }

    @Test
    void everyProvenDieOfTheCareerStandsInItsDebriefByItsKey() {
        var events = CAREER.stream().map(Happening::event).toList();
        var proven = SquadDiceProof.of(events).spans().stream()
                .flatMap(each -> each.rolls().stream().map(ProvenRoll::key))
                .toList();

        assertThat(SquadDebrief.ofCareer(CLOSED, SquadEyes.TRUTH).decisions())
                .flatExtracting(each -> each.decision().dice())
                .extracting(die -> die.key())
                .containsAll(proven);
    }

    @Test
    @Rule("S-GEN-11")
    void thePostureIsInTheTruthFromItsDieOnAndInThePlayersWhenItComesOut() {
        var sealed = (OpeningEvent.PostureSealed) CAREER.stream()
                .map(Happening::event)
                .filter(OpeningEvent.PostureSealed.class::isInstance)
                .skip(1)
                .findFirst()
                .orElseThrow();
        var name = Names.of(sealed.posture());

        assertThat(TRUTH.decisions())
                .flatExtracting(each -> each.decision().changes())
                .extracting(Change::sentence, Change::seenBy)
                .contains(tuple("Sealed: the die of the posture shows " + sealed.die() + ", " + name + ".", "NOBODY"));
        assertThat(PLAYER.decisions())
                .flatExtracting(each -> each.decision().changes())
                .extracting(Change::seenBy)
                .containsOnly("ALL");
        assertThat(posture(TRUTH))
                .first()
                .satisfies(fact -> assertThat(fact.text()).isEqualTo(name));
        assertThat(posture(PLAYER)).first().satisfies(fact -> {
            assertThat(fact.playerKnew()).isFalse();
            assertThat(fact.text()).isEmpty();
        });
        assertThat(posture(TRUTH))
                .extracting(SealedFact::playerKnew)
                .isEqualTo(posture(PLAYER).stream().map(SealedFact::playerKnew).toList());
    }

    private static List<SealedFact> posture(SquadDebrief debrief) {
        return debrief.decisions().stream()
                .flatMap(each -> each.sealed().stream())
                .filter(each -> each.what().equals("POSTURE"))
                .toList();
    }

    @Test
    void theFramesOfThePlayerAreHisOwnStepsAndShowWhatHeKnewThen() {
        var truth = SquadDebrief.replayOfJob(CLOSED, 2, SquadEyes.TRUTH);
        var player = SquadDebrief.replayOfJob(CLOSED, 2, SquadEyes.PLAYER);

        assertThat(truth.steps()).isEqualTo(TRUTH.steps()).isGreaterThan(player.steps());
        assertThat(player.steps()).isEqualTo(PLAYER.steps());
        assertThat(SquadDebrief.view(player, player.steps(), SquadEyes.PLAYER)
                        .job()
                        .number())
                .isEqualTo(2);
        int version = SquadDebrief.view(player, 0, SquadEyes.PLAYER).version();
        for (int step = 1; step <= player.steps(); step++) {
            assertThat(SquadDebrief.view(player, step, SquadEyes.PLAYER).version())
                    .isEqualTo(version + step);
        }
    }

    @Test
    void ofAJobThatIsOpenThereIsNothing() {
        int opened = 0;
        int at = 0;
        while (opened < 2) {
            at++;
            opened += CAREER.get(at).event() instanceof OpeningEvent.JobOpened ? 1 : 0;
        }
        while (!(CAREER.get(at).event() instanceof OpeningEvent.PostureSealed)) {
            at++;
        }
        var open = ClosedJobs.of(CAREER.subList(0, at + 1));
        var debrief = SquadDebrief.ofCareer(open, SquadEyes.TRUTH);

        assertThat(open.numbers()).containsExactly(1);
        assertThat(open.knows(2)).isTrue();
        assertThat(debrief.decisions()).extracting(SquadDecision::job).doesNotContain(2);
        assertThat(debrief.jobs()).extracting(JobFindings::number).containsExactly(1);
        assertThatThrownBy(() -> SquadDebrief.ofJob(open, 2, SquadEyes.TRUTH))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void beforeTheFirstJobIsClosedNoneIsThere() {
        var first = CAREER.stream()
                .takeWhile(each -> !(each.event() instanceof InterdictEvent.JobClosed))
                .toList();

        assertThat(ClosedJobs.of(first).numbers()).isEmpty();
    }

    @Test
    @Rule({"S-CAS-01", "S-CLOSE-01"})
    void theFindingsSayHowItClosedWhatItCostAndWhatLayBehindIt() {
        for (var job : SquadDebrief.ofCareer(CLOSED, SquadEyes.TRUTH).jobs()) {
            var closed = CAREER.stream()
                    .map(Happening::event)
                    .filter(InterdictEvent.JobClosed.class::isInstance)
                    .map(InterdictEvent.JobClosed.class::cast)
                    .toList()
                    .get(job.number() - 1);
            assertThat(job.close()).isEqualTo(closed.close());
            assertThat(job.casualties().stream()
                            .filter(each -> !each.cancelled())
                            .mapToInt(JobFindings.CasualtyFinding::amount)
                            .sum())
                    .isEqualTo(closed.casualties());
            assertThat(job.casualties())
                    .allSatisfy(each -> assertThat(each.why()).endsWith("."));
            assertThat(job.codeCrossed()).isEqualTo(closed.codeCrossed());
            assertThat(job.posture()).isNotEqualTo("sealed");
            assertThat(job.postureDie()).isPositive();
            assertThat(job.anatomy())
                    .hasSize(3)
                    .allSatisfy(each -> assertThat(each.text()).isNotEmpty());
        }
    }

    @Test
    @Rule({"S-CAREER-01", "S-CAREER-02", "S-CAS-04"})
    void theRecordHoldsAnEntryACaseAndWhatTheyAddUpTo() {
        var record = SquadDebrief.ofCareer(CLOSED, SquadEyes.PLAYER).record();
        int casualties = 0;
        for (var entry : record.cases()) {
            casualties += entry.casualties();
            assertThat(entry.runningTotal()).isEqualTo(casualties);
        }
        var totals = record.totals();

        assertThat(record.cases()).hasSize(totals.casesClosed()).isNotEmpty();
        assertThat(totals.casualties()).isEqualTo(casualties);
        assertThat(totals.cleanStops()
                        + totals.stops()
                        + totals.partialStops()
                        + totals.failedIntercepts()
                        + totals.failedHostiles())
                .isEqualTo(totals.casesClosed());
        assertThat(record.code()).isEqualTo("Never lies to a widow.");
    }

    @Test
    void theSealedIsNowhereInWhatThePlayerSaw() {
        assertThat(CAREER).anyMatch(each -> !WhoSees.playerSees(each.event()));
        assertThat(PLAYER.decisions())
                .flatExtracting(each -> each.decision().changes())
                .extracting(Change::sentence)
                .noneMatch(each -> each.startsWith("Sealed"));
    }
}
