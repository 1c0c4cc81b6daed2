package dev.stopline.squad.rules;

/** What each event of heat, clock and posture changes. */
final class AfterPressure {

    private AfterPressure() {}

    static SquadState of(SquadState s, PressureEvent event) {
        var job = s.job();
        return s.withJob(
                switch (event) {
                    case PressureEvent.HeatMarked e -> job.withHeat(e.after());
                    case PressureEvent.AmbushSprung e -> job.withAmbushPending(false);
                    case PressureEvent.HeatReduced e -> job.withHeat(e.after());
                    case PressureEvent.HeatConverted e -> job;
                    case PressureEvent.HeatConsequenceApplied e -> applied(job, e);
                    case PressureEvent.SergeantPulled e -> job.withHeat9Reached(true);
                    case PressureEvent.ClockChanged e ->
                        job.withClock(e.after()).withLatched(job.latched() && e.after() == 0);
                    case PressureEvent.ClockTicked e -> job.withClock(e.after());
                    case PressureEvent.TickSkipped e -> job.withPaused(e.pausesLeft());
                    case PressureEvent.ClockPaused e -> job.withPaused(e.pausedTicks());
                    case PressureEvent.ClockZeroLatched e -> job.withLatched(true);
                    case PressureEvent.PostureDue e -> job.withCard(job.card().withDue(e.cause()));
                    case PressureEvent.PostureActivated e -> activated(job, e);
                    case PressureEvent.CapabilityShifted e -> shifted(job, e);
                });
    }

    private static Job applied(Job job, PressureEvent.HeatConsequenceApplied e) {
        return e.row() == 7 && e.crossing() ? job.withHeat7Ticked(true) : job;
    }

    private static Job activated(Job job, PressureEvent.PostureActivated e) {
        var card = job.card()
                .withPosture(e.posture())
                .withPostureActive(true)
                .withPostureKnown(true)
                .withDue(PostureCause.NONE);
        return job.withCard(card)
                .withUndergroundPending(job.undergroundPending() || e.posture() == Posture.UNDERGROUND)
                .withAmbushPending(job.ambushPending() || e.posture() == Posture.SET_UP);
    }

    private static Job shifted(Job job, PressureEvent.CapabilityShifted e) {
        return e.interdictOnly()
                ? job.withInterdict(job.interdict().withCapability(e.to()))
                : job.withCard(job.card().withInForce(e.to()).withExcess(e.excess()));
    }
}
