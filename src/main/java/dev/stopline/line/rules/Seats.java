package dev.stopline.line.rules;

import static dev.stopline.line.rules.LineRefusal.CASE_OVER;
import static dev.stopline.line.rules.LineRefusal.LINE_OPEN;
import static dev.stopline.line.rules.LineRefusal.NOT_STARTED;
import static dev.stopline.line.rules.LineRefusal.NOT_YOUR_SEAT;

import dev.stopline.decide.Refusal;
import java.util.Optional;

/** L-MODE-01..03, L-CALL-07, GAP-51: whose command this may be, and whether the table is open for it (section 3.3, general guards). */
final class Seats {

    private Seats() {}

    /** The general guards, in their printed order, ahead of each command's own codes. */
    static Optional<Refusal> refuse(LineState s, Move move) {
        return switch (move.command()) {
            case SessionCommand.CreateSession c -> Refusal.allow();
            case SessionCommand c -> Refusal.refuseIf(!move.by().isIncidentMaster(), NOT_YOUR_SEAT);
            case DebriefCommand c -> Refusal.refuseIf(!move.by().isIncidentMaster(), NOT_YOUR_SEAT);
            case ServiceCommand c -> Refusal.refuseIf(!(move.by() instanceof Viewer.Service), NOT_YOUR_SEAT);
            case StopTheLineCommand.NoteSentence c -> noteSentence(s, move);
            case RoundCommand c -> inPlay(s, move);
            case ActionCommand c -> inPlay(s, move);
            case StopTheLineCommand c -> inPlay(s, move);
        };
    }

    private static Optional<Refusal> noteSentence(LineState s, Move move) {
        if (s.phase() == Phase.SETUP) {
            return Refusal.refuse(NOT_STARTED);
        }
        if (s.phase() == Phase.CLOSED) {
            return Refusal.refuse(CASE_OVER);
        }
        return Refusal.refuseIf(!move.by().isIncidentMaster(), NOT_YOUR_SEAT);
    }

    private static Optional<Refusal> inPlay(LineState s, Move move) {
        if (s.phase() == Phase.SETUP && !s.outcome().hasEnded()) {
            return Refusal.refuse(NOT_STARTED);
        }
        if (s.phase() != Phase.PLAY || s.outcome().hasEnded()) {
            return Refusal.refuse(CASE_OVER);
        }
        if (!owns(s, move)) {
            return Refusal.refuse(NOT_YOUR_SEAT);
        }
        return Refusal.refuseIf(s.line().isOpen() && !runsWhileOpen(s, move.command()), LINE_OPEN);
    }

    /** What runs while the line is stopped; free talk is closed between a tie and the next reveal (L-VOTE-06). */
    private static boolean runsWhileOpen(LineState s, LineCommand command) {
        return switch (command) {
            case StopTheLineCommand c -> true;
            case RoundCommand.Narrate c -> true;
            case ActionCommand.ChooseRevealedFact c -> true;
            case ActionCommand.RecordInconsistency c -> true;
            case ActionCommand.NoteStoppingControl c -> true;
            // L-CALL-08: on a line's id the answer is that a call is not a roll, whatever else is open.
            case ActionCommand.CallRoll c -> s.calls().knows(c.actionId());
            case ActionCommand.TakeFreeAction c ->
                s.line().phase() != Line.Phase.TIE_SENTENCES && s.line().phase() != Line.Phase.REVOTE;
            case RoundCommand c -> false;
            case ActionCommand c -> false;
            case SessionCommand c -> true;
            case DebriefCommand c -> true;
            case ServiceCommand c -> true;
        };
    }

    private static boolean owns(LineState s, Move move) {
        boolean im = move.by().isIncidentMaster();
        if (move.by() instanceof Viewer.Seat seat) {
            boolean seated = s.setup()
                    .seat(seat.id())
                    .filter(each -> each.table() == seat.table())
                    .isPresent();
            boolean own = move.forSeat().isEmpty() || move.forSeat().equals(seat.id());
            if (!seated || !own) {
                return false;
            }
        }
        boolean forAnother = !move.forSeat().isEmpty() && !(move.by() instanceof Viewer.Seat);
        if (forAnother && !(im && mayBeMadeForAnother(move.command()))) {
            return false;
        }
        return switch (move.command()) {
            case RoundCommand c -> im;
            case ActionCommand c -> ownsAction(s, move, c);
            case StopTheLineCommand c -> ownsLineCommand(s, move, c);
            case SessionCommand c -> im;
            case DebriefCommand c -> im;
            case ServiceCommand c -> move.by() instanceof Viewer.Service;
        };
    }

    /** GAP-51: what the Incident Master may do for a seat that is away. */
    private static boolean mayBeMadeForAnother(LineCommand command) {
        return command instanceof ActionCommand.ThrowDie
                || command instanceof ActionCommand.ThrowCover
                || command instanceof StopTheLineCommand.AnswerMeetingQuestion;
    }

    private static boolean ownsAction(LineState s, Move move, ActionCommand command) {
        boolean im = move.by().isIncidentMaster();
        return switch (command) {
            case ActionCommand.TakeFreeAction c -> isSeat(move);
            case ActionCommand.DeclareAction c -> isSeat(move);
            case ActionCommand.PullLog c -> isSeat(move);
            case ActionCommand.QuestionHire c -> isSeat(move);
            case ActionCommand.ThrowDie c -> ownsDie(s, move, c.actionId());
            case ActionCommand.ThrowCover c ->
                s.viewer(move.seat()).filter(seat -> seat.isAt(Table.COMRADES)).isPresent();
            case ActionCommand.ChooseCoverHolder c ->
                s.mode().hasCell() ? move.by().isAt(Table.COMRADES) : im;
            case ActionCommand.AnnounceCover c -> move.by().isAt(Table.COMRADES);
            case ActionCommand.CallRoll c -> im;
            case ActionCommand.WaiveRoll c -> im;
            case ActionCommand.NarrateAction c -> im;
            case ActionCommand.ChooseRevealedFact c -> im;
            case ActionCommand.RecordInconsistency c -> im;
            case ActionCommand.PlayScriptedMove c -> im;
            case ActionCommand.PlayImCompanyMove c -> im;
            case ActionCommand.NoteStoppingControl c -> im;
            case ActionCommand.ReleasePayment c -> im;
        };
    }

    /** A seat knows of its own table's actions only: of any other it is told no more than that the id names nothing. */
    private static boolean ownsDie(LineState s, Move move, String actionId) {
        var action = s.sheet().action(actionId);
        if (move.by() instanceof Viewer.Seat seat) {
            return action.isEmpty()
                    || action.get().table() != seat.table()
                    || action.get().seat().equals(seat.id());
        }
        return move.by().isIncidentMaster()
                && (action.isEmpty()
                        ? !move.forSeat().isEmpty()
                        : action.get().seat().equals(move.forSeat()));
    }

    private static boolean ownsLineCommand(LineState s, Move move, StopTheLineCommand command) {
        boolean im = move.by().isIncidentMaster();
        boolean playsCompany = im && s.mode().incidentMasterPlays(Table.COMPANY);
        boolean company = move.by().isAt(Table.COMPANY) || playsCompany;
        return switch (command) {
            case StopTheLineCommand.CallStopTheLine c ->
                isSeat(move) || playsCompany && s.ruleset().is(RulesetKey.IM_COMPANY_MAY_CALL, "true");
            case StopTheLineCommand.CastVote c -> true;
            case StopTheLineCommand.ApproveCut c -> true;
            case StopTheLineCommand.AskMeetingQuestion c -> true;
            case StopTheLineCommand.AnswerMeetingQuestion c -> ownsAnswer(s, move);
            case StopTheLineCommand.SpeakTiedSentence c -> isSeat(move);
            case StopTheLineCommand.ProposeCut c -> company;
            case StopTheLineCommand.NameControl c -> company;
            case StopTheLineCommand.ShowHumanCost c -> company;
            case StopTheLineCommand.RevealVote c -> im;
            case StopTheLineCommand.SkipTiedSentence c -> im;
            case StopTheLineCommand.OpenRevote c -> im;
            case StopTheLineCommand.NoteSentence c -> im;
            case StopTheLineCommand.ReadExplanation c -> im;
            case StopTheLineCommand.CloseMeeting c -> im;
            case StopTheLineCommand.RuleOnGround c -> im;
            case StopTheLineCommand.CheckCutGate c -> im;
            case StopTheLineCommand.CloseLine c -> im;
        };
    }

    private static boolean ownsAnswer(LineState s, Move move) {
        return s.mode().hasCell()
                ? s.viewer(move.seat())
                        .filter(seat -> seat.isAt(Table.COMRADES))
                        .isPresent()
                : move.by().isIncidentMaster() && move.forSeat().isEmpty();
    }

    private static boolean isSeat(Move move) {
        return move.by() instanceof Viewer.Seat;
    }
}
