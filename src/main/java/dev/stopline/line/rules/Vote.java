package dev.stopline.line.rules;

import static dev.stopline.line.rules.LineRefusal.ABSTAINER_LOCKED;
import static dev.stopline.line.rules.LineRefusal.BAD_REQUEST;
import static dev.stopline.line.rules.LineRefusal.HIRE_NOT_IN_PLAY;
import static dev.stopline.line.rules.LineRefusal.IM_DOES_NOT_POINT;
import static dev.stopline.line.rules.LineRefusal.NOT_A_VOTER;
import static dev.stopline.line.rules.LineRefusal.NOT_TIED_POINTER;
import static dev.stopline.line.rules.LineRefusal.NO_TIE;
import static dev.stopline.line.rules.LineRefusal.SENTENCES_PENDING;
import static dev.stopline.line.rules.LineRefusal.SENTENCE_SPENT;
import static dev.stopline.line.rules.LineRefusal.UNKNOWN_ID;
import static dev.stopline.line.rules.LineRefusal.VOTE_CLOSED;

import dev.stopline.decide.Draft;
import dev.stopline.decide.Refusal;
import dev.stopline.line.rules.CallEvent.Finger;
import dev.stopline.line.rules.CallEvent.NoAccusationReason;
import dev.stopline.line.rules.CallEvent.Tally;
import java.util.List;
import java.util.Optional;

/** L-VOTE-01..16, AMB-19..22, GAP-26, GAP-27: fingers, folds, ties, the sentences and the re-vote. */
final class Vote {

    /** GAP-27: the length of a tied pointer's sentence, in characters. */
    static final int SENTENCE_LENGTH = 300;

    private Vote() {}

    /** Who points: every seated player of the tables that vote (L-VOTE-14, -15). */
    static List<String> voters(LineState s) {
        return s.setup().seats().stream().map(Setup.Seated::seat).toList();
    }

    static Optional<Refusal> refuse(LineState s, Move move, StopTheLineCommand.CastVote c) {
        if (move.by().isIncidentMaster()) {
            return Refusal.refuse(IM_DOES_NOT_POINT);
        }
        if (!voters(s).contains(move.by().text())) {
            return Refusal.refuse(NOT_A_VOTER);
        }
        if (!s.line().takesFingers()) {
            return Refusal.refuse(VOTE_CLOSED);
        }
        if (c.hire() != 0 && !s.isInPlay(c.hire())) {
            return Refusal.refuse(HIRE_NOT_IN_PLAY);
        }
        boolean locked = s.line().phase() == Line.Phase.REVOTE
                && s.line().folders().contains(move.by().text())
                && c.hire() != 0;
        return Refusal.refuseIf(locked, ABSTAINER_LOCKED);
    }

    static void play(Draft<LineState, LineEvent> d, Move move, StopTheLineCommand.CastVote c) {
        var seat = move.by().text();
        d.emit(new CallEvent.FingerPointed(seat, c.hire()));
        var line = d.state().line();
        int cast = line.fingers().size();
        d.emitIf(
                cast != line.cast(),
                new CallEvent.BallotsCounted(cast, line.voters().size()));
    }

    static Optional<Refusal> refuse(LineState s, StopTheLineCommand.RevealVote c) {
        return Refusal.refuseIf(!s.line().takesFingers(), VOTE_CLOSED);
    }

    /** L-VOTE-01, -03..06, -09: three is said; the fingers decide. */
    static void reveal(Draft<LineState, LineEvent> d) {
        var line = d.state().line();
        var fingers = line.voters().stream().map(seat -> fingerOf(line, seat)).toList();
        var tally = d.state().hiresInPlay().stream()
                .map(hire -> new Tally(hire.number(), count(fingers, hire.number())))
                .toList();
        d.emit(new CallEvent.VoteRevealed(line.ballot(), fingers, tally));
        int most = tally.stream().mapToInt(Tally::fingers).max().orElse(0);
        var leading = tally.stream().filter(each -> each.fingers() == most).toList();
        if (most == 0) {
            noAccusation(d, NoAccusationReason.NO_FINGERS);
        } else if (leading.size() == 1) {
            d.emit(new CallEvent.AccusationMade(leading.getFirst().hire(), most));
            Meeting.open(d, leading.getFirst().hire());
        } else if (line.ballot() == 1) {
            var hires = leading.stream().map(Tally::hire).toList();
            var pointers = fingers.stream()
                    .filter(each -> hires.contains(each.hire()))
                    .map(Finger::seat)
                    .toList();
            d.emit(new CallEvent.TieDeclared(hires, pointers));
        } else {
            noAccusation(d, NoAccusationReason.SECOND_TIE);
        }
    }

    /** GAP-26: a seat that shows no finger has folded. */
    private static Finger fingerOf(Line line, String seat) {
        return line.fingers().stream()
                .filter(each -> each.seat().equals(seat))
                .findFirst()
                .orElse(new Finger(seat, 0));
    }

    private static int count(List<Finger> fingers, int hire) {
        return (int) fingers.stream().filter(each -> each.hire() == hire).count();
    }

    private static void noAccusation(Draft<LineState, LineEvent> d, NoAccusationReason reason) {
        d.emit(new CallEvent.NoAccusation(reason));
        StopTheLine.close(d, LineOutcome.NO_ACCUSATION);
    }

    static Optional<Refusal> refuse(LineState s, Move move, StopTheLineCommand.SpeakTiedSentence c) {
        var sentence = refuseSentence(s, move.by().text());
        int length = c.text().codePointCount(0, c.text().length());
        boolean fits = !c.text().isBlank() && length <= SENTENCE_LENGTH;
        return sentence.isPresent() ? sentence : Refusal.refuseIf(!fits, BAD_REQUEST);
    }

    static Optional<Refusal> refuse(LineState s, StopTheLineCommand.SkipTiedSentence c) {
        return refuseSentence(s, c.seat());
    }

    private static Optional<Refusal> refuseSentence(LineState s, String seat) {
        var line = s.line();
        if (!line.isOpen() || !line.tiedPointers().contains(seat)) {
            return Refusal.refuse(NOT_TIED_POINTER);
        }
        return Refusal.refuseIf(isSpent(line, seat), SENTENCE_SPENT);
    }

    private static boolean isSpent(Line line, String seat) {
        return line.skipped().contains(seat)
                || line.sentences().stream().anyMatch(each -> each.seat().equals(seat));
    }

    static void play(Draft<LineState, LineEvent> d, Move move, StopTheLineCommand.SpeakTiedSentence c) {
        var line = d.state().line();
        var id = line.id() + "/S" + (line.sentences().size() + 1);
        d.emit(new CallEvent.TiedSentenceSpoken(id, move.by().text(), c.text()));
    }

    static void play(Draft<LineState, LineEvent> d, StopTheLineCommand.SkipTiedSentence c) {
        d.emit(new CallEvent.TiedSentenceSkipped(c.seat()));
    }

    static Optional<Refusal> refuse(LineState s, StopTheLineCommand.OpenRevote c) {
        if (s.line().phase() != Line.Phase.TIE_SENTENCES) {
            return Refusal.refuse(NO_TIE);
        }
        boolean pending = s.line().tiedPointers().stream().anyMatch(seat -> !isSpent(s.line(), seat));
        return Refusal.refuseIf(pending, SENTENCES_PENDING);
    }

    /** L-VOTE-07: whoever folded is locked. */
    static void reopen(Draft<LineState, LineEvent> d) {
        var line = d.state().line();
        var folders = line.fingers().stream()
                .filter(each -> each.hire() == 0)
                .map(Finger::seat)
                .toList();
        d.emit(new CallEvent.RevoteOpened(line.id(), line.voters(), folders));
    }

    static Optional<Refusal> refuse(LineState s, StopTheLineCommand.NoteSentence c) {
        boolean spoken = s.calls().line().sentences().stream()
                        .anyMatch(each -> each.sentenceId().equals(c.sentenceId()))
                || s.calls().past().stream()
                        .flatMap(each -> each.sentences().stream())
                        .anyMatch(each -> each.sentenceId().equals(c.sentenceId()));
        boolean fact = c.factId().isEmpty() || Facts.isOnCard(s, c.factId());
        return Refusal.refuseIf(!spoken || !fact, UNKNOWN_ID);
    }

    static void play(Draft<LineState, LineEvent> d, StopTheLineCommand.NoteSentence c) {
        d.emit(new CallEvent.SentenceNoted(c.sentenceId(), c.factId()));
    }
}
