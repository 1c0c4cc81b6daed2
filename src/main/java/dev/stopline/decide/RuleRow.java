package dev.stopline.decide;

/**
 * A parameter of a game.
 *
 * @param rule the rule of the rulebook that it belongs to
 * @param ours whether its standard value is our default, not in the rules text
 */
public record RuleRow(String key, String value, String standard, String rule, boolean ours) {}
