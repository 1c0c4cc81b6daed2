package dev.stopline.squad.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The index of the rules of squad: each rule once, and each file that it names is there. */
class IndexOfRulesTest {

    private static final Path FOLDER = Path.of("src/main/java/dev/stopline/squad");
    private static final Path INDEX = FOLDER.resolve("rules/package-info.java");
    private static final Path RULEBOOK = Path.of("src/main/resources/rulebook/squad.yaml");
    private static final Pattern ROW =
            Pattern.compile("(?m)^ \\* (S-[A-Z]+-[A-Z]?[0-9]+(?:, S-[A-Z]+-[A-Z]?[0-9]+)*) +(\\S.*)$");
    private static final Pattern PRINTED = Pattern.compile("(?m)^ *- id: (\\S+)$");

    @Test
    void everyRuleOfTheRulebookStandsInTheIndexOnce() throws IOException {
        var printed = PRINTED.matcher(Files.readString(RULEBOOK))
                .results()
                .map(each -> each.group(1))
                .toList();

        assertThat(printed).hasSize(294);
        assertThat(rows())
                .flatExtracting(each -> List.of(each.group(1).split(", ")))
                .containsExactlyElementsOf(printed);
    }

    @Test
    void everyFileThatTheIndexNamesIsThere() throws IOException {
        assertThat(rows())
                .allSatisfy(row -> assertThat(files(row.group(2)))
                        .allSatisfy(file -> assertThat(FOLDER.resolve(file)).isRegularFile()));
    }

    private static List<MatchResult> rows() throws IOException {
        return ROW.matcher(Files.readString(INDEX)).results().toList();
    }

    private static List<String> files(String cell) {
        if (cell.equals("coaching")) {
            return List.of();
        }
        return Arrays.stream(cell.split(", "))
                .map(name -> name.startsWith("content.") ? name.replace('.', '/') : "rules/" + name)
                .map(path -> path + ".java")
                .toList();
    }
}
