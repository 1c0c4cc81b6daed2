package dev.stopline.line.rules;

import dev.stopline.decide.Decider;
import dev.stopline.decide.Draft;
import dev.stopline.decide.Refusal;
import dev.stopline.decide.Ruling;
import dev.stopline.decide.SharedBoard;
import dev.stopline.dice.Dice;
import dev.stopline.dice.DiceSource;
import java.util.Optional;

/** The rules of line: general guards, then the file that answers. */
public final class LineRules implements Decider<LineState, Move, LineEvent> {

    /** The one span of the server's dice: the case. */
    public static final String SPAN = "case";

    @Override
    public LineState initial() {
        return LineState.INITIAL;
    }

    @Override
    public LineState evolve(LineState state, LineEvent event) {
        return state.after(event);
    }

    /** Whose dice this command needs: the session's, or the server's when the command turns to them. */
    public static DiceSource diceFor(LineState state, LineCommand command) {
        boolean turning = command instanceof ServiceCommand.DealBoard
                || command instanceof SessionCommand.OverrideRuleset(String key, String value)
                        && key.equals(RulesetKey.DICE_SOURCE.key())
                        && value.equals(DiceSource.SERVER.name());
        return turning ? DiceSource.SERVER : DiceSource.valueOf(state.ruleset().value(RulesetKey.DICE_SOURCE));
    }

    /** The shared board whose dice this command throws, if it throws any; {@link SharedBoard#NONE} = the session's own. */
    public static SharedBoard boardFor(LineState state, LineCommand command) {
        return command instanceof ServiceCommand.DealBoard(String board)
                ? new SharedBoard(board, false)
                : state.setup().board();
    }

    @Override
    public Optional<Refusal> refuses(LineState s, Move move) {
        var general = Seats.refuse(s, move);
        if (general.isPresent()) {
            return general;
        }
        return switch (move.command()) {
            case SessionCommand c -> SessionSetup.refuse(s, c);
            case RoundCommand c -> RoundLoop.refuse(s, c);
            case ActionCommand c -> refuse(s, move, c);
            case StopTheLineCommand c -> refuse(s, move, c);
            case DebriefCommand c -> DebriefOrder.refuse(s, c);
            case ServiceCommand c -> BoardDealing.refuse(s, c);
        };
    }

    @Override
    public Ruling<LineEvent> decide(LineState s, Move move, Dice dice) {
        var refusal = refuses(s, move);
        if (refusal.isPresent()) {
            return new Ruling.Refused<>(refusal.get());
        }
        var draft = new Draft<LineState, LineEvent>(s, LineState::after);
        switch (move.command()) {
            case SessionCommand c -> SessionSetup.play(draft, c, dice);
            case RoundCommand c -> RoundLoop.play(draft, c);
            case ActionCommand c -> play(draft, move, c, dice);
            case StopTheLineCommand c -> play(draft, move, c, dice);
            case DebriefCommand c -> DebriefOrder.play(draft, c, dice);
            case ServiceCommand c -> BoardDealing.play(draft, c, dice);
        }
        return draft.played();
    }

    private static Optional<Refusal> refuse(LineState s, Move move, ActionCommand command) {
        return switch (command) {
            case ActionCommand.TakeFreeAction c -> Refusal.allow();
            case ActionCommand.DeclareAction c -> Actions.refuse(s, move, c);
            case ActionCommand.PullLog c -> Lookups.refuse(s, move, Verb.PULL_LOG, c.hire());
            case ActionCommand.QuestionHire c -> Lookups.refuse(s, move, Verb.QUESTION_HIRE, c.hire());
            case ActionCommand.CallRoll c -> Rolls.refuse(s, c);
            case ActionCommand.WaiveRoll c -> Rolls.refuse(s, c);
            case ActionCommand.NarrateAction c -> Rolls.refuse(s, c);
            case ActionCommand.ThrowDie c -> Rolls.refuse(s, move, c);
            case ActionCommand.ChooseRevealedFact c -> Facts.refuse(s, c);
            case ActionCommand.RecordInconsistency c -> Facts.refuse(s, c);
            case ActionCommand.ChooseCoverHolder c -> CoverRoll.refuse(s, c);
            case ActionCommand.AnnounceCover c -> CoverRoll.refuse(s, c);
            case ActionCommand.ThrowCover c -> CoverRoll.refuse(s, move, c);
            case ActionCommand.PlayScriptedMove c -> ScriptedMoves.refuse(s, move, c);
            case ActionCommand.PlayImCompanyMove c -> ImCompany.refuse(s, move, c);
            case ActionCommand.NoteStoppingControl c -> DebriefOrder.refuse(s, c);
            case ActionCommand.ReleasePayment c -> Controls.refuse(s, c);
        };
    }

    private static void play(Draft<LineState, LineEvent> d, Move move, ActionCommand command, Dice dice) {
        switch (command) {
            case ActionCommand.TakeFreeAction c -> Actions.play(d, move, c);
            case ActionCommand.DeclareAction c -> Actions.play(d, move, c);
            case ActionCommand.PullLog c -> Lookups.play(d, move, Verb.PULL_LOG, c.hire(), "");
            case ActionCommand.QuestionHire c -> Lookups.play(d, move, Verb.QUESTION_HIRE, c.hire(), c.question());
            case ActionCommand.CallRoll c -> Rolls.play(d, c);
            case ActionCommand.WaiveRoll c -> Rolls.play(d, c);
            case ActionCommand.NarrateAction c -> Rolls.play(d, c);
            case ActionCommand.ThrowDie c -> Rolls.play(d, move, c, dice);
            case ActionCommand.ChooseRevealedFact c -> Facts.play(d, c);
            case ActionCommand.RecordInconsistency c -> Facts.play(d, c);
            case ActionCommand.ChooseCoverHolder c -> CoverRoll.play(d, c);
            case ActionCommand.AnnounceCover c -> CoverRoll.play(d, c);
            case ActionCommand.ThrowCover c -> CoverRoll.play(d, move, c, dice);
            case ActionCommand.PlayScriptedMove c -> ScriptedMoves.play(d, c, dice);
            case ActionCommand.PlayImCompanyMove c -> ImCompany.play(d, c, dice);
            case ActionCommand.NoteStoppingControl c -> DebriefOrder.play(d, c);
            case ActionCommand.ReleasePayment c -> Controls.play(d, c);
        }
    }

    private static Optional<Refusal> refuse(LineState s, Move move, StopTheLineCommand command) {
        return switch (command) {
            case StopTheLineCommand.CallStopTheLine c -> StopTheLine.refuse(s, move);
            case StopTheLineCommand.CastVote c -> Vote.refuse(s, move, c);
            case StopTheLineCommand.RevealVote c -> Vote.refuse(s, c);
            case StopTheLineCommand.SpeakTiedSentence c -> Vote.refuse(s, move, c);
            case StopTheLineCommand.SkipTiedSentence c -> Vote.refuse(s, c);
            case StopTheLineCommand.OpenRevote c -> Vote.refuse(s, c);
            case StopTheLineCommand.NoteSentence c -> Vote.refuse(s, c);
            case StopTheLineCommand.AskMeetingQuestion c -> Meeting.refuse(s, move, c);
            case StopTheLineCommand.AnswerMeetingQuestion c -> Meeting.refuse(s, c);
            case StopTheLineCommand.ReadExplanation c -> Meeting.refuse(s, c);
            case StopTheLineCommand.CloseMeeting c -> Meeting.refuse(s, c);
            case StopTheLineCommand.ProposeCut c -> Grounds.refuseOutsideCutWindow(s);
            case StopTheLineCommand.NameControl c -> Grounds.refuse(s, c.text());
            case StopTheLineCommand.ShowHumanCost c -> Grounds.refuse(s, c.text());
            case StopTheLineCommand.RuleOnGround c -> Grounds.refuse(s, c);
            case StopTheLineCommand.CheckCutGate c -> CutGate.refuse(s);
            case StopTheLineCommand.ApproveCut c -> ApproveCut.refuse(s, move, c);
            case StopTheLineCommand.CloseLine c -> StopTheLine.refuse(s, c);
        };
    }

    private static void play(Draft<LineState, LineEvent> d, Move move, StopTheLineCommand command, Dice dice) {
        switch (command) {
            case StopTheLineCommand.CallStopTheLine c -> StopTheLine.play(d, move);
            case StopTheLineCommand.CastVote c -> Vote.play(d, move, c);
            case StopTheLineCommand.RevealVote c -> Vote.reveal(d);
            case StopTheLineCommand.SpeakTiedSentence c -> Vote.play(d, move, c);
            case StopTheLineCommand.SkipTiedSentence c -> Vote.play(d, c);
            case StopTheLineCommand.OpenRevote c -> Vote.reopen(d);
            case StopTheLineCommand.NoteSentence c -> Vote.play(d, c);
            case StopTheLineCommand.AskMeetingQuestion c -> Meeting.play(d, move, c);
            case StopTheLineCommand.AnswerMeetingQuestion c -> Meeting.play(d, move, c);
            case StopTheLineCommand.ReadExplanation c -> Meeting.play(d, c);
            case StopTheLineCommand.CloseMeeting c -> Meeting.close(d);
            case StopTheLineCommand.ProposeCut c -> Grounds.propose(d, move);
            case StopTheLineCommand.NameControl c -> Grounds.offer(d, move, GroundKind.CONTROL, c.text());
            case StopTheLineCommand.ShowHumanCost c -> Grounds.offer(d, move, GroundKind.HUMAN_COST, c.text());
            case StopTheLineCommand.RuleOnGround c -> Grounds.play(d, c);
            case StopTheLineCommand.CheckCutGate c -> CutGate.check(d);
            case StopTheLineCommand.ApproveCut c -> ApproveCut.play(d, move, c, dice);
            case StopTheLineCommand.CloseLine c -> StopTheLine.close(d, LineOutcome.NO_CUT);
        }
    }
}
