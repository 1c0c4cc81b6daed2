package dev.stopline.line.rules;

import static dev.stopline.line.rules.LineRefusal.ACTION_NOT_OPEN;
import static dev.stopline.line.rules.LineRefusal.BOARD_STILL_OPEN;
import static dev.stopline.line.rules.LineRefusal.ENDING_FIRST;
import static dev.stopline.line.rules.LineRefusal.IDENTITY_SEALED;
import static dev.stopline.line.rules.LineRefusal.PROCESS_NOT_READ;
import static dev.stopline.line.rules.LineRefusal.UNKNOWN_ID;
import static dev.stopline.line.rules.LineRefusal.WRONG_PHASE;

import dev.stopline.decide.Draft;
import dev.stopline.decide.Refusal;
import dev.stopline.dice.Commitment;
import dev.stopline.dice.Dice;
import dev.stopline.dice.DiceSource;
import dev.stopline.dice.Seed;
import java.util.List;
import java.util.Optional;

/** L-DEB-01..05, L-PROC-01, L-TEL-01, GAP-40, T-CLO-03: what is shown after play and in which order; the controls named for it during play. */
final class DebriefOrder {

    private DebriefOrder() {}

    static Optional<Refusal> refuse(LineState s, DebriefCommand command) {
        boolean debrief = s.phase() == Phase.DEBRIEF;
        return switch (command) {
            case DebriefCommand.OpenDebrief c -> {
                boolean may = s.outcome().hasEnded() && (s.phase() == Phase.PLAY || s.phase() == Phase.SETUP);
                yield may ? Refusal.refuseIf(s.setup().board().shut(), BOARD_STILL_OPEN) : Refusal.refuse(WRONG_PHASE);
            }
            case DebriefCommand.ReplaySentences c -> Refusal.refuseIf(!debrief, WRONG_PHASE);
            case DebriefCommand.ShowCards c -> Refusal.refuseIf(!debrief, WRONG_PHASE);
            case DebriefCommand.RevealTierCauses c -> Refusal.refuseIf(!debrief, WRONG_PHASE);
            case DebriefCommand.ReadStoppingControls c -> Refusal.refuseIf(!debrief, WRONG_PHASE);
            case DebriefCommand.RevealIdentity c ->
                debrief ? Refusal.refuseIf(s.hire(c.hire()).isEmpty(), UNKNOWN_ID) : Refusal.refuse(IDENTITY_SEALED);
            case DebriefCommand.ReadProcessCondition c ->
                s.phase() == Phase.CLOSED
                        ? Refusal.refuse(WRONG_PHASE)
                        : Refusal.refuseIf(!debrief || !s.outcome().endingRead(), ENDING_FIRST);
            case DebriefCommand.CloseSession c -> {
                boolean read = s.outcome().processRead() || s.outcome().abandoned();
                yield debrief ? Refusal.refuseIf(!read, PROCESS_NOT_READ) : Refusal.refuse(WRONG_PHASE);
            }
        };
    }

    static void play(Draft<LineState, LineEvent> d, DebriefCommand command, Dice dice) {
        var s = d.state();
        switch (command) {
            case DebriefCommand.OpenDebrief c -> open(d, dice);
            case DebriefCommand.ReplaySentences c -> d.emit(new DebriefEvent.SentencesReplayed(sentences(s)));
            case DebriefCommand.ShowCards c ->
                d.emit(new DebriefEvent.CardsShown(s.setup().card(), answers(s)));
            case DebriefCommand.RevealTierCauses c ->
                d.emit(new DebriefEvent.TierCausesRevealed(s.tracks().rises()));
            case DebriefCommand.ReadStoppingControls c ->
                d.emit(new DebriefEvent.StoppingControlsRead(s.outcome().stoppingControls().stream()
                        .map(each -> new DebriefEvent.NamedControl(each.actionId(), each.text()))
                        .toList()));
            case DebriefCommand.RevealIdentity c ->
                d.emit(new DebriefEvent.IdentityRevealed(
                        c.hire(), s.hire(c.hire()).orElseThrow().identity()));
            case DebriefCommand.ReadProcessCondition c ->
                d.emit(new DebriefEvent.ProcessConditionRead(
                        ProcessHeld.held(s), s.calls().tally()));
            case DebriefCommand.CloseSession c -> close(d);
        }
    }

    /** Opens the debrief; the server's seed is said aloud, and the ending read unless the case was abandoned. */
    static void open(Draft<LineState, LineEvent> d, Dice dice) {
        if (d.state().phase() == Phase.SETUP) {
            SessionSetup.publish(d, RulesetKey.Readers.IN_PLAY);
        }
        SessionSetup.publish(d, RulesetKey.Readers.IM_UNTIL_DEBRIEF);
        d.emit(new DebriefEvent.DebriefOpened());
        if (d.state().ruleset().is(RulesetKey.DICE_SOURCE, DiceSource.SERVER.name())) {
            d.emit(new DebriefEvent.SeedRevealed(reveal(d.state(), dice)));
        }
        var outcome = d.state().outcome();
        var tracks = d.state().tracks();
        d.emitIf(
                !outcome.abandoned(),
                new DebriefEvent.EndingRead(outcome.ending(), tracks.payoff(), tracks.exposure()));
    }

    private static String reveal(LineState s, Dice dice) {
        var seed = dice.reveal();
        if (!new Commitment(s.setup().commitment()).binds(Seed.ofHex(seed))) {
            throw new IllegalStateException("the seed is not the one committed to");
        }
        return seed;
    }

    private static List<DebriefEvent.ReplayedSentence> sentences(LineState s) {
        return s.calls().all().stream()
                .flatMap(line -> line.sentences().stream())
                .map(each -> new DebriefEvent.ReplayedSentence(
                        each.sentenceId(), each.seat(), each.text(), each.noted(), each.citedFactId()))
                .toList();
    }

    private static List<DebriefEvent.AnsweredQuestion> answers(LineState s) {
        return s.calls().all().stream()
                .flatMap(line -> line.questions().stream()
                        .filter(Line.Question::answered)
                        .map(each -> new DebriefEvent.AnsweredQuestion(
                                line.id(),
                                line.suspect(),
                                each.n(),
                                each.text(),
                                each.answer(),
                                each.argument(),
                                each.cardLineId(),
                                each.cardTruth())))
                .toList();
    }

    private static void close(Draft<LineState, LineEvent> d) {
        var s = d.state();
        var cuts = s.calls().tally().stream().filter(TallyLine::endedInCut).toList();
        int wrongful = (int) cuts.stream().filter(TallyLine::wrongful).count();
        d.emit(new DebriefEvent.SessionClosed());
        d.emit(new DebriefEvent.TelemetryRecorded(
                s.calls().stage1Called(),
                s.calls().called(),
                cuts.size(),
                wrongful,
                s.outcome().ending(),
                ProcessHeld.held(s),
                s.outcome().abandoned(),
                s.ruleset().overrides()));
    }

    /** L-DEB-05: only a scoring success of this case has a control to be named. */
    static Optional<Refusal> refuse(LineState s, ActionCommand.NoteStoppingControl c) {
        return Refusal.refuseIf(!s.tracks().scored().contains(c.actionId()), ACTION_NOT_OPEN);
    }

    /** GAP-36: the Company is asked where it is seated, else the cell. */
    static void play(Draft<LineState, LineEvent> d, ActionCommand.NoteStoppingControl c) {
        int number = d.state().outcome().stoppingControls().size() + 1;
        var asked = d.state().mode().seats(Table.COMPANY) ? Table.COMPANY : Table.COMRADES;
        d.emit(new ActionEvent.StoppingControlNoted(number, asked, c.text()));
        d.emit(new ActionEvent.StoppingControlSourceNoted(number, c.actionId()));
    }
}
