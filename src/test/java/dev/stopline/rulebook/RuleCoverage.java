package dev.stopline.rulebook;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Holds a rulebook, the code and the executed tests to the same ids. */
record RuleCoverage(Rulebook book) {

    private static final Pattern ID = Pattern.compile("\\b[A-Z]-[A-Z]+-[A-Z]?[0-9]+\\b");

    /** The testable rules that are not among the carried ones. */
    Set<String> uncarried(Set<String> carried) {
        return rules(rule -> rule.testable() && !carried.contains(rule.id()));
    }

    /** The rules that are not among the named ones. */
    Set<String> unnamed(Set<String> named) {
        return rules(rule -> !named.contains(rule.id()));
    }

    /** Those of the ids that look like this game's and name no rule. */
    Set<String> unknown(Set<String> ids) {
        var game = book.rules().getFirst().id().substring(0, 2);
        return ids.stream()
                .filter(id -> id.startsWith(game) && book.rule(id).isEmpty())
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private Set<String> rules(Predicate<Rule> which) {
        return book.rules().stream().filter(which).map(Rule::id).collect(Collectors.toCollection(TreeSet::new));
    }

    /** The rule ids, of any game, that the Java files under a folder name. */
    static Set<String> namedUnder(Path folder) throws IOException {
        try (var files = Files.walk(folder)) {
            var named = new TreeSet<String>();
            for (var file :
                    files.filter(each -> each.toString().endsWith(".java")).toList()) {
                ID.matcher(Files.readString(file))
                        .results()
                        .map(MatchResult::group)
                        .forEach(named::add);
            }
            return named;
        }
    }
}
