package dev.stopline.line.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** Every command with every id, hire and value that could matter: of both tables, and some that name nothing. */
final class RandomMoves {

    private static final String NOTHING = "Z9";

    private final LineState state;
    private final List<LineCommand> all = new ArrayList<>();

    private RandomMoves(LineState state) {
        this.state = state;
    }

    /** The commands of play that could be asked for in this state, refused or not. */
    static List<LineCommand> of(LineState state) {
        var moves = new RandomMoves(state);
        moves.round();
        moves.actions();
        moves.reveals();
        moves.vote();
        moves.meetingAndCut();
        moves.debrief();
        return moves.all;
    }

    private void add(LineCommand command) {
        all.add(command);
    }

    private List<String> actionIds() {
        return Stream.of(
                        state.sheet().actions().stream().map(Action::id),
                        state.sheet().freeActions().stream().map(ActionSheet.FreeActionRow::id),
                        Stream.of(NOTHING, "C1", "K1", "L1", "L1/CUT"))
                .flatMap(each -> each)
                .distinct()
                .toList();
    }

    private List<Integer> hires() {
        return List.of(0, 1, 2, 3, 4);
    }

    private List<CaseCard.Fact> facts() {
        return state.setup().card().hires().stream()
                .flatMap(each -> each.facts().stream())
                .toList();
    }

    private void round() {
        add(new RoundCommand.AnnounceReveal("", "The tier."));
        add(new RoundCommand.Narrate("A word", Hearers.ALL, "", ""));
        Arrays.stream(Step.values()).forEach(each -> add(new RoundCommand.EnterStep(each)));
        Arrays.stream(Table.values()).forEach(each -> add(new RoundCommand.VisitTable(each)));
        add(new RoundCommand.HandOverSide());
        add(new RoundCommand.EndRound());
    }

    private void actions() {
        add(new ActionCommand.TakeFreeAction(FreeAction.ASK, "What?"));
        for (var verb : Verb.values()) {
            for (int hire : hires()) {
                add(new ActionCommand.DeclareAction(verb, hire, ""));
                add(new ActionCommand.PlayImCompanyMove(verb, hire, "", ""));
            }
        }
        for (int hire : hires()) {
            add(new ActionCommand.PullLog(hire));
            add(new ActionCommand.QuestionHire(hire, "Why?"));
            add(new ActionCommand.ReleasePayment(hire));
        }
        for (var id : actionIds()) {
            for (var purpose : Purpose.values()) {
                add(new ActionCommand.CallRoll(id, Band.STANDARD, purpose, "", true));
                add(new ActionCommand.CallRoll(id, Band.HARD, purpose, "c1", false));
            }
            add(new ActionCommand.WaiveRoll(id, "", ""));
            add(new ActionCommand.NarrateAction(id, ""));
            add(new ActionCommand.ThrowDie(id));
            add(new ActionCommand.AnnounceCover(id));
            add(new ActionCommand.ThrowCover(id));
            add(new ActionCommand.NoteStoppingControl(id, "A call back"));
        }
        for (var role : Role.values()) {
            add(new ActionCommand.ChooseCoverHolder(state.clock().stage(), role));
            add(new ActionCommand.ChooseCoverHolder(state.clock().stage() + 1, role));
        }
        state.setup().card().scriptedMoves().forEach(each -> add(new ActionCommand.PlayScriptedMove(each.moveId())));
    }

    private void reveals() {
        for (var owed : state.evidence().owed()) {
            add(new ActionCommand.ChooseRevealedFact(owed.owedId(), ""));
            facts().forEach(each -> add(new ActionCommand.ChooseRevealedFact(owed.owedId(), each.factId())));
            facts().forEach(each -> add(new ActionCommand.RecordInconsistency(owed.owedId(), each.factId())));
        }
        add(new ActionCommand.ChooseRevealedFact(NOTHING, "p1"));
    }

    private void vote() {
        add(new StopTheLineCommand.CallStopTheLine());
        hires().forEach(each -> add(new StopTheLineCommand.CastVote(each)));
        add(new StopTheLineCommand.RevealVote());
        add(new StopTheLineCommand.SpeakTiedSentence("It was the laptop."));
        Arrays.stream(Role.values()).forEach(each -> add(new StopTheLineCommand.SkipTiedSentence(PlayedCase.id(each))));
        add(new StopTheLineCommand.OpenRevote());
        add(new StopTheLineCommand.NoteSentence("L1/S1", "p1"));
    }

    private void meetingAndCut() {
        add(new StopTheLineCommand.AskMeetingQuestion("Did it move?", Topic.PROCESS, "", ""));
        add(new StopTheLineCommand.AnswerMeetingQuestion(Answer.NO, "", ""));
        add(new StopTheLineCommand.AnswerMeetingQuestion(Answer.FILE_DOES_NOT_SAY, "", ""));
        add(new StopTheLineCommand.AnswerMeetingQuestion(Answer.YES, "", "l1a"));
        facts().forEach(each -> add(new StopTheLineCommand.ReadExplanation(each.factId())));
        add(new StopTheLineCommand.CloseMeeting());
        add(new StopTheLineCommand.ProposeCut());
        add(new StopTheLineCommand.NameControl("A call back"));
        add(new StopTheLineCommand.ShowHumanCost("The families"));
        for (var ground : state.line().grounds()) {
            facts().forEach(each -> add(
                    new StopTheLineCommand.RuleOnGround(ground.groundId(), true, each.factId(), GroundReason.NONE)));
            add(new StopTheLineCommand.RuleOnGround(ground.groundId(), true, "hc1", GroundReason.NONE));
            add(new StopTheLineCommand.RuleOnGround(ground.groundId(), false, "", GroundReason.APPEARANCE));
        }
        add(new StopTheLineCommand.CheckCutGate());
        add(new StopTheLineCommand.ApproveCut(""));
        add(new StopTheLineCommand.ApproveCut("c1"));
        add(new StopTheLineCommand.CloseLine(LineOutcome.NO_CUT));
        add(new StopTheLineCommand.CloseLine(LineOutcome.CUT));
    }

    private void debrief() {
        add(new DebriefCommand.OpenDebrief());
        add(new DebriefCommand.RevealIdentity(1));
        add(new DebriefCommand.ShowCards());
        add(new DebriefCommand.RevealTierCauses());
        add(new DebriefCommand.ReadProcessCondition());
        add(new SessionCommand.AdmitSpectator());
        add(new SessionCommand.RecordReadingNote("Another reading"));
    }
}
