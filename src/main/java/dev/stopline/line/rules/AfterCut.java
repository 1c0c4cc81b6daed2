package dev.stopline.line.rules;

import dev.stopline.decide.Lists;
import java.util.List;

/** What each event of the cut, of a line's close and of a case's end changes. */
final class AfterCut {

    private AfterCut() {}

    static LineState of(LineState s, CutEvent event) {
        return switch (event) {
            case CutEvent.CutProposed e -> s;
            case CutEvent.GroundAsked e -> s;
            case CutEvent.GroundOffered e -> offered(s, e);
            case CutEvent.GroundRuled e -> ruled(s, e);
            case CutEvent.GroundFactNoted e -> linked(s, e);
            case CutEvent.HumanCostReadAloud e -> s;
            case CutEvent.CutGateChecked e -> s;
            case CutEvent.CluesCounted e -> s;
            case CutEvent.CutApproved e -> s.withClock(s.clock().withStageEndedByCut(true));
            case CutEvent.HireCut e -> s;
            case CutEvent.KeysRemoved e -> s.changeHire(e.hire(), each -> each.withKeysActive(false));
            case CutEvent.HireGone e -> s.changeHire(e.hire(), each -> each.withInPlay(false));
            case CutEvent.CutVerdictNoted e -> s;
            case CutEvent.LineClosed e -> closed(s);
            case CutEvent.TallyLineWritten e ->
                s.withCalls(s.calls()
                        .withTally(Lists.plus(
                                s.calls().tally(),
                                new TallyLine(e.lineId(), e.hire(), e.ground(), e.endedInCut(), e.wrongful()))));
            case CutEvent.CaseEnded e -> ended(s);
            case CutEvent.CaseEndNoted e ->
                s.withOutcome(
                        s.outcome().withEnded(e.reason()).withEnding(e.ending()).withProcessHeld(e.processHeld()));
        };
    }

    /** What waited is settled by now, which only the Incident Master is told; no round follows in which a seat would see it. */
    private static LineState ended(LineState s) {
        return s.withOutcome(s.outcome().withEnded(EndReason.SEALED))
                .withTracks(s.tracks().withWaiting(List.of()));
    }

    private static LineState offered(LineState s, CutEvent.GroundOffered e) {
        var ground = new Line.Ground(
                e.groundId(), e.seat(), e.kind(), e.text(), Line.Verdict.PENDING, GroundReason.NONE, "");
        return on(s, s.line().withGrounds(Lists.plus(s.line().grounds(), ground)));
    }

    private static LineState ruled(LineState s, CutEvent.GroundRuled e) {
        var verdict = e.accepted() ? Line.Verdict.ACCEPTED : Line.Verdict.REJECTED;
        return on(
                s,
                s.line()
                        .withGrounds(Lists.change(
                                s.line().grounds(),
                                each -> each.groundId().equals(e.groundId()),
                                each -> each.withVerdict(verdict).withReason(e.reason()))));
    }

    private static LineState linked(LineState s, CutEvent.GroundFactNoted e) {
        return on(
                s,
                s.line()
                        .withGrounds(Lists.change(
                                s.line().grounds(),
                                each -> each.groundId().equals(e.groundId()),
                                each -> each.withLinkedTo(e.linkedTo()))));
    }

    private static LineState closed(LineState s) {
        var line = s.line().withPhase(Line.Phase.CLOSED);
        return s.withCalls(
                s.calls().withLine(line).withPast(Lists.plus(s.calls().past(), line)));
    }

    private static LineState on(LineState s, Line line) {
        return s.withCalls(s.calls().withLine(line));
    }
}
