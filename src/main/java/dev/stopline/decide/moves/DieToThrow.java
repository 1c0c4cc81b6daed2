package dev.stopline.decide.moves;

import dev.stopline.dice.Die;

/** A die that is thrown; {@code field} takes its face where the table throws its own dice. */
public record DieToThrow(String field, Die die) {}
