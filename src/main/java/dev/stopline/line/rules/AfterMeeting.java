package dev.stopline.line.rules;

import dev.stopline.decide.Lists;
import java.util.function.UnaryOperator;

/** What each event of the meeting changes. */
final class AfterMeeting {

    private AfterMeeting() {}

    static LineState of(LineState s, MeetingEvent event) {
        var line = s.line();
        return switch (event) {
            case MeetingEvent.MeetingOpened e ->
                on(s, line.withPhase(Line.Phase.MEETING).withSuspect(e.hire()).withQuestionsAllowed(e.questions()));
            case MeetingEvent.MeetingQuestionAsked e ->
                on(
                        s,
                        line.withQuestions(Lists.plus(
                                line.questions(),
                                new Line.Question(
                                        e.n(),
                                        e.asker(),
                                        e.text(),
                                        e.suggestedBy(),
                                        Topic.OTHER,
                                        false,
                                        Answer.DEFLECT,
                                        "",
                                        "",
                                        "",
                                        Answer.FILE_DOES_NOT_SAY))));
            case MeetingEvent.QuestionBasisNoted e ->
                question(s, e.n(), each -> each.withAboutType(e.aboutType()).withCardLineId(e.cardLineId()));
            case MeetingEvent.MeetingAnswerRecorded e ->
                question(
                        s,
                        e.n(),
                        each -> each.withAnswered(true)
                                .withAnswer(e.answer())
                                .withArgument(e.argument())
                                .withSpokenText(e.spokenText()));
            case MeetingEvent.AnswerTruthNoted e ->
                question(s, e.n(), each -> each.withCardLineId(e.cardLineId()).withCardTruth(e.cardTruth()));
            case MeetingEvent.ExplanationRead e -> s;
            case MeetingEvent.ExplanationKindNoted e -> s;
            case MeetingEvent.MeetingClosed e -> on(s, line.withPhase(Line.Phase.CUT_WINDOW));
        };
    }

    private static LineState on(LineState s, Line line) {
        return s.withCalls(s.calls().withLine(line));
    }

    private static LineState question(LineState s, int n, UnaryOperator<Line.Question> change) {
        var line = s.line();
        return on(s, line.withQuestions(Lists.change(line.questions(), each -> each.n() == n, change)));
    }
}
