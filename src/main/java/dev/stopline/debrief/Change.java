package dev.stopline.debrief;

/**
 * What changed, and why.
 *
 * @param rule the rule's id; empty where no rule is behind it
 * @param seenBy who saw it in play: {@code ALL}, or in line {@code IM}, {@code COMPANY}, {@code COMRADES},
 *     {@code ALL_BUT_COMRADES} or a seat's id, in squad {@code NOBODY} for what was sealed
 */
public record Change(String sentence, String rule, String seenBy) {}
