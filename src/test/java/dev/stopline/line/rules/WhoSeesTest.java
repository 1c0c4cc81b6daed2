package dev.stopline.line.rules;

import static dev.stopline.testkit.Approved.assertApproved;
import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.testkit.Rule;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

@Rule({"L-VIS-01", "L-CUT-24", "L-TIER-04"})
class WhoSeesTest {

    private static final Viewer SECOPS = new Viewer.Seat("secops", Table.COMPANY);
    private static final Viewer HR = new Viewer.Seat("hr", Table.COMPANY);
    private static final Viewer FACE = new Viewer.Seat("face", Table.COMRADES);
    private static final List<Viewer> VIEWERS = List.of(Viewer.IM, SECOPS, HR, FACE, Viewer.SPECTATOR);

    @Test
    void theWholeAnswerIsAsApproved() {
        var lines = SampleEvents.all("secops").stream()
                .flatMap(event -> Arrays.stream(Mode.values()).map(mode -> line(mode, event)))
                .collect(Collectors.joining("\n", "", "\n"));
        assertApproved("approved/line-who-sees.txt", lines);
    }

    private static String line(Mode mode, LineEvent event) {
        var seenBy = VIEWERS.stream()
                .filter(viewer -> WhoSees.sees(mode, event, viewer))
                .map(Viewer::text)
                .collect(Collectors.joining(" "));
        return "%-32s %-14s %s".formatted(name(event), mode, seenBy).stripTrailing();
    }

    private static String name(LineEvent event) {
        var tables = Arrays.stream(event.getClass().getRecordComponents())
                .filter(each -> each.getType() == Table.class || each.getType() == Hearers.class)
                .limit(1)
                .map(each -> "(" + value(each, event) + ")")
                .collect(Collectors.joining());
        return event.getClass().getSimpleName() + tables;
    }

    private static Object value(java.lang.reflect.RecordComponent component, LineEvent event) {
        try {
            return component.getAccessor().invoke(event);
        } catch (ReflectiveOperationException impossible) {
            throw new IllegalStateException("events are public records", impossible);
        }
    }

    @Test
    void everybodySeesTheBoardTheVoteTheMeetingAndTheCut() {
        seenByAll(
                "SessionCreated",
                "HiresListed",
                "RulesetOverridden",
                "RoundStarted",
                "RoundEnded",
                "StepEntered",
                "PayoffShown",
                "PayoffFrozen",
                "ExposureChanged",
                "CallCharged",
                "CutCharged",
                "TierRaised",
                "LookupRaisedTier",
                "TierReset",
                "RevealAnnounced",
                "TableVisited",
                "RollsStopped",
                "LineCalled",
                "LineQueued",
                "LineVoided",
                "VoteOpened",
                "RevoteOpened",
                "BallotsCounted",
                "VoteRevealed",
                "TieDeclared",
                "TiedSentenceSpoken",
                "TiedSentenceSkipped",
                "AccusationMade",
                "NoAccusation",
                "MeetingOpened",
                "MeetingQuestionAsked",
                "MeetingAnswerRecorded",
                "ExplanationRead",
                "MeetingClosed",
                "CutProposed",
                "GroundAsked",
                "GroundOffered",
                "GroundRuled",
                "HumanCostReadAloud",
                "CutGateChecked",
                "CutApproved",
                "HireCut",
                "KeysRemoved",
                "HireGone",
                "LineClosed",
                "CaseEnded",
                "EndingRead");
    }

    @Test
    void theIncidentMasterAloneSeesTotalsCausesTruthsVerdictsAndNotes() {
        seenBy(
                List.of(Viewer.IM),
                "CardChosen",
                "CaseCardSealed",
                "RulesetNoted",
                "PayoffCounted",
                "ClosingCounted",
                "TierCauseNoted",
                "TierResetNoted",
                "StageEndNoted",
                "EffectNoted",
                "EffectsSettled",
                "WrongfulNoted",
                "FactNatureNoted",
                "ScriptedMovePlayed",
                "RollControlNoted",
                "RevealSourceNoted",
                "NarrationSourceNoted",
                "StoppingControlSourceNoted",
                "SentenceNoted",
                "QuestionBasisNoted",
                "AnswerTruthNoted",
                "ExplanationKindNoted",
                "GroundFactNoted",
                "CutVerdictNoted",
                "TallyLineWritten",
                "CaseEndNoted",
                "ReadingNoteRecorded",
                "TelemetryRecorded");
    }

    @Test
    void theCompanyAloneSeesItsCluesLookupsAccountsAndClosedControls() {
        seenBy(
                List.of(Viewer.IM, SECOPS, HR),
                "LookupSpent",
                "FactRevealed",
                "RevealOwed",
                "NothingMoreOnFile",
                "NotOnFileAnswered",
                "PaymentHeld",
                "PaymentReleased",
                "ControlClosed",
                "RepeatClosingNoted",
                "CluesCounted",
                "ImCompanyMovePlayed");
    }

    @Test
    void theCellAloneSeesItsOperatorAndItsCover() {
        seenBy(List.of(Viewer.IM, FACE), "OperatorShown", "CoverHolderChosen", "CoverAnnounced", "CoverThrown");
    }

    @Test
    void aTableSeesItsOwnActionsAndDiceAndTheOtherTableDoesNot() {
        for (var type : List.of(
                "FreeActionTaken",
                "ActionDeclared",
                "ActionSpent",
                "RollCalled",
                "RollWaived",
                "ActionNarrated",
                "DieThrown",
                "ActionResolved",
                "RollAbandoned",
                "EffectDeferred",
                "StoppingControlNoted")) {
            for (var event : samples(type)) {
                var comrades = name(event).endsWith("(COMRADES)");
                assertSeen(event, comrades ? List.of(Viewer.IM, FACE) : List.of(Viewer.IM, SECOPS, HR));
            }
        }
    }

    @Test
    void aSealedFingerIsForItsOwnSeatAndNotEvenForTheIncidentMaster() {
        seenBy(List.of(SECOPS), "FingerPointed");
    }

    @Test
    void aScriptedMoveIsHeardByTheCompanyAndTheSpectators() {
        seenBy(List.of(Viewer.IM, SECOPS, HR, Viewer.SPECTATOR), "ScriptedMoveTold");
    }

    @Test
    void clueCountsAreForTheCellInComradesOnly() {
        var counted = new RevealEvent.ClueCounted(1);
        assertThat(WhoSees.sees(Mode.COMRADES_ONLY, counted, FACE)).isTrue();
        assertThat(WhoSees.sees(Mode.BOTH_CHAIRS, counted, FACE)).isFalse();
        assertThat(WhoSees.sees(Mode.COMRADES_ONLY, counted, Viewer.SPECTATOR)).isFalse();
    }

    private static void seenByAll(String... types) {
        seenBy(VIEWERS, types);
    }

    private static void seenBy(List<Viewer> viewers, String... types) {
        for (var type : types) {
            samples(type).forEach(event -> assertSeen(event, viewers));
        }
    }

    private static List<LineEvent> samples(String type) {
        var samples = SampleEvents.all("secops").stream()
                .filter(each -> each.getClass().getSimpleName().equals(type))
                .toList();
        assertThat(samples).as(type).isNotEmpty();
        return samples;
    }

    private static void assertSeen(LineEvent event, List<Viewer> viewers) {
        for (var mode : Mode.values()) {
            assertThat(VIEWERS.stream().filter(viewer -> WhoSees.sees(mode, event, viewer)))
                    .as("%s in %s", event, mode)
                    .containsExactlyElementsOf(viewers);
        }
    }
}
