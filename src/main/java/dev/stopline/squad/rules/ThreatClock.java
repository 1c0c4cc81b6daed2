package dev.stopline.squad.rules;

import dev.stopline.decide.Draft;

/** S-CLOCK-01..06, S-GEN-09, GAP-23: the Threat Clock: start, ticks, pauses, and the latch at zero. */
final class ThreatClock {

    private ThreatClock() {}

    /** S-GEN-19: the start value of this card, never below the ruleset's least. */
    static int start(SquadState s, JobCard card) {
        int clock = card.trajectory().applyTo(card.tempo().clock()) - s.job().event8();
        return Math.max(s.ruleset().number(SquadKey.CLOCK_START_MIN), clock);
    }

    /** Moves the clock; a latched clock stays at zero, unless the ruleset lets it be wound up again. */
    static void change(Draft<SquadState, SquadEvent> d, int by, String cause) {
        var job = d.state().job();
        int after = Math.max(0, job.clock() + by);
        boolean stuck = job.latched() && d.state().ruleset().on(SquadKey.CLOCK_LATCH);
        if (stuck || after == job.clock()) {
            return;
        }
        d.emit(new PressureEvent.ClockChanged(job.clock(), after, cause));
        latch(d);
    }

    /** S-CLOCK-05: one session-end tick will be cancelled. */
    static void pause(Draft<SquadState, SquadEvent> d, String cause) {
        d.emit(new PressureEvent.ClockPaused(d.state().job().paused() + 1, cause));
    }

    /** S-CLOCK-01, S-CLOCK-04: the tick at a session's end; none once the clock is latched. */
    static void tick(Draft<SquadState, SquadEvent> d) {
        var job = d.state().job();
        if (job.latched()) {
            return;
        }
        if (job.paused() > 0) {
            d.emit(new PressureEvent.TickSkipped(job.paused() - 1));
            return;
        }
        d.emit(new PressureEvent.ClockTicked(job.clock(), Math.max(0, job.clock() - 1)));
        latch(d);
    }

    private static void latch(Draft<SquadState, SquadEvent> d) {
        d.emitIf(d.state().job().clock() == 0, new PressureEvent.ClockZeroLatched());
    }
}
