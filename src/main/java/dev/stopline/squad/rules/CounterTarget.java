package dev.stopline.squad.rules;

/** S-CLOSE-08, GAP-04: whom a counter-action falls on. */
public enum CounterTarget {
    SOURCE,
    SERGEANT,
    DETECTIVE,
    /** Nobody, or: roll for it. */
    NOBODY
}
