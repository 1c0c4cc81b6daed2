package dev.stopline.rulebook;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Every id of a rule that the service may show, beside a setting, a refusal or an event, can be looked up. */
class RuleIdsInTheCodeTest {

    private static final Pattern LITERAL = Pattern.compile("\"((?:[^\"\\\\]|\\\\.)*)\"");
    private static final Pattern ID = Pattern.compile("\\b(?:[LST]-[A-Z]+-[A-Z]?[0-9]+|(?:GAP|AMB)-[0-9]+)\\b");

    @Test
    void everyIdInAStringOfTheCodeIsARuleOfABook() throws IOException {
        var known = Stream.of("line", "squad", "tournament")
                .flatMap(game -> ShippedRulebook.of(game).rules().stream())
                .map(Rule::id)
                .collect(Collectors.toSet());
        var found = new TreeMap<String, String>();
        try (var sources = Files.walk(Path.of("src/main/java"))) {
            for (var source :
                    sources.filter(each -> each.toString().endsWith(".java")).toList()) {
                idsIn(Files.readString(source)).forEach(id -> found.put(id, source.toString()));
            }
        }
        assertThat(found).as("ids that the code writes").hasSizeGreaterThan(200);
        found.keySet().removeAll(known);
        assertThat(found).as("ids that no book has").isEmpty();
    }

    private static Set<String> idsIn(String source) {
        return LITERAL.matcher(source)
                .results()
                .flatMap(literal -> ID.matcher(literal.group(1)).results())
                .map(MatchResult::group)
                .collect(Collectors.toSet());
    }
}
