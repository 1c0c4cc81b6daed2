package dev.stopline.tournament.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.rulebook.Rulebook;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The catalogue of the package names every rule of the rulebook, and its files are there; the build proves that tests carry each. */
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
    void the_catalogue_and_the_rulebook_have_the_same_rules() throws IOException {
        try (var yaml = Files.newInputStream(Path.of("src/main/resources/rulebook/tournament.yaml"))) {
            assertThat(ids(Files.readString(RULES.resolve("package-info.java"))))
                    .containsExactlyElementsOf(new TreeSet<>(Rulebook.read(yaml).rules().stream()
                            .map(dev.stopline.rulebook.Rule::id)
                            .toList()));
        }
    }
}
