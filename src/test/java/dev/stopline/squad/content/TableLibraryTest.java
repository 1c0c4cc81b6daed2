package dev.stopline.squad.content;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.stopline.squad.rules.Axis;
import dev.stopline.squad.rules.Capability;
import dev.stopline.squad.rules.JobType;
import dev.stopline.squad.rules.OptionalTable;
import dev.stopline.squad.rules.OptionalTables;
import dev.stopline.testkit.Rule;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** The optional tables are whole: a line for every face of every part's die, and a file that is not whole is refused. */
class TableLibraryTest {

    private final TableLibrary library = TableLibrary.shipped();

    @ParameterizedTest
    @CsvSource({"SOURCES,6,10", "ANATOMY,18,6", "VOICES,4,6", "CODE_MOMENTS,1,8", "CLIMAX,1,6", "FIELD_NOTES,1,20"})
    @Rule({"S-TAB-01", "S-TAB-02", "S-TAB-03", "S-TAB-04", "S-TAB-05", "S-TAB-06"})
    void everyPartHasALineForEachFace(OptionalTable table, int parts, int rows) {
        var keys = TableLibrary.keys(table);

        assertThat(keys).hasSize(parts).doesNotHaveDuplicates();
        assertThat(OptionalTables.die(table).sides()).isEqualTo(rows);
        assertThat(keys).allSatisfy(key -> {
            var lines = IntStream.rangeClosed(1, rows)
                    .mapToObj(row -> library.line(table, key, row))
                    .toList();
            assertThat(lines).isEqualTo(library.lines(table, key)).doesNotHaveDuplicates();
            assertThat(lines)
                    .allSatisfy(line -> assertThat(line)
                            .isNotBlank()
                            .isEqualTo(line.strip())
                            .matches("[\"A-Z].*[.?!]\"?")
                            .hasSizeLessThan(140));
            assertThatIllegalArgumentException().isThrownBy(() -> library.line(table, key, 0));
            assertThatIllegalArgumentException().isThrownBy(() -> library.line(table, key, rows + 1));
        });
    }

    @Test
    void thePartsAreSpeltAsTheRulesSpellThem() {
        assertThat(TableLibrary.keys(OptionalTable.SOURCES)).contains(JobType.SNATCH.name());
        assertThat(TableLibrary.keys(OptionalTable.ANATOMY)).contains(JobType.HIT + "/" + Axis.ASSET);
        assertThat(TableLibrary.keys(OptionalTable.VOICES))
                .contains(Capability.OUTFIT.name())
                .doesNotContain(Capability.UNTOUCHABLE.name());
        assertThatIllegalArgumentException()
                .isThrownBy(() -> library.line(OptionalTable.VOICES, "UNTOUCHABLE", 1))
                .withMessage("VOICES has no part UNTOUCHABLE");
    }

    @ParameterizedTest
    @EnumSource
    @Rule("S-TAB-02")
    void theTriggersThatAreSystemsAreMarked(JobType type) {
        var systems = IntStream.rangeClosed(1, 6)
                .filter(row -> library.triggerIsSystem(type, row))
                .boxed()
                .toList();

        assertThat(systems)
                .isEqualTo(
                        switch (type) {
                            case ACTIVE_KILLER -> List.of(2);
                            case HIT -> List.of(2, 5);
                            case CREW_JOB, SNATCH -> List.of(1);
                            case BOMB -> List.of(1, 2, 4, 5, 6);
                            case MOVE -> List.of();
                        });
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "  CREW_JOB:\\n    - \"A runner|  CREW_JOB:\\n    - \"\"\\n    - \"A runner|CREW_JOB has 11 rows and needs 10",
                "systemTriggers: [2, 5]|systemTriggers: [2, 7]|HIT names the system triggers [2, 7]",
                "systemTriggers: [2, 5]|systemTriggers: [2, 2]|HIT names the system triggers [2, 2]",
                "  LIGHT:|  UNTOUCHABLE:|needs [LIGHT, HARDENED, NETWORKED, OUTFIT]",
                "codeMoments:|codeMoment:|codeMoment",
                "\\nclimax:|\\nfieldNotes: []\\nclimax:|fieldNotes"
            })
    void aFileThatIsNotWholeIsRefused(String part, String broken, String fault) throws IOException {
        var shipped = text();
        var from = part.replace("\\n", "\n");
        assertThat(shipped).contains(from);

        assertThatExceptionOfType(IllegalStateException.class)
                .isThrownBy(() -> read(shipped.replace(from, broken.replace("\\n", "\n"))))
                .withMessageContaining(fault);
    }

    @Test
    void aLineThatIsBlankOrThereTwiceIsRefused() throws IOException {
        var shipped = text();
        var first = library.line(OptionalTable.CLIMAX, "", 2);
        var second = library.line(OptionalTable.CLIMAX, "", 3);

        assertThatExceptionOfType(IllegalStateException.class)
                .isThrownBy(() -> read(shipped.replace(first, " ")))
                .withMessageContaining("a line is blank");
        assertThatExceptionOfType(IllegalStateException.class)
                .isThrownBy(() -> read(shipped.replace(first, second)))
                .withMessageContaining("twice there: " + second);
    }

    private static TableLibrary read(String yaml) {
        return TableLibrary.read(new ByteArrayInputStream(yaml.getBytes(StandardCharsets.UTF_8)));
    }

    private static String text() throws IOException {
        try (var yaml = SquadText.open("/squad/tables.yaml")) {
            return new String(yaml.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
