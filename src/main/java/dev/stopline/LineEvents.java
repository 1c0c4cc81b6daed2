package dev.stopline;

import dev.stopline.line.rules.ActionEvent;
import dev.stopline.line.rules.CallEvent;
import dev.stopline.line.rules.CutEvent;
import dev.stopline.line.rules.DebriefEvent;
import dev.stopline.line.rules.LineEvent;
import dev.stopline.line.rules.MeetingEvent;
import dev.stopline.line.rules.RevealEvent;
import dev.stopline.line.rules.RoundEvent;
import dev.stopline.line.rules.SessionEvent;
import dev.stopline.line.rules.TrackEvent;
import dev.stopline.platform.axon.EventName;
import java.util.List;
import java.util.stream.Stream;

/** How the events of line are called in the store and in the contract, for ever. */
final class LineEvents {

    private static final String FIRST = "1";

    private LineEvents() {}

    /** The names of all of them. */
    static List<EventName> all() {
        return Stream.of(session(), round(), action(), reveal(), track(), call(), meeting(), cut(), debrief())
                .flatMap(List::stream)
                .toList();
    }

    private static EventName line(Class<? extends LineEvent> type, String name) {
        return new EventName(type, "line." + name, FIRST);
    }

    private static List<EventName> session() {
        return List.of(
                line(SessionEvent.SessionCreated.class, "SessionCreated"),
                line(SessionEvent.BoardDealt.class, "BoardDealt"),
                line(SessionEvent.BoardOpened.class, "BoardOpened"),
                line(SessionEvent.CardChosen.class, "CardChosen"),
                line(SessionEvent.RulesetOverridden.class, "RulesetOverridden"),
                line(SessionEvent.RulesetNoted.class, "RulesetNoted"),
                line(SessionEvent.DiceCommitted.class, "DiceCommitted"),
                line(SessionEvent.HiresListed.class, "HiresListed"),
                line(SessionEvent.CaseCardSealed.class, "CaseCardSealed"),
                line(SessionEvent.OperatorShown.class, "OperatorShown"),
                line(SessionEvent.PlayerSeated.class, "PlayerSeated"),
                line(SessionEvent.SpectatorAdmitted.class, "SpectatorAdmitted"),
                line(SessionEvent.OpeningBriefed.class, "OpeningBriefed"),
                line(SessionEvent.CaseStarted.class, "CaseStarted"),
                line(SessionEvent.ReadingNoteRecorded.class, "ReadingNoteRecorded"),
                line(SessionEvent.CaseAbandoned.class, "CaseAbandoned"));
    }

    private static List<EventName> round() {
        return List.of(
                line(RoundEvent.StageStarted.class, "StageStarted"),
                line(RoundEvent.StageEnded.class, "StageEnded"),
                line(RoundEvent.StageEndNoted.class, "StageEndNoted"),
                line(RoundEvent.TierReset.class, "TierReset"),
                line(RoundEvent.TierResetNoted.class, "TierResetNoted"),
                line(RoundEvent.RoundStarted.class, "RoundStarted"),
                line(RoundEvent.RoundEnded.class, "RoundEnded"),
                line(RoundEvent.StepEntered.class, "StepEntered"),
                line(RoundEvent.TableVisited.class, "TableVisited"),
                line(RoundEvent.SideHandedOver.class, "SideHandedOver"),
                line(RoundEvent.RevealAnnounced.class, "RevealAnnounced"),
                line(RoundEvent.RevealSourceNoted.class, "RevealSourceNoted"),
                line(RoundEvent.Narrated.class, "Narrated"),
                line(RoundEvent.NarrationSourceNoted.class, "NarrationSourceNoted"));
    }

    private static List<EventName> action() {
        return List.of(
                line(ActionEvent.FreeActionTaken.class, "FreeActionTaken"),
                line(ActionEvent.ActionDeclared.class, "ActionDeclared"),
                line(ActionEvent.ActionSpent.class, "ActionSpent"),
                line(ActionEvent.LookupSpent.class, "LookupSpent"),
                line(ActionEvent.RollCalled.class, "RollCalled"),
                line(ActionEvent.RollControlNoted.class, "RollControlNoted"),
                line(ActionEvent.RollWaived.class, "RollWaived"),
                line(ActionEvent.ActionNarrated.class, "ActionNarrated"),
                line(ActionEvent.DieThrown.class, "DieThrown"),
                line(ActionEvent.ActionResolved.class, "ActionResolved"),
                line(ActionEvent.NotOnFileAnswered.class, "NotOnFileAnswered"),
                line(ActionEvent.RollsStopped.class, "RollsStopped"),
                line(ActionEvent.RollAbandoned.class, "RollAbandoned"),
                line(ActionEvent.CoverHolderChosen.class, "CoverHolderChosen"),
                line(ActionEvent.CoverAnnounced.class, "CoverAnnounced"),
                line(ActionEvent.CoverThrown.class, "CoverThrown"),
                line(ActionEvent.ScriptedMoveTold.class, "ScriptedMoveTold"),
                line(ActionEvent.ScriptedMovePlayed.class, "ScriptedMovePlayed"),
                line(ActionEvent.ImCompanyMovePlayed.class, "ImCompanyMovePlayed"),
                line(ActionEvent.StoppingControlNoted.class, "StoppingControlNoted"),
                line(ActionEvent.StoppingControlSourceNoted.class, "StoppingControlSourceNoted"));
    }

    private static List<EventName> reveal() {
        return List.of(
                line(RevealEvent.RevealOwed.class, "RevealOwed"),
                line(RevealEvent.NothingMoreOnFile.class, "NothingMoreOnFile"),
                line(RevealEvent.FactRevealed.class, "FactRevealed"),
                line(RevealEvent.FactNatureNoted.class, "FactNatureNoted"),
                line(RevealEvent.ClueCounted.class, "ClueCounted"),
                line(RevealEvent.PaymentHeld.class, "PaymentHeld"),
                line(RevealEvent.PaymentReleased.class, "PaymentReleased"),
                line(RevealEvent.ControlClosed.class, "ControlClosed"));
    }

    private static List<EventName> track() {
        return List.of(
                line(TrackEvent.PayoffCounted.class, "PayoffCounted"),
                line(TrackEvent.PayoffShown.class, "PayoffShown"),
                line(TrackEvent.PayoffFrozen.class, "PayoffFrozen"),
                line(TrackEvent.ExposureChanged.class, "ExposureChanged"),
                line(TrackEvent.CallCharged.class, "CallCharged"),
                line(TrackEvent.RepeatClosingNoted.class, "RepeatClosingNoted"),
                line(TrackEvent.CutCharged.class, "CutCharged"),
                line(TrackEvent.WrongfulNoted.class, "WrongfulNoted"),
                line(TrackEvent.ClosingCounted.class, "ClosingCounted"),
                line(TrackEvent.TierRaised.class, "TierRaised"),
                line(TrackEvent.LookupRaisedTier.class, "LookupRaisedTier"),
                line(TrackEvent.TierCauseNoted.class, "TierCauseNoted"),
                line(TrackEvent.EffectDeferred.class, "EffectDeferred"),
                line(TrackEvent.EffectNoted.class, "EffectNoted"),
                line(TrackEvent.EffectsSettled.class, "EffectsSettled"));
    }

    private static List<EventName> call() {
        return List.of(
                line(CallEvent.LineCalled.class, "LineCalled"),
                line(CallEvent.LineQueued.class, "LineQueued"),
                line(CallEvent.LineVoided.class, "LineVoided"),
                line(CallEvent.VoteOpened.class, "VoteOpened"),
                line(CallEvent.RevoteOpened.class, "RevoteOpened"),
                line(CallEvent.BallotsCounted.class, "BallotsCounted"),
                line(CallEvent.FingerPointed.class, "FingerPointed"),
                line(CallEvent.VoteRevealed.class, "VoteRevealed"),
                line(CallEvent.TieDeclared.class, "TieDeclared"),
                line(CallEvent.TiedSentenceSpoken.class, "TiedSentenceSpoken"),
                line(CallEvent.TiedSentenceSkipped.class, "TiedSentenceSkipped"),
                line(CallEvent.SentenceNoted.class, "SentenceNoted"),
                line(CallEvent.AccusationMade.class, "AccusationMade"),
                line(CallEvent.NoAccusation.class, "NoAccusation"));
    }

    private static List<EventName> meeting() {
        return List.of(
                line(MeetingEvent.MeetingOpened.class, "MeetingOpened"),
                line(MeetingEvent.MeetingQuestionAsked.class, "MeetingQuestionAsked"),
                line(MeetingEvent.QuestionBasisNoted.class, "QuestionBasisNoted"),
                line(MeetingEvent.MeetingAnswerRecorded.class, "MeetingAnswerRecorded"),
                line(MeetingEvent.AnswerTruthNoted.class, "AnswerTruthNoted"),
                line(MeetingEvent.ExplanationRead.class, "ExplanationRead"),
                line(MeetingEvent.ExplanationKindNoted.class, "ExplanationKindNoted"),
                line(MeetingEvent.MeetingClosed.class, "MeetingClosed"));
    }

    private static List<EventName> cut() {
        return List.of(
                line(CutEvent.CutProposed.class, "CutProposed"),
                line(CutEvent.GroundAsked.class, "GroundAsked"),
                line(CutEvent.GroundOffered.class, "GroundOffered"),
                line(CutEvent.GroundRuled.class, "GroundRuled"),
                line(CutEvent.GroundFactNoted.class, "GroundFactNoted"),
                line(CutEvent.HumanCostReadAloud.class, "HumanCostReadAloud"),
                line(CutEvent.CutGateChecked.class, "CutGateChecked"),
                line(CutEvent.CluesCounted.class, "CluesCounted"),
                line(CutEvent.CutApproved.class, "CutApproved"),
                line(CutEvent.HireCut.class, "HireCut"),
                line(CutEvent.KeysRemoved.class, "KeysRemoved"),
                line(CutEvent.HireGone.class, "HireGone"),
                line(CutEvent.CutVerdictNoted.class, "CutVerdictNoted"),
                line(CutEvent.LineClosed.class, "LineClosed"),
                line(CutEvent.TallyLineWritten.class, "TallyLineWritten"),
                line(CutEvent.CaseEnded.class, "CaseEnded"),
                line(CutEvent.CaseEndNoted.class, "CaseEndNoted"));
    }

    private static List<EventName> debrief() {
        return List.of(
                line(DebriefEvent.DebriefOpened.class, "DebriefOpened"),
                line(DebriefEvent.SeedRevealed.class, "SeedRevealed"),
                line(DebriefEvent.EndingRead.class, "EndingRead"),
                line(DebriefEvent.IdentityRevealed.class, "IdentityRevealed"),
                line(DebriefEvent.TierCausesRevealed.class, "TierCausesRevealed"),
                line(DebriefEvent.SentencesReplayed.class, "SentencesReplayed"),
                line(DebriefEvent.CardsShown.class, "CardsShown"),
                line(DebriefEvent.StoppingControlsRead.class, "StoppingControlsRead"),
                line(DebriefEvent.ProcessConditionRead.class, "ProcessConditionRead"),
                line(DebriefEvent.SessionClosed.class, "SessionClosed"),
                line(DebriefEvent.TelemetryRecorded.class, "TelemetryRecorded"));
    }
}
