package dev.stopline.squad.rules;

import static dev.stopline.squad.rules.SquadRefusal.ALREADY_EXISTS;
import static dev.stopline.squad.rules.SquadRefusal.WRONG_PHASE;

import dev.stopline.decide.Draft;
import dev.stopline.decide.Refusal;
import dev.stopline.decide.SharedBoard;
import dev.stopline.dice.Dice;
import dev.stopline.dice.DiceSource;
import java.util.Optional;

/**
 * T-BRD-04, T-CLO-01..04, T-RES-02: a career on a shared board: one seed for all of its arc, said aloud when all tables have
 * ended; where the arc is still played then, the career is over, for everybody knows its dice and what they have sealed.
 */
final class BoardDealing {

    /** T-CLO-04: why a job that was still played is over. */
    private static final String CLOSED = "The board was closed before this job was over.";

    private BoardDealing() {}

    static Optional<Refusal> refuse(SquadState s, ServiceCommand command) {
        return switch (command) {
            case ServiceCommand.DealBoard c -> refuse(s, c);
            case ServiceCommand.OpenBoard c ->
                Refusal.refuseIf(!s.created() || !s.board().shared(), WRONG_PHASE);
        };
    }

    private static Optional<Refusal> refuse(SquadState s, ServiceCommand.DealBoard c) {
        if (s.created() || s.board().shared()) {
            return Refusal.refuse(ALREADY_EXISTS);
        }
        if (c.board().isBlank()) {
            return Amiss.field("/board", "T-BRD-01", "must name the board");
        }
        return c.jobs() < 1 ? Amiss.field("/jobs", "T-BRD-01", "must be 1 or more") : Refusal.allow();
    }

    /** T-BRD-04: on a shared board the server throws. */
    static Optional<Refusal> refuse(SquadState s, CareerCommand.CreateDetective c) {
        return s.board().shared() && c.diceMode() != DiceSource.SERVER
                ? Amiss.field("/diceMode", "T-BRD-04", "must be SERVER on a shared board")
                : Refusal.allow();
    }

    /** T-RES-02: whether every job of the arc has been opened; there is none beyond it. */
    static boolean isPlayed(SquadState s) {
        return s.board().shared() && s.career().casesOpened() >= s.boardJobs();
    }

    /** T-CLO-04: whether the board was opened before its arc was played to the end: nothing follows any more. */
    static boolean isOver(SquadState s) {
        return s.board().shared() && s.board().opened() && !JobOutcome.isComplete(s);
    }

    static void play(Draft<SquadState, SquadEvent> d, ServiceCommand command, Dice dice) {
        switch (command) {
            case ServiceCommand.DealBoard c -> d.emit(new CareerEvent.BoardDealt(c.board(), c.jobs()));
            case ServiceCommand.OpenBoard c -> open(d, dice);
        }
    }

    /** What is thrown after a whole arc belongs to nobody's board, and has a seed of its own again; else nothing is. */
    private static void open(Draft<SquadState, SquadEvent> d, Dice dice) {
        if (d.state().board().shut()) {
            end(d);
            d.emit(new CareerEvent.BoardOpened());
            if (isOver(d.state())) {
                Spans.reveal(d, SharedBoard.SPAN, dice);
            } else {
                Spans.end(d, SharedBoard.SPAN, Spans.now(d.state()), dice);
            }
        }
    }

    private static void end(Draft<SquadState, SquadEvent> d) {
        if (!JobOutcome.isComplete(d.state())) {
            d.emitIf(d.state().job().isOpen(), new CareerEvent.JobAbandoned(CLOSED));
            d.emitIf(
                    d.state().detective().status() != DetectiveStatus.RETIRED,
                    new CareerEvent.DetectiveRetired("T-CLO-04"));
        }
    }
}
