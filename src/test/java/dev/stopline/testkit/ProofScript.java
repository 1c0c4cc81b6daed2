package dev.stopline.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** The verifier of dice proofs that strangers run. */
public final class ProofScript {

    private static final Path SCRIPT = Path.of("dice-proof", "verify.mjs");

    private ProofScript() {}

    /** What the script printed and how it ended. */
    public record Verdict(int exitCode, String output) {}

    /** Whether there is anything to run it with. */
    public static boolean isNodePresent() throws InterruptedException {
        try {
            return new ProcessBuilder("node", "--version").start().waitFor() == 0;
        } catch (IOException absent) {
            return false;
        }
    }

    /** Runs the script on a file. */
    public static Verdict verify(Path proof) throws IOException, InterruptedException {
        var printed = Files.createTempFile("printed", ".txt");
        var process = new ProcessBuilder(List.of("node", SCRIPT.toString(), proof.toString()))
                .redirectErrorStream(true)
                .redirectOutput(printed.toFile())
                .start();
        assertThat(process.waitFor(30, TimeUnit.SECONDS)).isTrue();
        var verdict = new Verdict(process.exitValue(), Files.readString(printed));
        Files.delete(printed);
        return verdict;
    }
}
