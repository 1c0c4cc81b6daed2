package dev.stopline.squad.content;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.stopline.squad.rules.Sergeant;
import dev.stopline.squad.rules.Territory;
import dev.stopline.testkit.Rule;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** The texture is whole: a line for every value of every enum that has one, and a file that is not whole is refused. */
class TextureTest {

    private final Texture texture = Texture.shipped();

    @ParameterizedTest
    @EnumSource
    void everySectionHasALineForEachOfItsKeys(TextureSection section) {
        assertThat(texture.lines(section).keySet()).containsExactlyElementsOf(section.keys());
        assertThat(texture.lines(section).values())
                .allSatisfy(line -> assertThat(line)
                        .isEqualTo(line.strip())
                        .matches("[A-Z].*[.?]")
                        .hasSizeLessThan(200));
    }

    @Test
    void noTwoLinesAreTheSame() {
        assertThat(Arrays.stream(TextureSection.values()).flatMap(each -> texture.lines(each).values().stream()))
                .hasSize(203)
                .doesNotHaveDuplicates();
    }

    @Test
    void aSectionIsNamedAsInTheFile() {
        assertThat(TextureSection.MODEL_CODE.property()).isEqualTo("modelCode");
        assertThat(TextureSection.AFTER_CASE_EVENTS.property()).isEqualTo("afterCaseEvents");
        assertThat(TextureSection.BEATS.property()).isEqualTo("beats");
    }

    @Test
    void nobodyRoutingTheJobIsARowOfItsOwnAndNoTerritoryIsNone() {
        assertThat(texture.line(TextureSection.SERGEANTS, Sergeant.NONE)).contains("dead");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> texture.line(TextureSection.TERRITORIES, Territory.NONE))
                .withMessage("territories has no line NONE");
    }

    @Test
    void whateverIsWaitedForIsSaidAndEveryStepOfTheGeneratorByItself() {
        assertThat(texture.lines(TextureSection.WAITS))
                .allSatisfy((key, line) -> assertThat(line).containsPattern("[Ww]aiting (for|to) "));
        assertThat(texture.lines(TextureSection.GENERATOR_STEPS).values())
                .hasSize(7)
                .allMatch(line -> line.startsWith("Waiting for the "));
    }

    @Test
    @Rule("S-SESS-03")
    void theStagePromptsNameTheMovesOfTheirStage() {
        var moves = List.of(
                List.of("WALK", "PULL"),
                List.of("STAKE", "Shadow", "LEAN"),
                List.of("Tactical", "revealed"),
                List.of("Heat", "clock"),
                List.of("Interdict"));

        for (int stage = 1; stage <= 5; stage++) {
            assertThat(texture.line(TextureSection.STAGE_PROMPTS, stage)).contains(moves.get(stage - 1));
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "  SLOW:|  LAZY:|tempos has the lines [LAZY, MEDIUM, FAST] and needs [SLOW, MEDIUM, FAST]",
                "tempos:|speeds:|speeds is no section",
                "  C6: \"You were never there. Six witnesses agree on it.\"||aftermath has the lines",
                "  C6: \"You were never there. Six witnesses agree on it.\"|  C6: \"\"|a line is blank",
                "  C6: \"You were never there. Six witnesses agree on it.\"|  C6:|a line is blank",
                "beats:|empty:\\nbeats:|a section is empty",
                "  RETIRED:|  UNROUTED: \"Again.\"\\n  RETIRED:|UNROUTED"
            })
    void aFileThatIsNotWholeIsRefused(String part, String broken, String fault) throws IOException {
        var shipped = text();
        assertThat(shipped).contains(part);
        var text = shipped.replace(part, broken == null ? "" : broken.replace("\\n", "\n"));

        assertThatExceptionOfType(IllegalStateException.class)
                .isThrownBy(() -> Texture.read(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8))))
                .withMessageContaining(fault);
    }

    @Test
    void aLineThatIsThereTwiceIsRefused() throws IOException {
        var first = texture.line(TextureSection.STAGES, 4);
        var text = text().replace(first, texture.line(TextureSection.STAGES, 5));

        assertThatExceptionOfType(IllegalStateException.class)
                .isThrownBy(() -> Texture.read(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8))))
                .withMessageContaining("twice there: Intercept");
    }

    private static String text() throws IOException {
        try (var yaml = SquadText.open("/squad/texture.yaml")) {
            return new String(yaml.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
