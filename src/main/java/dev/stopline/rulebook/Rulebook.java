package dev.stopline.rulebook;

import java.io.InputStream;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The rulebook of one game: read once from its file, immutable, checked for its shape. */
public final class Rulebook {

    private final String game;
    private final Map<String, Chapter> chapters = new LinkedHashMap<>();
    private final Map<String, Rule> rules = new LinkedHashMap<>();
    private final Map<String, RulesetKeyDoc> keys = new LinkedHashMap<>();

    private Rulebook(String game, List<Chapter> chapters, List<Rule> rules, List<RulesetKeyDoc> keys) {
        this.game = game;
        chapters.forEach(chapter -> this.chapters.put(chapter.key(), chapter));
        rules.forEach(rule -> this.rules.put(rule.id(), rule));
        keys.forEach(key -> this.keys.put(key.key(), key));
    }

    /**
     * The rulebook in this YAML file.
     *
     * @throws IllegalStateException if the file is malformed or the rulebook is not sound, with every fault
     */
    public static Rulebook read(InputStream yaml) {
        var file = RulebookFile.read(yaml);
        var rules = file.rules().stream().map(RulebookFile.Entry::rule).toList();
        var faults = RulebookFaults.in(file.chapters(), rules, file.rulesetKeys());
        if (!faults.isEmpty()) {
            throw new IllegalStateException("the rulebook of " + file.game() + " is not sound: " + faults);
        }
        return new Rulebook(file.game(), file.chapters(), rules, file.rulesetKeys());
    }

    /** The game's name, as in {@code ?game=}. */
    public String game() {
        return game;
    }

    /** The chapters, in the file's order. */
    public List<Chapter> chapters() {
        return List.copyOf(chapters.values());
    }

    /** Every rule, in the file's order. */
    public List<Rule> rules() {
        return List.copyOf(rules.values());
    }

    /** The rules that somebody of this reach may read, in the file's order. */
    public List<Rule> rules(RuleReaders reach) {
        return rules.values().stream()
                .filter(rule -> reach.reaches(rule.readers()))
                .toList();
    }

    /** The rule of this id, if there is one. */
    public Optional<Rule> rule(String id) {
        return Optional.ofNullable(rules.get(id));
    }

    /** The rule of this id, if there is one and somebody of this reach may read it. */
    public Optional<Rule> rule(String id, RuleReaders reach) {
        return rule(id).filter(rule -> reach.reaches(rule.readers()));
    }

    /** The chapter that the rule stands in. */
    public Chapter chapterOf(Rule rule) {
        var chapter = chapters.get(rule.chapter());
        if (chapter == null) {
            throw new IllegalArgumentException(rule.id() + " is no rule of " + game);
        }
        return chapter;
    }

    /** Every ruleset key, in the file's order. */
    public List<RulesetKeyDoc> keys() {
        return List.copyOf(keys.values());
    }

    /** The ruleset keys that somebody of this reach may read, in the file's order. */
    public List<RulesetKeyDoc> keys(RuleReaders reach) {
        return keys.values().stream()
                .filter(key -> reach.reaches(key.readers()))
                .toList();
    }

    /** The ruleset keys that override the rule, in the file's order; empty for most rules. */
    public List<RulesetKeyDoc> keysOf(Rule rule) {
        return keys.values().stream()
                .filter(key -> key.rule().equals(rule.id()))
                .toList();
    }
}
