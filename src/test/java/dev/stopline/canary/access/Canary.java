package dev.stopline.canary.access;

/** Breaks a rule on purpose: this package may know no game. */
public record Canary(dev.stopline.canary.line.rules.Canary forbidden) {}
