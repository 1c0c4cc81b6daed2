package dev.stopline.squad.rules;

/** S-BETWEEN-01..08: the steps between cases, in order. */
public enum BetweenStep {
    NONE,
    WOUNDS,
    HEAT,
    CASUALTIES,
    STANDING,
    EVENT,
    PRESSURE,
    REQUISITION,
    DONE
}
