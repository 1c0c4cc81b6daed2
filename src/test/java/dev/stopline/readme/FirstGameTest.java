package dev.stopline.readme;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.stopline.testkit.Rule;
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
    void the_first_game_of_line_by_curl_works_as_printed() throws Exception {
        var answers = paste(0);
        assertThat(answers).doesNotContain("/problems/");
        assertThat(answers).contains("\"ending\":\"CONTAINED\"", "\"decisions\":[");
        assertThat(answers.split("\"gameId\":", -1)).as("answers to moves").hasSizeGreaterThan(30);
    }

    @Test
    @Rule("S-GLO-03")
    void the_first_job_of_squad_by_curl_works_as_printed() throws Exception {
        var answers = paste(1);
        assertThat(answers).doesNotContain("/problems/");
        assertThat(answers.split("The career waits for you to", -1))
                .as("moves played")
                .hasSizeGreaterThan(16);
        assertThat(answers)
                .contains("\"chances\":[{", "\"number\":1,\"open\":false,\"mode\":\"NORMAL\",\"slotsUsed\":1");
    }

    @Test
    @Rule({"T-CLO-03", "T-DUP-02"})
    void the_event_by_curl_works_as_printed() throws Exception {
        var answers = paste(2);
        assertThat(answers.split("/problems/", -1))
                .as("refused: a debrief that waits")
                .hasSize(2);
        assertThat(answers)
                .contains("BOARD_STILL_OPEN", "\"decisions\":[", "\"leftAt\":1", "1,\"E2\",\"Second Floor\",1,8,1");
        assertThat(folder.resolve("result-sheet.html")).content().contains("The Night Desk", "pantry-routes");
        assertThat(folder.resolve("certificates.html")).content().contains("Second Floor");
    }

    private String paste(int block) throws IOException, InterruptedException {
        assumeTrue(isOnThePath("bash") && isOnThePath("curl"), "bash and curl are needed to paste the README");
        var blocks = SHELL.matcher(Files.readString(Path.of("README.md"), UTF_8))
                .results()
                .map(each -> each.group(1))
                .toList();
        assertThat(blocks).as("the README's blocks of shell commands").hasSize(3);
        Files.writeString(folder.resolve("organizer-secret"), "the-organizer-of-all-tests");
        var output = folder.resolve("answers").toFile();
        var builder = new ProcessBuilder("bash", "-eu", "-c", blocks.get(block))
                .directory(folder.toFile())
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
