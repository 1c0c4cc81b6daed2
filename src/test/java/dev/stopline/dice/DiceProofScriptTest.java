package dev.stopline.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.stopline.testkit.ProofScript;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The verifier that strangers run, on the published vectors and on forged copies of them. */
class DiceProofScriptTest {

    @TempDir
    private Path folder;

    @BeforeAll
    static void nodeIsThere() throws InterruptedException {
        assumeTrue(ProofScript.isNodePresent(), "no node on the path: the verifier was not run");
    }

    @Test
    void thePublishedVectorsAreProven() throws Exception {
        var verdict = ProofScript.verify(DiceVectors.FILE);

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

        var verdict = ProofScript.verify(copyWith(text.replace(published, forged)));

        assertThat(verdict.output()).contains(complaint).contains("not proven");
        assertThat(verdict.exitCode()).isEqualTo(1);
    }

    @Test
    void oneChangedFaceIsFoundAndNamed() throws Exception {
        var roll = DiceVectors.published().rolls().getFirst();
        int shown = roll.faces().getFirst() % roll.sides() + 1;
        var line = "\"faces\": [" + roll.faces().getFirst();
        var text = Files.readString(DiceVectors.FILE);

        var verdict = ProofScript.verify(copyWith(text.replaceFirst("\\Q" + line + "\\E", "\"faces\": [" + shown)));

        assertThat(verdict.output())
                .contains(roll.key() + " die 0: shown " + shown + ", proven "
                        + roll.faces().getFirst())
                .contains("not proven: 1 of");
        assertThat(verdict.exitCode()).isEqualTo(1);
    }

    @Test
    void whatIsNoProofIsRefused() throws Exception {
        assertThat(ProofScript.verify(copyWith("{}")).exitCode()).isEqualTo(2);
        assertThat(ProofScript.verify(copyWith("not json")).exitCode()).isEqualTo(2);
    }

    private Path copyWith(String text) throws IOException {
        return Files.writeString(folder.resolve("proof.json"), text);
    }
}
