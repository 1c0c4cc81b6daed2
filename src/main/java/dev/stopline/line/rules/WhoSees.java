package dev.stopline.line.rules;

import dev.stopline.line.rules.Audience.AllButComrades;
import dev.stopline.line.rules.Audience.Everyone;
import dev.stopline.line.rules.Audience.OneSeat;
import dev.stopline.line.rules.Audience.OneTable;
import dev.stopline.line.rules.Audience.OnlyIncidentMaster;

/** Section 3.5: each event, each viewer: seen whole, or not at all. The only place where sight is decided. */
public final class WhoSees {

    private static final Audience ALL = new Everyone();
    private static final Audience IM_ONLY = new OnlyIncidentMaster();
    private static final Audience COMPANY = new OneTable(Table.COMPANY);
    private static final Audience COMRADES = new OneTable(Table.COMRADES);
    private static final Audience NOT_THE_CELL = new AllButComrades();

    private WhoSees() {}

    /** Whether the viewer sees the event; it never changes afterwards. */
    public static boolean sees(Mode mode, LineEvent event, Viewer viewer) {
        return audience(mode, event).includes(viewer);
    }

    /** Who sees the event in a session of this mode. */
    public static Audience audience(Mode mode, LineEvent event) {
        return switch (event) {
            case SessionEvent e -> ofSession(e);
            case RoundEvent e -> ofRound(e);
            case ActionEvent e -> ofAction(e);
            case RevealEvent e -> ofReveal(mode, e);
            case TrackEvent e -> ofTrack(e);
            case CallEvent e -> ofCall(e);
            case MeetingEvent e -> ofMeeting(e);
            case CutEvent e -> ofCut(e);
            case DebriefEvent e -> ofDebrief(e);
        };
    }

    private static Audience ofSession(SessionEvent event) {
        return switch (event) {
            case SessionEvent.SessionCreated e -> ALL;
            case SessionEvent.CardChosen e -> IM_ONLY;
            case SessionEvent.BoardDealt e -> ALL;
            case SessionEvent.BoardOpened e -> ALL;
            case SessionEvent.RulesetOverridden e -> ALL;
            case SessionEvent.RulesetNoted e -> IM_ONLY;
            case SessionEvent.DiceCommitted e -> ALL;
            case SessionEvent.HiresListed e -> ALL;
            case SessionEvent.CaseCardSealed e -> IM_ONLY;
            case SessionEvent.OperatorShown e -> COMRADES;
            case SessionEvent.PlayerSeated e -> ALL;
            case SessionEvent.SpectatorAdmitted e -> ALL;
            case SessionEvent.OpeningBriefed e -> ALL;
            case SessionEvent.CaseStarted e -> ALL;
            case SessionEvent.ReadingNoteRecorded e -> IM_ONLY;
            case SessionEvent.CaseAbandoned e -> ALL;
        };
    }

    private static Audience ofRound(RoundEvent event) {
        return switch (event) {
            case RoundEvent.StageStarted e -> ALL;
            case RoundEvent.StageEnded e -> ALL;
            case RoundEvent.StageEndNoted e -> IM_ONLY;
            case RoundEvent.TierReset e -> ALL;
            case RoundEvent.TierResetNoted e -> IM_ONLY;
            case RoundEvent.RoundStarted e -> ALL;
            case RoundEvent.RoundEnded e -> ALL;
            case RoundEvent.StepEntered e -> ALL;
            case RoundEvent.TableVisited e -> ALL;
            case RoundEvent.SideHandedOver e -> ALL;
            case RoundEvent.RevealAnnounced e -> ALL;
            case RoundEvent.RevealSourceNoted e -> IM_ONLY;
            case RoundEvent.Narrated e -> heardBy(e.to());
            case RoundEvent.NarrationSourceNoted e -> IM_ONLY;
        };
    }

    private static Audience heardBy(Hearers hearers) {
        return switch (hearers) {
            case ALL -> ALL;
            case COMPANY -> COMPANY;
            case COMRADES -> COMRADES;
        };
    }

    private static Audience ofAction(ActionEvent event) {
        return switch (event) {
            case ActionEvent.FreeActionTaken e -> new OneTable(e.table());
            case ActionEvent.ActionDeclared e -> new OneTable(e.table());
            case ActionEvent.ActionSpent e -> new OneTable(e.table());
            case ActionEvent.LookupSpent e -> COMPANY;
            case ActionEvent.RollCalled e -> new OneTable(e.table());
            case ActionEvent.RollControlNoted e -> IM_ONLY;
            case ActionEvent.RollWaived e -> new OneTable(e.table());
            case ActionEvent.ActionNarrated e -> new OneTable(e.table());
            case ActionEvent.DieThrown e -> new OneTable(e.table());
            case ActionEvent.ActionResolved e -> new OneTable(e.table());
            case ActionEvent.NotOnFileAnswered e -> COMPANY;
            case ActionEvent.RollsStopped e -> ALL;
            case ActionEvent.RollAbandoned e -> new OneTable(e.table());
            case ActionEvent.CoverHolderChosen e -> COMRADES;
            case ActionEvent.CoverAnnounced e -> COMRADES;
            case ActionEvent.CoverThrown e -> COMRADES;
            case ActionEvent.ScriptedMoveTold e -> NOT_THE_CELL;
            case ActionEvent.ScriptedMovePlayed e -> IM_ONLY;
            case ActionEvent.ImCompanyMovePlayed e -> COMPANY;
            case ActionEvent.StoppingControlNoted e -> new OneTable(e.askedTable());
            case ActionEvent.StoppingControlSourceNoted e -> IM_ONLY;
        };
    }

    private static Audience ofReveal(Mode mode, RevealEvent event) {
        return switch (event) {
            case RevealEvent.RevealOwed e -> COMPANY;
            case RevealEvent.NothingMoreOnFile e -> COMPANY;
            case RevealEvent.FactRevealed e -> COMPANY;
            case RevealEvent.FactNatureNoted e -> IM_ONLY;
            case RevealEvent.ClueCounted e -> mode == Mode.COMRADES_ONLY ? COMRADES : IM_ONLY;
            case RevealEvent.PaymentHeld e -> COMPANY;
            case RevealEvent.PaymentReleased e -> COMPANY;
            case RevealEvent.ControlClosed e -> COMPANY;
        };
    }

    private static Audience ofTrack(TrackEvent event) {
        return switch (event) {
            case TrackEvent.PayoffCounted e -> IM_ONLY;
            case TrackEvent.PayoffShown e -> ALL;
            case TrackEvent.PayoffFrozen e -> ALL;
            case TrackEvent.ExposureChanged e -> ALL;
            case TrackEvent.CallCharged e -> ALL;
            case TrackEvent.RepeatClosingNoted e -> COMPANY;
            case TrackEvent.CutCharged e -> ALL;
            case TrackEvent.WrongfulNoted e -> IM_ONLY;
            case TrackEvent.ClosingCounted e -> IM_ONLY;
            case TrackEvent.TierRaised e -> ALL;
            case TrackEvent.LookupRaisedTier e -> ALL;
            case TrackEvent.TierCauseNoted e -> IM_ONLY;
            case TrackEvent.EffectDeferred e -> new OneTable(e.table());
            case TrackEvent.EffectNoted e -> IM_ONLY;
            case TrackEvent.EffectsSettled e -> IM_ONLY;
        };
    }

    private static Audience ofCall(CallEvent event) {
        return switch (event) {
            case CallEvent.LineCalled e -> ALL;
            case CallEvent.LineQueued e -> ALL;
            case CallEvent.LineVoided e -> ALL;
            case CallEvent.VoteOpened e -> ALL;
            case CallEvent.RevoteOpened e -> ALL;
            case CallEvent.BallotsCounted e -> ALL;
            case CallEvent.FingerPointed e -> new OneSeat(e.seat());
            case CallEvent.VoteRevealed e -> ALL;
            case CallEvent.TieDeclared e -> ALL;
            case CallEvent.TiedSentenceSpoken e -> ALL;
            case CallEvent.TiedSentenceSkipped e -> ALL;
            case CallEvent.SentenceNoted e -> IM_ONLY;
            case CallEvent.AccusationMade e -> ALL;
            case CallEvent.NoAccusation e -> ALL;
        };
    }

    private static Audience ofMeeting(MeetingEvent event) {
        return switch (event) {
            case MeetingEvent.MeetingOpened e -> ALL;
            case MeetingEvent.MeetingQuestionAsked e -> ALL;
            case MeetingEvent.QuestionBasisNoted e -> IM_ONLY;
            case MeetingEvent.MeetingAnswerRecorded e -> ALL;
            case MeetingEvent.AnswerTruthNoted e -> IM_ONLY;
            case MeetingEvent.ExplanationRead e -> ALL;
            case MeetingEvent.ExplanationKindNoted e -> IM_ONLY;
            case MeetingEvent.MeetingClosed e -> ALL;
        };
    }

    private static Audience ofCut(CutEvent event) {
        return switch (event) {
            case CutEvent.CutProposed e -> ALL;
            case CutEvent.GroundAsked e -> ALL;
            case CutEvent.GroundOffered e -> ALL;
            case CutEvent.GroundRuled e -> ALL;
            case CutEvent.GroundFactNoted e -> IM_ONLY;
            case CutEvent.HumanCostReadAloud e -> ALL;
            case CutEvent.CutGateChecked e -> ALL;
            case CutEvent.CluesCounted e -> COMPANY;
            case CutEvent.CutApproved e -> ALL;
            case CutEvent.HireCut e -> ALL;
            case CutEvent.KeysRemoved e -> ALL;
            case CutEvent.HireGone e -> ALL;
            case CutEvent.CutVerdictNoted e -> IM_ONLY;
            case CutEvent.LineClosed e -> ALL;
            case CutEvent.TallyLineWritten e -> IM_ONLY;
            case CutEvent.CaseEnded e -> ALL;
            case CutEvent.CaseEndNoted e -> IM_ONLY;
        };
    }

    private static Audience ofDebrief(DebriefEvent event) {
        return switch (event) {
            case DebriefEvent.DebriefOpened e -> ALL;
            case DebriefEvent.SeedRevealed e -> ALL;
            case DebriefEvent.EndingRead e -> ALL;
            case DebriefEvent.IdentityRevealed e -> ALL;
            case DebriefEvent.TierCausesRevealed e -> ALL;
            case DebriefEvent.SentencesReplayed e -> ALL;
            case DebriefEvent.CardsShown e -> ALL;
            case DebriefEvent.StoppingControlsRead e -> ALL;
            case DebriefEvent.ProcessConditionRead e -> ALL;
            case DebriefEvent.SessionClosed e -> ALL;
            case DebriefEvent.TelemetryRecorded e -> IM_ONLY;
        };
    }
}
