package dev.stopline.debrief.line;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.debrief.DecisionRow;
import dev.stopline.debrief.Happening;
import dev.stopline.debrief.Sentences;
import dev.stopline.line.rules.ActionEvent;
import dev.stopline.line.rules.CallEvent;
import dev.stopline.line.rules.Identity;
import dev.stopline.line.rules.LineEvent;
import dev.stopline.line.rules.LineStories;
import dev.stopline.line.rules.Mode;
import dev.stopline.line.rules.Role;
import dev.stopline.line.rules.SampleEvents;
import dev.stopline.line.rules.SessionEvent;
import dev.stopline.line.rules.Step;
import dev.stopline.line.rules.Table;
import dev.stopline.line.rules.Tier;
import dev.stopline.line.rules.TrackEvent;
import dev.stopline.line.rules.Verb;
import dev.stopline.line.rules.Viewer;
import dev.stopline.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

class LineDebriefTest {

    private static final LineEyes TRUTH = new LineEyes.Truth();
    private static final LineEyes HR = new LineEyes.Of(LineStories.viewer(Role.HR));
    private static final LineEyes FACE = new LineEyes.Of(LineStories.viewer(Role.FACE));

    /** Both tables seated; the cell throws, the tier rises for a hidden cause, and HR points in secret. */
    private static List<Happening<LineEvent>> game() {
        var before = LineStories.aCaseAt(Mode.BOTH_CHAIRS, 1, 1, Step.ACT).events();
        return Games.of(List.of(
                new Games.Played("organizer", "CreateSession", before),
                new Games.Played(
                        "money",
                        "DeclareAction",
                        List.of(new ActionEvent.ActionDeclared(
                                "K1", "money", Table.COMRADES, Verb.SWAP_PAYEE, 1, false, "quietly"))),
                new Games.Played(
                        "money",
                        "ThrowDie",
                        List.of(
                                new ActionEvent.DieThrown("K1", Table.COMRADES, "money", 15, 12, ""),
                                new TrackEvent.TierRaised(Tier.NOISY, Tier.PARTIAL),
                                new TrackEvent.TierCauseNoted(
                                        Tier.NOISY, Tier.PARTIAL, TrackEvent.TierCause.COMRADES, "K1"))),
                new Games.Played("hr", "CastVote", List.of(new CallEvent.FingerPointed("hr", 2)))));
    }

    @Test
    void aDecisionSaysWhoDidItWhatWasThrownWhatChangedAndByWhichRule() {
        var thrown = LineDebrief.of(game(), TRUTH).decisions().get(2);
        assertThat(thrown.by()).isEqualTo("money");
        assertThat(thrown.what()).isEqualTo("The Money: Throw die");
        assertThat(thrown.dice()).singleElement().satisfies(die -> {
            assertThat(die.key()).isEqualTo("S1/R1/COMRADES/K1/d20");
            assertThat(die.face()).isEqualTo(15);
            assertThat(die.reached()).isTrue();
        });
        assertThat(thrown.rules()).containsExactly("L-ROLL-05", "L-TIER-03", "L-TIER-04");
    }

    @Test
    @Rule("L-TIER-04")
    void theTruthHoldsTheHiddenCauseAndSaysWhoSawIt() {
        var changes = LineDebrief.of(game(), TRUTH).decisions().get(2).changes();
        assertThat(changes.get(1).seenBy()).isEqualTo("ALL");
        assertThat(changes.get(2).seenBy()).isEqualTo("IM");
        assertThat(changes.get(2).sentence()).contains("uncovered move of the Comrades");
    }

    @Test
    @Rule("L-TIER-04")
    void withTheEyesOfASeatOnlyWhatThatSeatSawIsThere() {
        var asHr = LineDebrief.of(game(), HR);
        assertThat(asHr.decisions()).extracting(DecisionRow::move).doesNotContain("DeclareAction");
        assertThat(asHr.decisions().get(1).changes())
                .singleElement()
                .satisfies(change -> assertThat(change.sentence()).isEqualTo("The tier rises from noisy to partial."));
        assertThat(asHr.decisions().getLast().move()).isEqualTo("CastVote");
        assertThat(LineDebrief.of(game(), FACE).decisions().getLast().move()).isEqualTo("ThrowDie");
        assertThat(LineDebrief.of(game(), new LineEyes.Of(Viewer.IM))
                        .decisions()
                        .getLast()
                        .move())
                .isEqualTo("ThrowDie");
    }

    @Test
    void theFramesOfASeatAreItsOwnStepsAndTheTruthHasAStepForEveryEvent() {
        assertThat(LineDebrief.of(game(), TRUTH).steps()).isEqualTo(game().size());
        var asHr = LineDebrief.replay(game(), HR);
        assertThat(asHr.steps()).isEqualTo(asHr.last().seen().by(LineStories.viewer(Role.HR)));
        assertThat(asHr.last().sheet().actions()).isEmpty();
    }

    @Test
    @Rule({"L-DEB-03", "L-DEB-04"})
    void theFindingsOfTheTruthNameIdentitiesAndCausesAndThoseOfASeatDoNot() {
        var truth = LineDebrief.of(game(), TRUTH).findings();
        assertThat(truth.identities())
                .extracting(LineFindings.HireIdentity::identity)
                .contains(Identity.OPERATOR, Identity.DECOY);
        assertThat(truth.tierCauses()).hasSize(1);
        var seat = LineDebrief.of(game(), HR).findings();
        assertThat(seat.identities()).isEmpty();
        assertThat(seat.tierCauses()).isEmpty();
        assertThat(seat.card().hires()).isEmpty();
    }

    @Test
    void everyEventIsToldInASentenceThatEndsLikeOne() {
        for (var mode : Mode.values()) {
            for (var event : SampleEvents.all("secops")) {
                Sentences.assertGood(Telling.of(mode, event), "%s".formatted(event), "|L-[A-Z]+-\\d\\d");
            }
        }
    }

    @Test
    void aQuotedSentenceBringsItsOwnFullStop() {
        var noted = new ActionEvent.ActionDeclared("K1", "money", Table.COMRADES, Verb.SWAP_PAYEE, 1, false, "Softly.");
        assertThat(Telling.of(Mode.BOTH_CHAIRS, noted).sentence()).endsWith("“Softly.”");
    }

    @Test
    void whereNobodyPlaysTheCellNobodyIsSaidToBeToldWhoTheOperatorIs() {
        var shown = new SessionEvent.OperatorShown(2, List.of());
        assertThat(Telling.of(Mode.COMPANY_ONLY, shown).sentence()).startsWith("Hire 2 is the operator");
        assertThat(Telling.of(Mode.BOTH_CHAIRS, shown).sentence())
                .isEqualTo("The cell learns that hire 2 is its operator.");
    }

    @Test
    void oneOfAThingIsSaidInTheSingular() {
        assertThat(Telling.of(Mode.BOTH_CHAIRS, new ActionEvent.ActionSpent("hr", Table.COMPANY, 1))
                        .sentence())
                .isEqualTo("HR has 1 action left.");
    }
}
