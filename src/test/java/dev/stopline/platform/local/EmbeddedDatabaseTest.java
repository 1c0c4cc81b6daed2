package dev.stopline.platform.local;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.stopline.StoplineApplication;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(120)
class EmbeddedDatabaseTest {

    @TempDir
    Path temporary;

    private static Process java(List<String> environment, Class<?> main, String... arguments) throws IOException {
        var command = new ArrayList<>(List.of(
                ProcessHandle.current().info().command().orElseThrow(),
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
                main.getName()));
        command.addAll(List.of(arguments));
        var builder = new ProcessBuilder(command).redirectErrorStream(true);
        for (var setting : environment) {
            builder.environment().put(setting.split("=")[0], setting.split("=")[1]);
        }
        return builder.start();
    }

    private static int readUntil(Process writer, int enough) throws IOException {
        int last = 0;
        var lines = new BufferedReader(new InputStreamReader(writer.getInputStream(), StandardCharsets.UTF_8));
        for (var line = lines.readLine(); line != null && last < enough; line = lines.readLine()) {
            if (line.startsWith("committed ")) {
                last = Integer.parseInt(line.substring("committed ".length()));
            }
        }
        assertThat(last).as("rows written before the kill").isGreaterThanOrEqualTo(enough);
        return last;
    }

    /** Everything a process says until it ends; one that does not end is killed after a minute. */
    private static String endOf(Process process) throws IOException {
        var killer = CompletableFuture.delayedExecutor(60, TimeUnit.SECONDS);
        killer.execute(process::destroyForcibly);
        return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }

    private static String ask(EmbeddedDatabase database, String sql) throws SQLException {
        try (var connection = DriverManager.getConnection(database.jdbcUrl(), "postgres", "");
                var statement = connection.createStatement();
                var rows = statement.executeQuery(sql)) {
            rows.next();
            return rows.getString(1);
        }
    }

    @Test
    void what_was_committed_survives_a_kill_of_the_service() throws Exception {
        var folder = temporary.resolve("data");
        var writer = java(List.of(), CommittingWriter.class, folder.toString());
        int committed = readUntil(writer, 300);
        assertThatThrownBy(() -> DataFolder.claim(folder)).isInstanceOf(DataFolderInUse.class);
        writer.destroyForcibly().waitFor();
        var orphan = ProcessHandle.of(Long.parseLong(
                Files.readAllLines(folder.resolve("pg18/data/postmaster.pid")).getFirst()));
        assertThat(orphan).get().matches(ProcessHandle::isAlive, "the database outlives the service");

        try (var again = DataFolder.claim(folder);
                var database = EmbeddedDatabase.start(again)) {
            assertThat(orphan.get().isAlive()).isFalse();
            assertThat(Integer.parseInt(ask(database, "select max(number) from written")))
                    .isGreaterThanOrEqualTo(committed);
            assertThat(ask(database, "select count(*) = max(number) from written"))
                    .isEqualTo("t");
            assertThat(ask(database, "show fsync")).isEqualTo("on");
            assertThat(ask(database, "show synchronous_commit")).isEqualTo("on");
            assertThat(ask(database, "show listen_addresses")).isEqualTo("127.0.0.1");
            assertThat(ask(database, "show server_version_num")).startsWith(String.valueOf(EmbeddedDatabase.MAJOR));
            assertThat(ask(database, "select datlocale from pg_database where datname = current_database()"))
                    .isEqualTo("C.UTF-8");
        }
    }

    @Test
    void a_first_start_that_was_cut_short_does_not_spoil_the_next() throws Exception {
        var folder = temporary.resolve("data");
        var data = Files.createDirectories(folder.resolve("pg18/data"));
        Files.writeString(data.resolve("postgresql.conf"), "# cut sho");

        try (var held = DataFolder.claim(folder);
                var database = EmbeddedDatabase.start(held)) {
            assertThat(ask(database, "select 1")).isEqualTo("1");
        }
    }

    @Test
    void a_second_start_on_the_same_folder_says_so_in_one_message() throws Exception {
        var folder = temporary.resolve("data");
        try (var held = DataFolder.claim(folder)) {
            assertThatThrownBy(() -> DataFolder.claim(folder)).isInstanceOf(DataFolderInUse.class);
            var second = java(
                    List.of("STOPLINE_DATA=" + folder, "SERVER_PORT=0", "SPRING_PROFILES_ACTIVE=local"),
                    StoplineApplication.class);
            var output = endOf(second);
            assertThat(second.waitFor()).isEqualTo(1);
            assertThat(output)
                    .contains("The data folder " + folder + " is in use by another running Stopline.")
                    .contains("set STOPLINE_DATA to another folder")
                    .doesNotContain("\tat ", "Exception");
            assertThat(held.resolve("pg18")).doesNotExist();
        }
    }

    @Test
    void a_secret_is_made_once_and_read_by_its_owner_only() throws Exception {
        var folder = temporary.resolve("data");
        try (var held = DataFolder.claim(folder)) {
            assertThat(held.secret("key", () -> "first")).isEqualTo("first");
            assertThat(held.secret("key", () -> "second")).isEqualTo("first");
            assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(folder.resolve("key"))))
                    .isEqualTo("rw-------");
            assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(folder)))
                    .isEqualTo("rwx------");
        }
        try (var again = DataFolder.claim(folder)) {
            assertThat(again.secret("key", () -> "third")).isEqualTo("first");
        }
    }
}
