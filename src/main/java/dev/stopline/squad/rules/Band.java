package dev.stopline.squad.rules;

/** S-INTERRO-04..09: how an interrogation ended. */
public enum Band {
    CLOSED,
    PARTIAL_LEAD,
    FULL,
    PARTIAL,
    REFUSAL,
    COUNTER
}
