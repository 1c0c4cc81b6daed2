package dev.stopline.rulebook;

import java.util.List;

/**
 * One rule.
 *
 * @param id its id, stable for ever
 * @param chapter the key of its chapter
 * @param label how firmly it stands
 * @param inherited whether the label is its chapter's, the sentence having none of its own
 * @param sentence the rule in one or two plain sentences
 * @param keys the ruleset keys that override it, in the file's order; empty for most rules
 * @param readers who may read it
 * @param testable whether a test can prove it; false for advice to people
 * @param why why it cannot be tested; empty where it can
 */
public record Rule(
        String id,
        String chapter,
        RuleLabel label,
        boolean inherited,
        String sentence,
        List<String> keys,
        RuleReaders readers,
        boolean testable,
        String why) {

    public Rule {
        keys = List.copyOf(keys);
    }
}
