package dev.stopline.line.rules;

import dev.stopline.decide.moves.CommandFields;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/** Draws commands of any kind, with ids and values of the game and with some that name nothing. */
final class RandomCommands {

    private static final List<String> NOTHING = List.of("", "none-such");

    private final Random random;

    RandomCommands(Random random) {
        this.random = random;
    }

    /** A command, drawn with what the game knows. */
    LineCommand command(LineState s) {
        return switch (random.nextInt(4)) {
            case 0 -> random.nextBoolean() ? session(s) : debrief();
            case 1 -> round(s);
            case 2 -> action(s);
            default -> line(s);
        };
    }

    private LineCommand session(LineState s) {
        var role = any(Role.values());
        var card = s.setup().card() == CaseCard.SEALED
                ? SampleCard.card()
                : s.setup().card();
        return switch (random.nextInt(9)) {
            case 0 -> new SessionCommand.CreateSession(s.mode(), "sample");
            case 1 -> new SessionCommand.OverrideRuleset(key(), any(List.of("1", "2", "8", "999", "LITERAL", "true")));
            case 2 -> new SessionCommand.LoadCaseCard(card);
            case 3 -> new SessionCommand.SeatPlayer(RandomTable.seatOf(role), any(Table.values()), role);
            case 4 -> new SessionCommand.AdmitSpectator();
            case 5 -> new SessionCommand.BriefOpening();
            case 6 -> new SessionCommand.StartCase();
            case 7 -> new SessionCommand.RecordReadingNote(CommandFields.WORDS);
            default -> new SessionCommand.AbandonCase(CommandFields.WORDS);
        };
    }

    private String key() {
        return random.nextInt(5) == 0
                ? "callsPerStage"
                : any(RulesetKey.values()).key();
    }

    private LineCommand debrief() {
        return any(List.of(
                new DebriefCommand.OpenDebrief(),
                new DebriefCommand.ReplaySentences(),
                new DebriefCommand.ShowCards(),
                new DebriefCommand.RevealTierCauses(),
                new DebriefCommand.ReadStoppingControls(),
                new DebriefCommand.RevealIdentity(hire()),
                new DebriefCommand.ReadProcessCondition(),
                new DebriefCommand.CloseSession()));
    }

    private LineCommand round(LineState s) {
        var events = s.setup().card().events().stream().map(CaseCard.CardEvent::eventId);
        return switch (random.nextInt(6)) {
            case 0 -> new RoundCommand.AnnounceReveal(any(plus(events.toList(), NOTHING)), CommandFields.WORDS);
            case 1 -> new RoundCommand.Narrate(words(), any(Hearers.values()), actionId(s), cardLine(s));
            case 2 -> new RoundCommand.EnterStep(any(Step.values()));
            case 3 -> new RoundCommand.VisitTable(any(Table.values()));
            case 4 -> new RoundCommand.HandOverSide();
            default -> new RoundCommand.EndRound();
        };
    }

    private LineCommand action(LineState s) {
        return switch (random.nextInt(9)) {
            case 0 -> new ActionCommand.TakeFreeAction(any(FreeAction.values()), CommandFields.WORDS);
            case 1, 2 -> new ActionCommand.DeclareAction(any(Verb.values()), hire(), CommandFields.WORDS);
            case 3 -> lookup();
            case 4 ->
                new ActionCommand.CallRoll(
                        actionId(s), any(Band.values()), any(Purpose.values()), control(s), random.nextBoolean());
            case 5 -> onAction(s);
            case 6 -> cover(s);
            case 7 -> fact(s);
            default -> ofIncidentMaster(s);
        };
    }

    private LineCommand lookup() {
        return random.nextBoolean()
                ? new ActionCommand.PullLog(hire())
                : new ActionCommand.QuestionHire(hire(), CommandFields.WORDS);
    }

    private LineCommand onAction(LineState s) {
        return switch (random.nextInt(3)) {
            case 0 -> new ActionCommand.WaiveRoll(actionId(s), control(s), CommandFields.WORDS);
            case 1 -> new ActionCommand.NarrateAction(actionId(s), CommandFields.WORDS);
            default -> new ActionCommand.ThrowDie(actionId(s));
        };
    }

    private LineCommand cover(LineState s) {
        return switch (random.nextInt(3)) {
            case 0 -> new ActionCommand.ChooseCoverHolder(random.nextInt(4), any(Role.values()));
            case 1 -> new ActionCommand.AnnounceCover(actionId(s));
            default -> new ActionCommand.ThrowCover(actionId(s));
        };
    }

    private LineCommand fact(LineState s) {
        return random.nextBoolean()
                ? new ActionCommand.ChooseRevealedFact(actionId(s), factId(s))
                : new ActionCommand.RecordInconsistency(actionId(s), factId(s));
    }

    private LineCommand ofIncidentMaster(LineState s) {
        var moves = s.setup().card().scriptedMoves().stream().map(CaseCard.ScriptedMove::moveId);
        return switch (random.nextInt(4)) {
            case 0 -> new ActionCommand.PlayScriptedMove(any(plus(moves.toList(), NOTHING)));
            case 1 -> new ActionCommand.PlayImCompanyMove(any(Verb.values()), hire(), control(s), CommandFields.WORDS);
            case 2 -> new ActionCommand.NoteStoppingControl(actionId(s), CommandFields.WORDS);
            default -> new ActionCommand.ReleasePayment(hire());
        };
    }

    private LineCommand line(LineState s) {
        return switch (random.nextInt(5)) {
            case 0 -> vote(s);
            case 1 -> meeting(s);
            case 2 -> new StopTheLineCommand.CastVote(hire());
            case 3 -> cut(s);
            default -> new StopTheLineCommand.CallStopTheLine();
        };
    }

    private LineCommand vote(LineState s) {
        var sentences = s.calls().all().stream().flatMap(line -> line.sentences().stream());
        return switch (random.nextInt(5)) {
            case 0 -> new StopTheLineCommand.RevealVote();
            case 1 -> new StopTheLineCommand.SpeakTiedSentence(CommandFields.WORDS);
            case 2 -> new StopTheLineCommand.SkipTiedSentence(any(seats()));
            case 3 -> new StopTheLineCommand.OpenRevote();
            default ->
                new StopTheLineCommand.NoteSentence(
                        any(plus(sentences.map(Line.Sentence::sentenceId).toList(), NOTHING)), factId(s));
        };
    }

    private LineCommand meeting(LineState s) {
        var by = any(plus(seats(), NOTHING));
        return switch (random.nextInt(4)) {
            case 0 ->
                new StopTheLineCommand.AskMeetingQuestion(CommandFields.WORDS, any(Topic.values()), cardLine(s), by);
            case 1 ->
                new StopTheLineCommand.AnswerMeetingQuestion(
                        any(Answer.values()), random.nextBoolean() ? "" : CommandFields.WORDS, cardLine(s));
            case 2 -> new StopTheLineCommand.ReadExplanation(factId(s));
            default -> new StopTheLineCommand.CloseMeeting();
        };
    }

    private LineCommand cut(LineState s) {
        var grounds = s.line().grounds().stream().map(Line.Ground::groundId);
        var notes = s.setup().card().hires().stream().flatMap(each -> each.appearanceNotes().stream());
        var links = plus(
                List.of(factId(s)), notes.map(CaseCard.AppearanceNote::noteId).toList());
        return switch (random.nextInt(7)) {
            case 0 -> new StopTheLineCommand.ProposeCut();
            case 1 -> new StopTheLineCommand.NameControl(CommandFields.WORDS);
            case 2 -> new StopTheLineCommand.ShowHumanCost(CommandFields.WORDS);
            case 3 ->
                new StopTheLineCommand.RuleOnGround(
                        any(plus(grounds.toList(), NOTHING)),
                        random.nextBoolean(),
                        any(links),
                        any(GroundReason.values()));
            case 4 -> new StopTheLineCommand.CheckCutGate();
            case 5 -> new StopTheLineCommand.ApproveCut(control(s));
            default -> new StopTheLineCommand.CloseLine(any(LineOutcome.values()));
        };
    }

    private String words() {
        return random.nextBoolean() ? CommandFields.WORDS : "";
    }

    private int hire() {
        return random.nextInt(5);
    }

    static List<String> seats() {
        return Arrays.stream(Role.values()).map(RandomTable::seatOf).toList();
    }

    private String actionId(LineState s) {
        var ids = new ArrayList<String>(NOTHING);
        s.sheet().actions().forEach(each -> ids.add(each.id()));
        s.sheet().freeActions().forEach(each -> ids.add(each.id()));
        s.evidence().owed().forEach(each -> ids.add(each.owedId()));
        s.calls().all().forEach(each -> ids.add(each.id()));
        ids.addAll(s.tracks().scored());
        return random.nextBoolean() ? ids.getLast() : any(ids);
    }

    private String factId(LineState s) {
        var ids = new ArrayList<String>(NOTHING);
        for (var sheet : s.setup().card().hires()) {
            sheet.facts().forEach(each -> ids.add(each.factId()));
            sheet.humanCosts().forEach(each -> ids.add(each.factId()));
        }
        return any(ids);
    }

    private String cardLine(LineState s) {
        var ids = new ArrayList<String>(List.of("", "", "", "none-such"));
        s.setup().card().hires().forEach(sheet -> sheet.lines().forEach(each -> ids.add(each.lineId())));
        return any(ids);
    }

    private String control(LineState s) {
        var ids = new ArrayList<String>(List.of("", "", "none-such"));
        s.setup().card().controls().forEach(each -> ids.add(each.controlId()));
        return any(ids);
    }

    private static <T> List<T> plus(List<T> some, List<T> more) {
        var all = new ArrayList<T>(some);
        all.addAll(more);
        return all;
    }

    private <T> T any(List<T> values) {
        return values.get(random.nextInt(values.size()));
    }

    private <T> T any(T[] values) {
        return values[random.nextInt(values.length)];
    }
}
