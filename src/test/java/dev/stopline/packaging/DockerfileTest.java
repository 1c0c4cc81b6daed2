package dev.stopline.packaging;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DockerfileTest {

    private final Dockerfile dockerfile = Dockerfile.read();

    @TempDir
    private Path folder;

    @Test
    void theImageRunsAsAUserWithoutPrivilegesFromATaggedBase() {
        assertThat(dockerfile.user()).isGreaterThan(1000);
        assertThat(dockerfile.stages())
                .allSatisfy(stage -> assertThat(stage.base()).isEqualTo("eclipse-temurin:25-jre"));
    }

    @Test
    void theContextHoldsWhatIsCopiedAndNothingElse() throws IOException {
        var copied = dockerfile.stages().stream()
                .flatMap(stage -> stage.steps().stream())
                .filter(step ->
                        step.instruction().equals("COPY") && !step.arguments().startsWith("--from"))
                .map(step -> "!" + step.arguments().split("\\s+")[0]);
        var rules = Files.readAllLines(Path.of(".dockerignore")).stream()
                .filter(line -> !line.startsWith("#"))
                .toList();

        assertThat(rules).first().isEqualTo("*");
        assertThat(rules.stream().skip(1)).containsExactlyInAnyOrderElementsOf(copied.toList());
    }

    @Test
    void aLineMayGoOnAfterABackslash() {
        var parsed = Dockerfile.parse("FROM a AS b\n# no\nRUN one \\\n  two\nFROM c\nUSER 5:6\n");

        assertThat(parsed.stages())
                .containsExactly(
                        new Dockerfile.Stage("a", "b", List.of(new Dockerfile.Step("RUN", "one two"))),
                        new Dockerfile.Stage("c", "", List.of(new Dockerfile.Step("USER", "5:6"))));
        assertThat(parsed.user()).isEqualTo(5);
    }

    @Test
    void theBuildCopiesFromTheContextAndFromEarlierStages() throws Exception {
        Files.createDirectories(folder.resolve("context/sub/deep"));
        Files.writeString(folder.resolve("context/sub/deep/file.txt"), "text");
        Files.writeString(folder.resolve("context/one-1.jar"), "jar");

        var workdir = build("""
            FROM a AS first
            WORKDIR /here
            COPY one-*.jar renamed.jar
            COPY sub/ ./
            RUN cp renamed.jar made.jar
            FROM a
            WORKDIR /there
            COPY --from=first made.jar ./
            COPY --from=first deep/ ./deeper/
            """);

        assertThat(workdir.resolve("made.jar")).hasContent("jar");
        assertThat(workdir.resolve("deeper/file.txt")).hasContent("text");
    }

    @Test
    void aStepThatFailsFailsTheBuild() throws IOException {
        Files.createDirectories(folder.resolve("context"));

        assertThatThrownBy(() -> build("FROM a\nCOPY absent.jar ./\n")).hasMessageContaining("absent.jar");
        assertThatThrownBy(() -> build("FROM a\nCOPY --from=nobody x ./\n")).hasMessageContaining("nobody");
        assertThatThrownBy(() -> build("FROM a\nRUN exit 3\n")).hasMessageContaining("exit 3");
        assertThatThrownBy(() -> build("FROM a\nADD x y\n")).hasMessageContaining("ADD");
    }

    private Path build(String text) throws IOException, InterruptedException {
        return new ImageBuild(folder.resolve("context"), folder.resolve("workshop")).run(Dockerfile.parse(text));
    }
}
