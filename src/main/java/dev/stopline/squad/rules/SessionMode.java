package dev.stopline.squad.rules;

/** S-SESS-01, S-HEAT-12: how a session is played. */
public enum SessionMode {
    NORMAL,
    LAY_LOW
}
