package dev.stopline.platform.playtest;

/** A closed session or job of either game, as a playtest counts it. */
public interface Play {

    /** What every game tells a playtest. */
    Played played();
}
