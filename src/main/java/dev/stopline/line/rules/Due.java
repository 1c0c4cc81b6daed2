package dev.stopline.line.rules;

import java.util.List;

/** By which moves of those who are waited for each wait comes to its end, and which of them usually comes. */
final class Due {

    private Due() {}

    /** Whether this move of this viewer is one that the table waits for, as far as the viewer knows. */
    static boolean is(LineState known, Wait wait, Viewer by, LineCommand command) {
        return wait.from().contains(by.text()) && ends(known, wait.waits(), by, command);
    }

    private static boolean ends(LineState known, Waits waits, Viewer by, LineCommand command) {
        return switch (waits) {
            case SEATS -> seats(known, command);
            case OPENING -> command instanceof SessionCommand.BriefOpening;
            case START -> command instanceof SessionCommand.StartCase;
            case REVEAL -> command instanceof RoundCommand.AnnounceReveal;
            case DISCUSSION, NEXT_STEP -> command instanceof RoundCommand.EnterStep;
            case OTHER_SIDE -> letsTheOtherSideMove(known, command);
            case VISIT -> visits(known, command);
            case END_OF_ROUND -> command instanceof RoundCommand.EndRound;
            case ACTIONS, ROLL_OR_NOT, DIE, COVER_DIE, FACT ->
                command instanceof ActionCommand action && ends(waits, action);
            case FINGERS -> command instanceof StopTheLineCommand.CastVote && !hasPointed(known, by);
            case THREE, SENTENCES, REVOTE, QUESTION, ANSWER, GROUND, RULING, APPROVAL ->
                command instanceof StopTheLineCommand call && ends(waits, call);
            case OPEN_DEBRIEF -> command instanceof DebriefCommand.OpenDebrief;
            case DEBRIEF -> command instanceof DebriefCommand debrief && readsOn(known, debrief);
            case BOARD, NOTHING -> false;
        };
    }

    /** Sets a table that nobody sits at, or loads the card that is missing or no longer fits. */
    private static boolean seats(LineState known, LineCommand command) {
        return switch (command) {
            case SessionCommand.LoadCaseCard _ -> SessionSetup.lacksCard(known);
            case SessionCommand.SeatPlayer c -> known.setup().at(c.table()).isEmpty();
            case LineCommand _ -> false;
        };
    }

    /** L-ROUND-05: what the card says for this round, each move once, and the hand-over itself. */
    private static boolean letsTheOtherSideMove(LineState known, LineCommand command) {
        return switch (command) {
            case RoundCommand.HandOverSide _, ActionCommand.PlayScriptedMove _ -> true;
            case ActionCommand.PlayImCompanyMove c -> ImCompany.isDue(known, c);
            case LineCommand _ -> false;
        };
    }

    private static boolean visits(LineState known, LineCommand command) {
        return command instanceof RoundCommand.VisitTable(Table table)
                && !known.clock().visited().contains(table);
    }

    private static boolean ends(Waits waits, ActionCommand command) {
        return switch (command) {
            case ActionCommand.DeclareAction _, ActionCommand.PullLog _, ActionCommand.QuestionHire _ ->
                waits == Waits.ACTIONS;
            case ActionCommand.TakeFreeAction c -> waits == Waits.ACTIONS && c.kind() == FreeAction.HOLD;
            case ActionCommand.CallRoll c -> waits == Waits.ROLL_OR_NOT && !c.stuck();
            case ActionCommand.WaiveRoll _, ActionCommand.NarrateAction _ -> waits == Waits.ROLL_OR_NOT;
            case ActionCommand.ThrowDie _ -> waits == Waits.DIE;
            case ActionCommand.ThrowCover _ -> waits == Waits.COVER_DIE;
            case ActionCommand.ChooseRevealedFact _, ActionCommand.RecordInconsistency _ -> waits == Waits.FACT;
            case ActionCommand.PlayScriptedMove _, ActionCommand.PlayImCompanyMove _ -> false;
            case ActionCommand.ChooseCoverHolder _, ActionCommand.AnnounceCover _ -> false;
            case ActionCommand.NoteStoppingControl _, ActionCommand.ReleasePayment _ -> false;
        };
    }

    /** A finger may move until three; but whoever has pointed is not waited for any more. */
    private static boolean hasPointed(LineState known, Viewer by) {
        return known.line().fingers().stream().anyMatch(each -> each.seat().equals(by.text()));
    }

    private static boolean ends(Waits waits, StopTheLineCommand command) {
        return switch (command) {
            case StopTheLineCommand.RevealVote _ -> waits == Waits.THREE;
            case StopTheLineCommand.SpeakTiedSentence _ -> waits == Waits.SENTENCES;
            case StopTheLineCommand.OpenRevote _ -> waits == Waits.REVOTE;
            case StopTheLineCommand.AskMeetingQuestion _, StopTheLineCommand.CloseMeeting _ -> waits == Waits.QUESTION;
            case StopTheLineCommand.AnswerMeetingQuestion _ -> waits == Waits.ANSWER;
            case StopTheLineCommand.NameControl _, StopTheLineCommand.ShowHumanCost _ -> waits == Waits.GROUND;
            case StopTheLineCommand.RuleOnGround _ -> waits == Waits.RULING;
            case StopTheLineCommand.ApproveCut _ -> waits == Waits.APPROVAL;
            case StopTheLineCommand.CloseLine _ -> waits == Waits.GROUND || waits == Waits.APPROVAL;
            case StopTheLineCommand.CallStopTheLine _, StopTheLineCommand.CastVote _ -> false;
            case StopTheLineCommand.SkipTiedSentence _, StopTheLineCommand.NoteSentence _ -> false;
            case StopTheLineCommand.ReadExplanation _, StopTheLineCommand.ProposeCut _ -> false;
            case StopTheLineCommand.CheckCutGate _ -> false;
        };
    }

    /** GAP-40: the identities, then how the process was judged, then the close. */
    private static boolean readsOn(LineState known, DebriefCommand command) {
        return switch (command) {
            case DebriefCommand.RevealIdentity c -> unnamed(known).contains(c.hire());
            case DebriefCommand.ReadProcessCondition _ ->
                unnamed(known).isEmpty() && !known.outcome().processRead();
            case DebriefCommand.CloseSession _ -> unnamed(known).isEmpty();
            case DebriefCommand.OpenDebrief _, DebriefCommand.ShowCards _, DebriefCommand.RevealTierCauses _ -> false;
            case DebriefCommand.ReadStoppingControls _, DebriefCommand.ReplaySentences _ -> false;
        };
    }

    private static List<Integer> unnamed(LineState known) {
        return known.hires().stream()
                .map(Hire::number)
                .filter(hire -> !known.outcome().identities().contains(hire))
                .toList();
    }

    /** The operation that usually comes next, from one of those who are waited for; empty where nobody is. */
    static String operation(LineState known, Wait wait) {
        var usual = wait.waits().operation();
        return switch (wait.waits()) {
            case SEATS -> SessionSetup.lacksCard(known) ? "loadCaseCard" : usual;
            case ROLL_OR_NOT -> mayRoll(known) ? usual : "narrateAction";
            case OTHER_SIDE -> known.clock().handedOver() ? "playScriptedMove" : usual;
            case QUESTION -> known.line().mayBeAsked() ? usual : "closeMeeting";
            case APPROVAL -> mayCut(known, wait) ? usual : "closeLine";
            case DEBRIEF -> unnamed(known).isEmpty() ? afterTheIdentities(known) : usual;
            case OPENING, START, REVEAL, DISCUSSION, ACTIONS, DIE, COVER_DIE, FACT, VISIT, NEXT_STEP -> usual;
            case END_OF_ROUND, FINGERS, THREE, SENTENCES, REVOTE, ANSWER, GROUND, RULING -> usual;
            case BOARD, OPEN_DEBRIEF, NOTHING -> usual;
        };
    }

    /** L-CALL-07, L-ROLL-13: once no roll can be called any more, what waits is told. */
    private static boolean mayRoll(LineState known) {
        return !known.clock().rollsStopped()
                && known.sheet().actions().stream()
                        .filter(Action::isPending)
                        .anyMatch(each -> Rolls.taken(known, each.table()) < Rolls.limit(known));
    }

    /** A seat that is waited for may try; the Incident Master knows whether it could cut for the Company. */
    private static boolean mayCut(LineState known, Wait wait) {
        boolean seat = wait.from().stream().anyMatch(each -> !each.equals(Viewer.IM.text()));
        return seat
                || known.setup().card().controls().stream()
                        .map(each -> new StopTheLineCommand.ApproveCut(each.controlId()))
                        .anyMatch(cut -> ApproveCut.refuse(known, Move.of(Viewer.IM, cut), cut)
                                .isEmpty());
    }

    private static String afterTheIdentities(LineState known) {
        boolean read = known.outcome().processRead() || known.outcome().abandoned();
        return read ? "closeSession" : "readProcessCondition";
    }
}
