package dev.stopline.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The verifier that strangers run, on the published vectors and on forged copies of them. */
class DiceProofScriptTest {

    private static final Path SCRIPT = Path.of("dice-proof", "verify.mjs");

    @TempDir
    private Path folder;

    /** What the script printed and how it ended. */
    private record Verdict(int exitCode, String output) {}

    @BeforeAll
    static void nodeIsThere() throws InterruptedException {
        assumeTrue(isNodePresent(), "no node on the path: the verifier was not run");
    }

    @Test
    void thePublishedVectorsAreProven() throws Exception {
        var verdict = verify(DiceVectors.FILE);

        assertThat(verdict.output()).startsWith("proven: ");
        assertThat(verdict.exitCode()).isZero();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "\"S1/R1/COMRADES/M1/d20\"       | \"S1/R1/COMRADES/M2/d20\"      | S1/R1/COMRADES/M2/d20",
                "\"seed\": \"00                  | \"seed\": \"01                 | was promised",
                "\"commitment\": \"63            | \"commitment\": \"64           | was promised",
                "\"sides\": 20, \"faces\": [     | \"sides\": 19, \"faces\": [    | a D20 has 20 sides",
                "\"numbers\": [\"ffffffffffffffff\", | \"numbers\": [\"0000000000000000\", | draw"
            })
    void aForgedCopyIsFound(String published, String forged, String complaint) throws Exception {
        var text = Files.readString(DiceVectors.FILE);
        assertThat(text).contains(published);

        var verdict = verify(copyWith(text.replace(published, forged)));

        assertThat(verdict.output()).contains(complaint).contains("not proven");
        assertThat(verdict.exitCode()).isEqualTo(1);
    }

    @Test
    void oneChangedFaceIsFoundAndNamed() throws Exception {
        var roll = DiceVectors.published().rolls().getFirst();
        int shown = roll.faces().getFirst() % roll.sides() + 1;
        var line = "\"faces\": [" + roll.faces().getFirst();
        var text = Files.readString(DiceVectors.FILE);

        var verdict = verify(copyWith(text.replaceFirst("\\Q" + line + "\\E", "\"faces\": [" + shown)));

        assertThat(verdict.output())
                .contains(roll.key() + " die 0: shown " + shown + ", proven "
                        + roll.faces().getFirst())
                .contains("not proven: 1 of");
        assertThat(verdict.exitCode()).isEqualTo(1);
    }

    @Test
    void whatIsNoProofIsRefused() throws Exception {
        assertThat(verify(copyWith("{}")).exitCode()).isEqualTo(2);
        assertThat(verify(copyWith("not json")).exitCode()).isEqualTo(2);
    }

    private Path copyWith(String text) throws IOException {
        return Files.writeString(folder.resolve("proof.json"), text);
    }

    private Verdict verify(Path proof) throws IOException, InterruptedException {
        var printed = folder.resolve("printed.txt").toFile();
        var process = new ProcessBuilder(List.of("node", SCRIPT.toString(), proof.toString()))
                .redirectErrorStream(true)
                .redirectOutput(printed)
                .start();
        assertThat(process.waitFor(30, TimeUnit.SECONDS)).isTrue();
        return new Verdict(process.exitValue(), Files.readString(printed.toPath()));
    }

    private static boolean isNodePresent() throws InterruptedException {
        try {
            return new ProcessBuilder("node", "--version").start().waitFor() == 0;
        } catch (IOException absent) {
            return false;
        }
    }
}
