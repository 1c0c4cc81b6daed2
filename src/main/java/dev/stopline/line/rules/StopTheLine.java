package dev.stopline.line.rules;

import static dev.stopline.line.rules.LineRefusal.APPROVE_CUT_MISSING;
import static dev.stopline.line.rules.LineRefusal.CALL_SPENT;
import static dev.stopline.line.rules.LineRefusal.WRONG_LINE_PHASE;

import dev.stopline.decide.Draft;
import dev.stopline.decide.Refusal;
import java.util.Optional;

/** L-CALL-01..12, L-VOTE-16, L-PROC-04: the call, who and how often, what it costs, queued and void calls, and the close of a line. */
final class StopTheLine {

    private StopTheLine() {}

    static Optional<Refusal> refuse(LineState s, Move move) {
        var table = callingTable(move);
        boolean queued = s.calls().queue().stream().anyMatch(each -> each.table() == table);
        return Refusal.refuseIf(s.calls().spent().contains(table) || queued, CALL_SPENT);
    }

    /** The table whose call it is; the Incident Master calls only for the Company it plays (GAP-38). */
    private static Table callingTable(Move move) {
        return move.by() instanceof Viewer.Seat seat ? seat.table() : Table.COMPANY;
    }

    static void play(Draft<LineState, LineEvent> d, Move move) {
        var id = d.state().calls().nextId();
        var seat = move.by().text();
        var table = callingTable(move);
        if (d.state().line().isOpen()) {
            d.emit(new CallEvent.LineQueued(id, seat, table));
        } else if (d.state().clock().stageEndedByCut()) {
            d.emit(new CallEvent.LineVoided(id, seat, table));
        } else {
            open(d, id, seat, table);
        }
    }

    private static void open(Draft<LineState, LineEvent> d, String id, String seat, Table table) {
        var clock = d.state().clock();
        d.emit(new CallEvent.LineCalled(id, seat, table, clock.stage(), clock.round(), Said.CALL_CUE));
        PayoffTrack.charge(d, id);
        ExposureTrack.chargeCall(d, id);
        if (d.state().ruleset().is(RulesetKey.ROLLS_AFTER_CALL, "FORFEIT")) {
            stopRolls(d, id);
        }
        d.emit(new CallEvent.VoteOpened(id, Vote.voters(d.state())));
    }

    /** L-CALL-07, GAP-34: the round's remaining rolls are not made; what was declared for them gives its action back. */
    static void stopRolls(Draft<LineState, LineEvent> d, String lineId) {
        d.emitIf(!d.state().clock().rollsStopped(), new ActionEvent.RollsStopped(lineId));
        var pending =
                d.state().sheet().actions().stream().filter(Action::isPending).toList();
        for (var each : pending) {
            d.emit(new ActionEvent.RollAbandoned(each.id(), each.seat(), each.table(), true));
        }
    }

    static Optional<Refusal> refuse(LineState s, StopTheLineCommand.CloseLine c) {
        if (s.line().phase() != Line.Phase.CUT_WINDOW) {
            return Refusal.refuse(WRONG_LINE_PHASE);
        }
        return Refusal.refuseIf(c.outcome() != LineOutcome.NO_CUT, APPROVE_CUT_MISSING);
    }

    /** Closes the line, writes its tally if a hire was picked, and turns to the calls that waited (AMB-14). */
    static void close(Draft<LineState, LineEvent> d, LineOutcome outcome) {
        close(d, outcome, ProcessHeld.stoodOn(d.state().line()), false);
    }

    /** Closes the line with a cut that stands on this ground (L-CUT-16: for the IM-Company the control it cites). */
    static void closeCut(Draft<LineState, LineEvent> d, String ground, boolean wrongful) {
        close(d, LineOutcome.CUT, ground, wrongful);
    }

    private static void close(Draft<LineState, LineEvent> d, LineOutcome outcome, String ground, boolean wrongful) {
        var line = d.state().line();
        d.emit(new CutEvent.LineClosed(line.id(), outcome));
        d.emitIf(
                line.suspect() != 0,
                new CutEvent.TallyLineWritten(line.id(), line.suspect(), ground, outcome == LineOutcome.CUT, wrongful));
        var queue = d.state().calls().queue();
        if (d.state().clock().stageEndedByCut()) {
            for (var each : queue) {
                d.emit(new CallEvent.LineVoided(each.lineId(), each.seat(), each.table()));
            }
        } else if (!queue.isEmpty()) {
            var next = queue.getFirst();
            open(d, next.lineId(), next.seat(), next.table());
        }
    }
}
