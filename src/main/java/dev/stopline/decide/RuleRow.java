package dev.stopline.decide;

/**
 * A parameter of a game.
 *
 * @param ours whether its standard value is our default, not in the rules text
 */
public record RuleRow(String key, String value, String standard, String rule, boolean ours) {

    /** The row of a parameter that belongs to this rule, gap or ruling. */
    public static RuleRow of(String key, String value, String standard, String rule) {
        return new RuleRow(key, value, standard, rule, rule.startsWith("GAP-"));
    }
}
