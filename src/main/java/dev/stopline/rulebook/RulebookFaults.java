package dev.stopline.rulebook;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** What is wrong with a rulebook's shape; found at the start, because a rule served wrongly may tell a secret. */
final class RulebookFaults {

    private static final Pattern ID = Pattern.compile("[A-Z]-[A-Z]+-[A-Z]?[0-9]+");

    private final List<String> faults = new ArrayList<>();
    private final List<Chapter> chapters;
    private final List<Rule> rules;
    private final List<RulesetKeyDoc> keys;

    private RulebookFaults(List<Chapter> chapters, List<Rule> rules, List<RulesetKeyDoc> keys) {
        this.chapters = chapters;
        this.rules = rules;
        this.keys = keys;
    }

    /** The faults, each a sentence; empty for a sound rulebook. */
    static List<String> in(List<Chapter> chapters, List<Rule> rules, List<RulesetKeyDoc> keys) {
        var found = new RulebookFaults(chapters, rules, keys);
        found.unique("chapter", chapters.stream().map(Chapter::key).toList());
        found.unique("rule", rules.stream().map(Rule::id).toList());
        found.unique("ruleset key", keys.stream().map(RulesetKeyDoc::key).toList());
        found.chapters();
        rules.forEach(found::rule);
        keys.forEach(found::key);
        return found.faults;
    }

    private void chapters() {
        for (var chapter : chapters) {
            faultIf(chapter.title().isBlank(), "chapter " + chapter.key() + " has no title");
            faultIf(
                    rules.stream().noneMatch(rule -> rule.chapter().equals(chapter.key())),
                    "chapter " + chapter.key() + " has no rule");
        }
    }

    private void rule(Rule rule) {
        var id = rule.id();
        faultIf(!ID.matcher(id).matches(), id + " is no rule id");
        faultIf(rule.sentence().isBlank(), id + " has no sentence");
        faultIf(
                chapters.stream().noneMatch(chapter -> chapter.key().equals(rule.chapter())),
                id + " stands in an unknown chapter, " + rule.chapter());
        faultIf(rule.testable() != rule.why().isBlank(), id + " has to say why exactly when it cannot be tested");
        faultIf(rule.label() == RuleLabel.RULED && !rule.keys().isEmpty(), id + " is RULED and has keys");
        var claimed = keys.stream()
                .filter(key -> key.rule().equals(id))
                .map(RulesetKeyDoc::key)
                .sorted()
                .toList();
        faultIf(
                !claimed.equals(rule.keys().stream().sorted().toList()),
                id + " names the keys " + rule.keys() + ", and those that name it are " + claimed);
    }

    private void key(RulesetKeyDoc key) {
        var name = key.key();
        faultIf(key.sentence().isBlank(), name + " has no sentence");
        faultIf(key.label() == RuleLabel.RULED, name + " is RULED, and what is ruled has no key");
        faultIf(key.ours() != (key.label() == RuleLabel.GAP), name + " has to be ours exactly when it is a GAP");
        faultIf(!key.allows(key.defaultValue()), name + " does not allow its own default, " + key.defaultValue());
        var rule = rules.stream().filter(each -> each.id().equals(key.rule())).findFirst();
        faultIf(rule.isEmpty(), name + " belongs to an unknown rule, " + key.rule());
        rule.ifPresent(owner ->
                faultIf(owner.readers() != key.readers(), name + " has other readers than its rule, " + owner.id()));
    }

    private void unique(String what, List<String> names) {
        names.stream().collect(Collectors.groupingBy(Function.identity(), Collectors.counting())).entrySet().stream()
                .filter(each -> each.getValue() > 1)
                .sorted(Map.Entry.comparingByKey())
                .forEach(each -> faults.add(what + " " + each.getKey() + " is there more than once"));
    }

    private void faultIf(boolean wrong, String fault) {
        if (wrong) {
            faults.add(fault);
        }
    }
}
