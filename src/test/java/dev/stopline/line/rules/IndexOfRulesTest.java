package dev.stopline.line.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The index of the rules: each rule once, and each file that it names is there. */
class IndexOfRulesTest {

    private static final Path FOLDER = Path.of("src/main/java/dev/stopline/line/rules");
    private static final Path RULEBOOK = Path.of("src/main/resources/rulebook/line.yaml");
    private static final Pattern ROW = Pattern.compile("(?m)^ \\* (L-[A-Z]+-[0-9]{2}) +(\\S.*)$");
    private static final Pattern PRINTED = Pattern.compile("(?m)^ *- id: (L-[A-Z]+-[0-9]{2})$");

    @Test
    void everyRuleOfTheRulebookStandsInTheIndexOnce() throws IOException {
        var printed = PRINTED.matcher(Files.readString(RULEBOOK))
                .results()
                .map(each -> each.group(1))
                .toList();
        assertThat(printed).isNotEmpty();
        assertThat(rows()).extracting(each -> each.group(1)).containsExactlyElementsOf(printed);
    }

    @Test
    void everyFileThatTheIndexNamesIsThere() throws IOException {
        Map<String, List<String>> files =
                rows().stream().collect(Collectors.toMap(each -> each.group(1), each -> files(each.group(2))));
        assertThat(files)
                .allSatisfy((rule, named) -> assertThat(named)
                        .allSatisfy(file ->
                                assertThat(FOLDER.resolve(file + ".java")).isRegularFile()));
    }

    private static List<MatchResult> rows() throws IOException {
        return ROW.matcher(Files.readString(FOLDER.resolve("package-info.java")))
                .results()
                .toList();
    }

    private static List<String> files(String cell) {
        return cell.equals("coaching") ? List.of() : Arrays.asList(cell.split(", "));
    }
}
