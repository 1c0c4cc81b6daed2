package dev.stopline.line.rules;

/** The meeting with the suspect. */
public sealed interface MeetingEvent extends LineEvent {

    record MeetingOpened(int hire, int questions) implements MeetingEvent {}

    /** {@code asker} a seat or {@code IM}; {@code suggestedBy} empty = nobody. */
    record MeetingQuestionAsked(int n, String asker, String text, String suggestedBy) implements MeetingEvent {}

    record QuestionBasisNoted(int n, Topic aboutType, String cardLineId) implements MeetingEvent {}

    /** {@code spokenText} is the line spoken in company-only; {@code forSeat} as in {@code DieThrown}. */
    record MeetingAnswerRecorded(
            int n, String answeredBy, Answer answer, String argument, String spokenText, String forSeat)
            implements MeetingEvent {}

    /** {@code cardTruth} what the line of the card says, FILE_DOES_NOT_SAY where there is none. */
    record AnswerTruthNoted(int n, String cardLineId, Answer cardTruth) implements MeetingEvent {}

    record ExplanationRead(int hire, String text) implements MeetingEvent {}

    record ExplanationKindNoted(String factId, ExplanationKind kind) implements MeetingEvent {}

    /** AMB-29: the same event type, so that the kind tells nothing in play. */
    enum ExplanationKind {
        HARMLESS_REASON,
        COVER
    }

    record MeetingClosed(int asked) implements MeetingEvent {}
}
