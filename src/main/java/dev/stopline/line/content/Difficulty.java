package dev.stopline.line.content;

/** How hard its author thinks a case is for the Company; no rule reads it. */
public enum Difficulty {
    EASY,
    STANDARD,
    HARD
}
