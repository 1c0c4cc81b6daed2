package dev.stopline.platform.moves;

/** The body of a move that has no fields: it may be left out, and holds nothing. */
public record NothingToSay() {}
