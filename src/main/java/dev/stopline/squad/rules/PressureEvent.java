package dev.stopline.squad.rules;

/** Heat, clock and posture. */
public sealed interface PressureEvent extends SquadEvent {

    record HeatMarked(int amount, int before, int after, String cause) implements PressureEvent {}

    /** S-POST-07: the ambush of SET_UP has come; the Heat just marked is its own. */
    record AmbushSprung() implements PressureEvent {}

    record HeatReduced(int amount, int before, int after, String cause) implements PressureEvent {}

    /** S-FAM-03: a point of Heat was bought off with a Lead. */
    record HeatConverted(int amount) implements PressureEvent {}

    /** {@code row} 3, 5, 7 or 9. */
    record HeatConsequenceApplied(int row, boolean crossing) implements PressureEvent {}

    record SergeantPulled() implements PressureEvent {}

    record ClockChanged(int before, int after, String cause) implements PressureEvent {}

    record ClockTicked(int before, int after) implements PressureEvent {}

    record TickSkipped(int pausesLeft) implements PressureEvent {}

    record ClockPaused(int pausedTicks, String cause) implements PressureEvent {}

    record ClockZeroLatched() implements PressureEvent {}

    /** S-POST-02: the posture comes after the action that caused it. */
    record PostureDue(PostureCause cause) implements PressureEvent {}

    record PostureActivated(Posture posture, PostureCause cause) implements PressureEvent {}

    record CapabilityShifted(Capability from, Capability to, int excess, String cause, boolean interdictOnly)
            implements PressureEvent {}
}
