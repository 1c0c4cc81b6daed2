package dev.stopline.line.web;

/** The body of a move that has no fields: it may be left out, and holds nothing. */
record NothingToSay() {}
