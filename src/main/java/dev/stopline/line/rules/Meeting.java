package dev.stopline.line.rules;

import static dev.stopline.line.rules.LineRefusal.BAD_REQUEST;
import static dev.stopline.line.rules.LineRefusal.FACT_NOT_ELIGIBLE;
import static dev.stopline.line.rules.LineRefusal.IMPROVISED_ANSWER;
import static dev.stopline.line.rules.LineRefusal.LOOKS_QUESTION;
import static dev.stopline.line.rules.LineRefusal.NOT_THE_ASKER;
import static dev.stopline.line.rules.LineRefusal.NO_OPEN_QUESTION;
import static dev.stopline.line.rules.LineRefusal.QUESTION_LIMIT;
import static dev.stopline.line.rules.LineRefusal.QUESTION_OPEN;
import static dev.stopline.line.rules.LineRefusal.UNKNOWN_ID;
import static dev.stopline.line.rules.LineRefusal.WRONG_LINE_PHASE;

import dev.stopline.decide.Draft;
import dev.stopline.decide.Refusal;
import dev.stopline.line.rules.MeetingEvent.ExplanationKind;
import java.util.List;
import java.util.Optional;

/** L-MEET-01..12, AMB-26..30, AMB-49: the suspect, three questions, who asks, who answers, and what the card really says. */
final class Meeting {

    private Meeting() {}

    /** L-MEET-01, -02, -05: the picked hire is the suspect. */
    static void open(Draft<LineState, LineEvent> d, int hire) {
        d.emit(new MeetingEvent.MeetingOpened(hire, d.state().ruleset().number(RulesetKey.MEETING_QUESTIONS)));
        boolean givesClue = d.state().ruleset().is(RulesetKey.MEETING_REVEALS_PROCESS_CLUE, "true");
        d.emitIf(
                givesClue && d.state().clock().stage() == 1,
                new RevealEvent.RevealOwed(
                        d.state().line().id(), hire, List.of(RecordType.PROCESS), RevealEvent.Via.MEETING, 1));
    }

    static Optional<Refusal> refuse(LineState s, Move move, StopTheLineCommand.AskMeetingQuestion c) {
        boolean im = move.by().isIncidentMaster();
        boolean asker = s.mode().hasCell() ? im : move.by().isAt(Table.COMPANY);
        if (!asker) {
            return Refusal.refuse(NOT_THE_ASKER);
        }
        if (s.line().phase() != Line.Phase.MEETING) {
            return Refusal.refuse(WRONG_LINE_PHASE);
        }
        if (s.line().questions().size() >= s.line().questionsAllowed()) {
            return Refusal.refuse(QUESTION_LIMIT);
        }
        if (im && c.aboutType() == Topic.APPEARANCE) {
            return Refusal.refuse(LOOKS_QUESTION);
        }
        boolean ids = c.cardLineId().isEmpty() && c.suggestedBy().isEmpty();
        if (c.text().isBlank() || !im && !ids) {
            return Refusal.refuse(BAD_REQUEST);
        }
        return Refusal.refuseIf(!lineIsKnown(s, c.cardLineId()) || !suggests(s, c.suggestedBy()), UNKNOWN_ID);
    }

    private static boolean lineIsKnown(LineState s, String lineId) {
        return lineId.isEmpty() || Facts.line(s, s.line().suspect(), lineId).isPresent();
    }

    /** AMB-26: only a seated Company player suggests a question. */
    private static boolean suggests(LineState s, String seat) {
        return seat.isEmpty()
                || s.viewer(seat).filter(each -> each.isAt(Table.COMPANY)).isPresent();
    }

    static void play(Draft<LineState, LineEvent> d, Move move, StopTheLineCommand.AskMeetingQuestion c) {
        int n = d.state().line().questions().size() + 1;
        d.emit(new MeetingEvent.MeetingQuestionAsked(n, move.by().text(), c.text(), c.suggestedBy()));
        d.emit(new MeetingEvent.QuestionBasisNoted(n, c.aboutType(), c.cardLineId()));
    }

    static Optional<Refusal> refuse(LineState s, StopTheLineCommand.AnswerMeetingQuestion c) {
        if (s.line().phase() != Line.Phase.MEETING) {
            return Refusal.refuse(WRONG_LINE_PHASE);
        }
        if (s.line().openQuestion().isEmpty()) {
            return Refusal.refuse(NO_OPEN_QUESTION);
        }
        if (s.mode().hasCell()) {
            boolean cellWord =
                    c.answer() != Answer.FILE_DOES_NOT_SAY && c.cardLineId().isEmpty();
            return Refusal.refuseIf(!cellWord, BAD_REQUEST);
        }
        return Refusal.refuseIf(!isFromCard(s, c), IMPROVISED_ANSWER);
    }

    /** L-MEET-09..11: a line of the suspect with its own yes or no, or that the file does not say; no word besides. */
    private static boolean isFromCard(LineState s, StopTheLineCommand.AnswerMeetingQuestion c) {
        if (!c.argument().isEmpty()) {
            return false;
        }
        if (c.cardLineId().isEmpty()) {
            return c.answer() == Answer.FILE_DOES_NOT_SAY;
        }
        return Facts.line(s, s.line().suspect(), c.cardLineId())
                .filter(line -> line.answer() == c.answer())
                .isPresent();
    }

    static void play(Draft<LineState, LineEvent> d, Move move, StopTheLineCommand.AnswerMeetingQuestion c) {
        var question = d.state().line().openQuestion().orElseThrow();
        boolean cell = d.state().mode().hasCell();
        var lineId = cell ? question.cardLineId() : c.cardLineId();
        var line = Facts.line(d.state(), d.state().line().suspect(), lineId);
        var spoken = line.map(CaseCard.MeetingLine::spokenText).orElse(Said.FILE_DOES_NOT_SAY);
        d.emit(new MeetingEvent.MeetingAnswerRecorded(
                question.n(), move.by().text(), c.answer(), c.argument(), cell ? "" : spoken, move.forSeat()));
        d.emit(new MeetingEvent.AnswerTruthNoted(
                question.n(), lineId, line.map(CaseCard.MeetingLine::answer).orElse(Answer.FILE_DOES_NOT_SAY)));
    }

    static Optional<Refusal> refuse(LineState s, StopTheLineCommand.ReadExplanation c) {
        if (s.line().phase() != Line.Phase.MEETING) {
            return Refusal.refuse(WRONG_LINE_PHASE);
        }
        boolean all = s.ruleset().is(RulesetKey.HARMLESS_REASON_SCOPE, "ALL");
        boolean readable = fact(s, c.factId())
                .filter(each -> !each.explanation().isBlank())
                .filter(each -> all || s.evidence().isRevealed(each.factId()))
                .isPresent();
        return Refusal.refuseIf(!readable, FACT_NOT_ELIGIBLE);
    }

    private static Optional<CaseCard.Fact> fact(LineState s, String factId) {
        return Facts.sheet(s, s.line().suspect())
                .flatMap(sheet -> sheet.facts().stream()
                        .filter(each -> each.factId().equals(factId))
                        .findFirst());
    }

    static void play(Draft<LineState, LineEvent> d, StopTheLineCommand.ReadExplanation c) {
        int suspect = d.state().line().suspect();
        var fact = fact(d.state(), c.factId()).orElseThrow();
        boolean cover = Facts.sheet(d.state(), suspect)
                .filter(sheet -> sheet.identity() == Identity.OPERATOR)
                .isPresent();
        d.emit(new MeetingEvent.ExplanationRead(suspect, fact.explanation()));
        d.emit(new MeetingEvent.ExplanationKindNoted(
                fact.factId(), cover ? ExplanationKind.COVER : ExplanationKind.HARMLESS_REASON));
    }

    static Optional<Refusal> refuse(LineState s, StopTheLineCommand.CloseMeeting c) {
        if (s.line().phase() != Line.Phase.MEETING) {
            return Refusal.refuse(WRONG_LINE_PHASE);
        }
        return Refusal.refuseIf(s.line().openQuestion().isPresent(), QUESTION_OPEN);
    }

    static void close(Draft<LineState, LineEvent> d) {
        d.emit(new MeetingEvent.MeetingClosed(d.state().line().questions().size()));
    }
}
