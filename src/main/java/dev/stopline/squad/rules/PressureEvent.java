package dev.stopline.squad.rules;

/** Heat, clock and posture. */
public sealed interface PressureEvent extends SquadEvent {

    /** S-HEAT-01: Heat has risen by {@code amount}. */
    record HeatMarked(int amount, int before, int after, String cause) implements PressureEvent {}

    /** S-POST-07: the ambush of SET_UP has come; the Heat just marked is its own. */
    record AmbushSprung() implements PressureEvent {}

    /** S-HEAT-12: Heat has fallen by {@code amount}. */
    record HeatReduced(int amount, int before, int after, String cause) implements PressureEvent {}

    /** S-FAM-03: a point of Heat was bought off with a Lead. */
    record HeatConverted(int amount) implements PressureEvent {}

    /** {@code row} 3, 5, 7 or 9. */
    record HeatConsequenceApplied(int row, boolean crossing) implements PressureEvent {}

    /** GAP-18: the Sergeant counts no more. */
    record SergeantPulled() implements PressureEvent {}

    /** S-CLOCK-02: the clock moved for another reason than the end of a session. */
    record ClockChanged(int before, int after, String cause) implements PressureEvent {}

    /** S-CLOCK-01: the tick at the end of a session. */
    record ClockTicked(int before, int after) implements PressureEvent {}

    /** S-CLOCK-05: a pause took the place of the tick. */
    record TickSkipped(int pausesLeft) implements PressureEvent {}

    /** S-CLOCK-05: {@code pausedTicks} that wait in all. */
    record ClockPaused(int pausedTicks, String cause) implements PressureEvent {}

    /** S-CLOCK-03: the clock has run out, for good. */
    record ClockZeroLatched() implements PressureEvent {}

    /** S-POST-02: the posture comes after the action that caused it. */
    record PostureDue(PostureCause cause) implements PressureEvent {}

    /** S-POST-01: the target reacts. */
    record PostureActivated(Posture posture, PostureCause cause) implements PressureEvent {}

    /**
     * S-GEN-06: {@code excess} = the tiers past the ceiling, in all; {@code interdictOnly} = only while the Interdict
     * lasts.
     */
    record CapabilityShifted(Capability from, Capability to, int excess, String cause, boolean interdictOnly)
            implements PressureEvent {}
}
