package dev.stopline.line.rules;

import dev.stopline.line.rules.OpenMove.Cost;
import java.util.List;

/** L-ACT-01, L-LOOK-01, L-ROLL-13, L-COVER-01, L-CALL-04, L-MEET-02, AMB-12: what each move takes. */
final class MoveCosts {

    private static final Cost ACTION = new Cost(Cost.Of.ACTION, 1);
    private static final Cost LOOKUP = new Cost(Cost.Of.LOOKUP, 1);
    private static final Cost ROLL = new Cost(Cost.Of.ROLL, 1);
    private static final Cost COVER = new Cost(Cost.Of.COVER, 1);
    private static final Cost QUESTION = new Cost(Cost.Of.QUESTION, 1);

    private MoveCosts() {}

    static List<Cost> of(LineState state, Viewer by, LineCommand command) {
        return switch (command) {
            case ActionCommand c -> of(c);
            case StopTheLineCommand c -> of(state, by, c);
            case SessionCommand _, RoundCommand _, DebriefCommand _, ServiceCommand _ -> List.of();
        };
    }

    private static List<Cost> of(ActionCommand command) {
        return switch (command) {
            case ActionCommand.DeclareAction _ -> List.of(ACTION);
            case ActionCommand.PullLog _, ActionCommand.QuestionHire _ -> List.of(ACTION, LOOKUP);
            case ActionCommand.ThrowDie _ -> List.of(ROLL);
            case ActionCommand.ThrowCover _ -> List.of(ROLL, COVER);
            case ActionCommand.PlayImCompanyMove c -> c.verb().kind() == Verb.Kind.LOOKUP ? List.of(LOOKUP) : List.of();
            case ActionCommand.TakeFreeAction _, ActionCommand.CallRoll _, ActionCommand.WaiveRoll _ -> List.of();
            case ActionCommand.NarrateAction _, ActionCommand.ChooseRevealedFact _ -> List.of();
            case ActionCommand.RecordInconsistency _, ActionCommand.ChooseCoverHolder _ -> List.of();
            case ActionCommand.AnnounceCover _, ActionCommand.PlayScriptedMove _ -> List.of();
            case ActionCommand.NoteStoppingControl _, ActionCommand.ReleasePayment _ -> List.of();
        };
    }

    private static List<Cost> of(LineState state, Viewer by, StopTheLineCommand command) {
        return switch (command) {
            case StopTheLineCommand.CallStopTheLine _ -> ofCall(state);
            case StopTheLineCommand.AskMeetingQuestion _ -> List.of(QUESTION);
            case StopTheLineCommand.ApproveCut _ -> ofCut(state, by);
            case StopTheLineCommand.CastVote _, StopTheLineCommand.RevealVote _ -> List.of();
            case StopTheLineCommand.SpeakTiedSentence _, StopTheLineCommand.SkipTiedSentence _ -> List.of();
            case StopTheLineCommand.OpenRevote _, StopTheLineCommand.NoteSentence _ -> List.of();
            case StopTheLineCommand.AnswerMeetingQuestion _, StopTheLineCommand.ReadExplanation _ -> List.of();
            case StopTheLineCommand.CloseMeeting _, StopTheLineCommand.ProposeCut _ -> List.of();
            case StopTheLineCommand.NameControl _, StopTheLineCommand.ShowHumanCost _ -> List.of();
            case StopTheLineCommand.RuleOnGround _, StopTheLineCommand.CheckCutGate _ -> List.of();
            case StopTheLineCommand.CloseLine _ -> List.of();
        };
    }

    private static List<Cost> ofCall(LineState state) {
        if (state.clock().stageEndedByCut()) {
            // AMB-14: a void call is neither paid nor spent.
            return List.of();
        }
        return List.of(
                new Cost(Cost.Of.CALL, 1),
                new Cost(Cost.Of.PAYOFF, state.ruleset().number(RulesetKey.CALL_PAYOFF)),
                new Cost(Cost.Of.EXPOSURE, state.ruleset().number(RulesetKey.CALL_EXPOSURE)));
    }

    private static List<Cost> ofCut(LineState state, Viewer by) {
        boolean free = state.ruleset().is(RulesetKey.APPROVE_CUT_ACTION, "FREE");
        return free || state.sheet().leftOf(by.text()) == 0 ? List.of() : List.of(ACTION);
    }
}
