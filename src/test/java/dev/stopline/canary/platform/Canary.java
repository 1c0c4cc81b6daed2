package dev.stopline.canary.platform;

/** Breaks a rule on purpose: this package may know no game. */
public record Canary(dev.stopline.canary.line.rules.Canary forbidden) {}
