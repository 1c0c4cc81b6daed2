package dev.stopline.canary.debrief.squad;

import org.slf4j.Logger;

/** Breaks a rule on purpose: this package may not know Logger of org.slf4j. */
public record Canary(Logger forbidden) {}
