package dev.stopline.line.rules;

/**
 * L-PROC-04: one accusation, and what it stood on.
 *
 * @param ground the accepted ground's text, else LOOKS, else NOTHING
 */
public record TallyLine(String lineId, int hire, String ground, boolean endedInCut, boolean wrongful) {}
