package dev.stopline.line.rules;

import dev.stopline.decide.Lists;
import dev.stopline.line.rules.Line.Phase;
import java.util.List;

/** What each event of the call and the vote changes. */
final class AfterCall {

    private AfterCall() {}

    static LineState of(LineState s, CallEvent event) {
        var calls = s.calls();
        var line = calls.line();
        return switch (event) {
            case CallEvent.LineCalled e -> s.withCalls(called(calls, e));
            case CallEvent.LineQueued e ->
                s.withCalls(calls.withNumbered(calls.numbered() + 1)
                        .withQueue(Lists.plus(calls.queue(), new Calls.Queued(e.lineId(), e.seat(), e.table()))));
            case CallEvent.LineVoided e -> s.withCalls(voided(calls, e));
            case CallEvent.VoteOpened e ->
                on(s, line.withPhase(Phase.VOTE).withVoters(e.voters()).withBallot(1));
            case CallEvent.RevoteOpened e ->
                on(
                        s,
                        line.withPhase(Phase.REVOTE)
                                .withVoters(e.voters())
                                .withFolders(e.lockedFolders())
                                .withFingers(List.of())
                                .withCast(0)
                                .withBallot(2));
            case CallEvent.BallotsCounted e -> on(s, line.withCast(e.cast()));
            case CallEvent.FingerPointed e ->
                on(
                        s,
                        line.withFingers(Lists.plus(
                                Lists.without(
                                        line.fingers(), each -> each.seat().equals(e.seat())),
                                new CallEvent.Finger(e.seat(), e.hire()))));
            case CallEvent.VoteRevealed e -> on(s, line.withFingers(e.fingers()));
            case CallEvent.TieDeclared e ->
                on(
                        s,
                        line.withPhase(Phase.TIE_SENTENCES)
                                .withTiedHires(e.hires())
                                .withTiedPointers(e.tiedPointers()));
            case CallEvent.TiedSentenceSpoken e ->
                on(
                        s,
                        line.withSentences(Lists.plus(
                                line.sentences(), new Line.Sentence(e.sentenceId(), e.seat(), e.text(), false, ""))));
            case CallEvent.TiedSentenceSkipped e -> on(s, line.withSkipped(Lists.plus(line.skipped(), e.seat())));
            case CallEvent.SentenceNoted e -> s.withCalls(noted(calls, e));
            case CallEvent.AccusationMade e -> on(s, line.withSuspect(e.hire()));
            case CallEvent.NoAccusation e -> s;
        };
    }

    private static LineState on(LineState s, Line line) {
        return s.withCalls(s.calls().withLine(line));
    }

    private static Calls called(Calls calls, CallEvent.LineCalled e) {
        boolean queued = calls.queue().stream().anyMatch(each -> each.lineId().equals(e.lineId()));
        var line = Line.NONE
                .withId(e.lineId())
                .withSeat(e.seat())
                .withTable(e.table())
                .withStage(e.stage())
                .withPhase(Phase.VOTE);
        return calls.withLine(line)
                .withQueue(Lists.without(calls.queue(), each -> each.lineId().equals(e.lineId())))
                .withNumbered(queued ? calls.numbered() : calls.numbered() + 1)
                .withSpent(Lists.plus(calls.spent(), e.table()))
                .withStage1Called(calls.stage1Called() || e.stage() == 1)
                .withCalled(calls.called() + 1);
    }

    private static Calls voided(Calls calls, CallEvent.LineVoided e) {
        boolean queued = calls.queue().stream().anyMatch(each -> each.lineId().equals(e.lineId()));
        return calls.withQueue(
                        Lists.without(calls.queue(), each -> each.lineId().equals(e.lineId())))
                .withNumbered(queued ? calls.numbered() : calls.numbered() + 1);
    }

    private static Calls noted(Calls calls, CallEvent.SentenceNoted e) {
        return calls.withLine(noted(calls.line(), e))
                .withPast(calls.past().stream().map(each -> noted(each, e)).toList());
    }

    private static Line noted(Line line, CallEvent.SentenceNoted e) {
        return line.withSentences(Lists.change(
                line.sentences(),
                each -> each.sentenceId().equals(e.sentenceId()),
                each -> new Line.Sentence(each.sentenceId(), each.seat(), each.text(), true, e.citedFactId())));
    }
}
