package dev.stopline.tournament.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.testkit.Rule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The catalogue of the package names every rule, its files are there, and a test carries each rule. */
class CatalogueTest {

    private static final Path RULES = Path.of("src/main/java/dev/stopline/tournament/rules");
    private static final Pattern ID = Pattern.compile("T-[A-Z]{3}-[0-9]{2}");

    private static TreeSet<String> ids(String text) {
        var ids = new TreeSet<String>();
        ID.matcher(text).results().forEach(each -> ids.add(each.group()));
        return ids;
    }

    @Test
    void every_refusal_is_of_a_rule_in_the_catalogue() throws IOException {
        var catalogued = ids(Files.readString(RULES.resolve("package-info.java")));
        assertThat(catalogued)
                .containsAll(Arrays.stream(TournamentRefusal.values())
                        .map(each -> each.rules().getFirst())
                        .toList());
    }

    @Test
    void every_rule_of_the_catalogue_has_its_files() throws IOException {
        var rows = Pattern.compile(" {2,}((?:[A-Z][A-Za-z]+)(?:, [A-Z][A-Za-z]+)*)$", Pattern.MULTILINE);
        var files = rows.matcher(Files.readString(RULES.resolve("package-info.java")))
                .results()
                .flatMap(each -> Stream.of(each.group(1).split(", ")))
                .distinct()
                .toList();
        assertThat(files)
                .hasSizeGreaterThan(20)
                .allSatisfy(each -> assertThat(RULES.resolve(each + ".java")).exists());
    }

    @Test
    void every_rule_of_the_catalogue_is_carried_by_a_test_or_by_the_refusal_that_it_is() throws IOException {
        var carried = new TreeSet<String>();
        var tests = List.of(RegistrationTest.class, RoundsTest.class, ScoresTest.class, RandomTournamentsTest.class);
        for (var test : tests) {
            Stream.of(test.getDeclaredMethods())
                    .flatMap(each -> Stream.of(each.getAnnotationsByType(Rule.class)))
                    .forEach(each -> carried.addAll(Arrays.asList(each.value())));
        }
        Arrays.stream(TournamentRefusal.values()).forEach(each -> carried.addAll(each.rules()));
        assertThat(carried).containsAll(ids(Files.readString(RULES.resolve("package-info.java"))));
    }
}
