package dev.stopline.debrief;

/**
 * An event in a sentence, and the rule that caused it.
 *
 * @param sentence what changed and why, in plain words
 * @param rule the rule's id; empty where no rule is behind it
 */
record Told(String sentence, String rule) {}
