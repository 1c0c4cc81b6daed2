package dev.stopline.debrief.line;

import dev.stopline.debrief.Told;
import dev.stopline.decide.Wording;
import dev.stopline.line.rules.Answer;
import dev.stopline.line.rules.MeetingEvent;

/** The meeting, told. */
final class TellingOfMeeting {

    private TellingOfMeeting() {}

    static Told of(MeetingEvent event) {
        return switch (event) {
            case MeetingEvent.MeetingOpened e -> told(e);
            case MeetingEvent.MeetingQuestionAsked e -> told(e);
            case MeetingEvent.QuestionBasisNoted e -> told(e);
            case MeetingEvent.MeetingAnswerRecorded e -> told(e);
            case MeetingEvent.AnswerTruthNoted e -> told(e);
            case MeetingEvent.ExplanationRead e -> told(e);
            case MeetingEvent.ExplanationKindNoted e -> told(e);
            case MeetingEvent.MeetingClosed e -> told(e);
        };
    }

    private static Told told(MeetingEvent.MeetingOpened e) {
        return new Told(
                "Hire " + e.hire() + " is the suspect, with " + Wording.count(e.questions(), "question")
                        + " to answer.",
                "L-MEET-01");
    }

    private static Told told(MeetingEvent.MeetingQuestionAsked e) {
        return new Told(
                "Question " + e.n() + ", from " + Words.who(e.asker()) + suggested(e.suggestedBy())
                        + Wording.quoted(e.text()) + ".",
                "L-MEET-02");
    }

    private static Told told(MeetingEvent.QuestionBasisNoted e) {
        return new Told("It was drawn from " + Wording.word(e.aboutType()) + line(e.cardLineId()) + ".", "L-MEET-06");
    }

    private static Told told(MeetingEvent.MeetingAnswerRecorded e) {
        return new Told(
                Words.capital(e.answeredBy()) + " answers: " + answer(e.answer()) + Wording.quoted(e.argument())
                        + Wording.quoted(e.spokenText()) + ".",
                "L-MEET-04");
    }

    private static Told told(MeetingEvent.AnswerTruthNoted e) {
        return new Told("The card says: " + answer(e.cardTruth()) + line(e.cardLineId()) + ".", "L-MEET-07");
    }

    private static Told told(MeetingEvent.ExplanationRead e) {
        return new Told(
                "An explanation of hire " + e.hire() + " is read" + Wording.quoted(e.text()) + ".", "L-MEET-12");
    }

    private static Told told(MeetingEvent.ExplanationKindNoted e) {
        return new Told(
                switch (e.kind()) {
                    case HARMLESS_REASON -> "It was a harmless reason (" + e.factId() + ").";
                    case COVER -> "It was the operator's cover (" + e.factId() + ").";
                },
                "L-MEET-12");
    }

    private static Told told(MeetingEvent.MeetingClosed e) {
        return new Told("The meeting closes after " + Wording.count(e.asked(), "question") + ".", "L-MEET-02");
    }

    private static String suggested(String seat) {
        return seat.isEmpty() ? "" : ", suggested by " + Words.who(seat);
    }

    private static String line(String cardLineId) {
        return cardLineId.isEmpty() ? "" : " (line " + cardLineId + " of the card)";
    }

    private static String answer(Answer answer) {
        return switch (answer) {
            case YES -> "yes";
            case NO -> "no";
            case DEFLECT -> "neither yes nor no";
            case FILE_DOES_NOT_SAY -> "nothing on it";
        };
    }
}
