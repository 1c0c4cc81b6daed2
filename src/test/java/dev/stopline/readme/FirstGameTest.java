package dev.stopline.readme;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.stopline.testkit.StoplineTest;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.boot.test.web.server.LocalServerPort;

@StoplineTest
class FirstGameTest {

    private static final Pattern SHELL = Pattern.compile("```bash\\n(.*?)```", Pattern.DOTALL);

    @LocalServerPort
    private int port;

    @TempDir
    private Path folder;

    @Test
    void the_first_game_by_curl_works_as_printed() throws Exception {
        assumeTrue(isOnThePath("bash") && isOnThePath("curl"), "bash and curl are needed to paste the README");
        var answers = paste(Files.readString(Path.of("README.md"), UTF_8));
        assertThat(answers).doesNotContain("/problems/");
        assertThat(answers).contains("\"ending\":\"CONTAINED\"", "\"decisions\":[");
        assertThat(answers.split("\"gameId\":", -1)).as("answers to moves").hasSizeGreaterThan(30);
    }

    private String paste(String readme) throws IOException, InterruptedException {
        var block = SHELL.matcher(readme);
        assertThat(block.find()).as("the README has a block of shell commands").isTrue();
        Files.writeString(folder.resolve("organizer-secret"), "the-organizer-of-all-tests");
        var output = folder.resolve("answers").toFile();
        var builder = new ProcessBuilder("bash", "-eu", "-c", block.group(1))
                .redirectErrorStream(true)
                .redirectOutput(output);
        builder.environment().put("SERVER_PORT", Integer.toString(port));
        builder.environment().put("STOPLINE_DATA", folder.toString());
        assertThat(builder.start().waitFor()).as(() -> read(output)).isZero();
        return read(output);
    }

    private static String read(File file) {
        try {
            return Files.readString(file.toPath(), UTF_8);
        } catch (IOException unreadable) {
            return unreadable.toString();
        }
    }

    private static boolean isOnThePath(String program) {
        return Arrays.stream(System.getenv("PATH").split(File.pathSeparator))
                .anyMatch(each -> Files.isExecutable(Path.of(each, program)));
    }
}
