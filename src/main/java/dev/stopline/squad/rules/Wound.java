package dev.stopline.squad.rules;

/** GAP-03: what a wound is. */
public enum Wound {
    NONE,
    LIGHT,
    MORTAL
}
