package dev.stopline.line.rules;

import static dev.stopline.line.rules.LineRefusal.BAD_REQUEST;
import static dev.stopline.line.rules.LineRefusal.IMPROVISED_ANSWER;
import static dev.stopline.line.rules.LineRefusal.UNKNOWN_ID;

import dev.stopline.decide.Draft;
import dev.stopline.decide.Refusal;
import java.util.Optional;

/** L-ROUND-03, L-ACT-05, GAP-15: what the Incident Master says to a table, and the answers it gives. Moves nothing. */
final class Narration {

    private Narration() {}

    static Optional<Refusal> refuse(LineState s, RoundCommand.Narrate c) {
        boolean table = c.to() == Hearers.ALL || s.mode().seats(Table.valueOf(c.to().name()));
        if (!table) {
            return Refusal.refuse(BAD_REQUEST);
        }
        if (c.replyTo().isEmpty()) {
            return refusePlain(c);
        }
        var ask = s.sheet()
                .freeAction(c.replyTo())
                .filter(each -> each.kind() == FreeAction.ASK && isNow(s, each.stage(), each.round()));
        var question = question(s, c);
        if (ask.isEmpty() && question.isEmpty()) {
            return Refusal.refuse(UNKNOWN_ID);
        }
        var asked = ask.map(ActionSheet.FreeActionRow::table).orElse(Table.COMPANY);
        if (!c.to().name().equals(asked.name())) {
            return Refusal.refuse(BAD_REQUEST);
        }
        return question.isPresent() ? refuseAnswer(s, question.get(), c) : refusePlain(c);
    }

    private static boolean isNow(LineState s, int stage, int round) {
        return stage == s.clock().stage() && round == s.clock().round();
    }

    private static Optional<Action> question(LineState s, RoundCommand.Narrate c) {
        return s.sheet()
                .action(c.replyTo())
                .filter(each -> each.verb() == Verb.QUESTION_HIRE && isNow(s, each.stage(), each.round()));
    }

    private static Optional<Refusal> refusePlain(RoundCommand.Narrate c) {
        return Refusal.refuseIf(c.text().isBlank() || !c.cardLineId().isEmpty(), BAD_REQUEST);
    }

    private static Optional<Refusal> refuseAnswer(LineState s, Action question, RoundCommand.Narrate c) {
        boolean lineOfHire = c.cardLineId().isEmpty()
                || Facts.line(s, question.hire(), c.cardLineId()).isPresent();
        return Refusal.refuseIf(!c.text().isEmpty() || !lineOfHire, IMPROVISED_ANSWER);
    }

    static void play(Draft<LineState, LineEvent> d, RoundCommand.Narrate c) {
        var spoken = question(d.state(), c)
                .map(question -> Facts.line(d.state(), question.hire(), c.cardLineId())
                        .map(CaseCard.MeetingLine::spokenText)
                        .orElse(Said.FILE_DOES_NOT_SAY));
        d.emit(new RoundEvent.Narrated(spoken.orElse(c.text()), c.to(), c.replyTo()));
        d.emitIf(!c.cardLineId().isEmpty(), new RoundEvent.NarrationSourceNoted(c.replyTo(), c.cardLineId()));
    }
}
