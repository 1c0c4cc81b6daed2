package dev.stopline.platform.local;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.util.FileSystemUtils;

/** A PostgreSQL that lives in the data folder, as durable as an ordinary server: it survives a kill of this process. */
public final class EmbeddedDatabase implements AutoCloseable {

    /** The major version of the binaries: a folder each, since one cannot read another's files. */
    static final int MAJOR = 18;

    private static final Logger LOG = LoggerFactory.getLogger(EmbeddedDatabase.class);
    private static final Duration START = Duration.ofSeconds(60);
    private static final Duration STOP = Duration.ofSeconds(20);

    private final EmbeddedPostgres postgres;

    private EmbeddedDatabase(EmbeddedPostgres postgres) {
        this.postgres = postgres;
    }

    /** Starts the database of this folder, and makes it on the first start. */
    public static EmbeddedDatabase start(DataFolder folder) {
        var home = folder.resolve("pg" + MAJOR);
        var data = home.resolve("data");
        var ready = home.resolve("ready");
        try {
            stopOrphan(data.resolve("postmaster.pid"));
            if (!Files.exists(ready)) {
                // A first start that was killed half-way leaves files that no server can use and no data.
                FileSystemUtils.deleteRecursively(data);
            }
            // The unpacking opens its own folder to every user of the machine, so it gets one inside a closed one.
            var postgres = configure(data, folder.privateFolder("bin").resolve("unpacked"))
                    .start();
            if (!Files.exists(ready)) {
                Files.createFile(ready);
            }
            return new EmbeddedDatabase(postgres);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot start the embedded database in " + home, e);
        }
    }

    private static EmbeddedPostgres.Builder configure(Path data, Path binaries) {
        return EmbeddedPostgres.builder()
                .setDataDirectory(data)
                .setOverrideWorkingDirectory(binaries.toFile())
                .setCleanDataDirectory(false)
                .setRegisterShutdownHook(false)
                .setPGStartupWait(START)
                .setLocaleConfig("locale-provider", "builtin")
                .setLocaleConfig("builtin-locale", "C.UTF-8")
                .setLocaleConfig("locale", "C")
                .setServerConfig("fsync", "on")
                .setServerConfig("synchronous_commit", "on")
                .setServerConfig("listen_addresses", "127.0.0.1")
                .setServerConfig("unix_socket_directories", "''")
                .setServerConfig("max_connections", "100");
    }

    /** Called with the folder held, so that a server that still runs there has lost the service that started it. */
    private static void stopOrphan(Path pidFile) throws IOException {
        var orphan = orphan(pidFile);
        if (orphan.isEmpty()) {
            return;
        }
        LOG.info(
                "Stopping the database that an earlier Stopline left running (process {})",
                orphan.get().pid());
        orphan.get().destroy();
        if (!ended(orphan.get(), STOP)) {
            orphan.get().destroyForcibly();
            ended(orphan.get(), STOP);
        }
    }

    private static Optional<ProcessHandle> orphan(Path pidFile) throws IOException {
        if (!Files.exists(pidFile)) {
            return Optional.empty();
        }
        var pid = Files.readAllLines(pidFile).stream()
                .findFirst()
                .map(String::strip)
                .filter(text -> text.matches("\\d+"));
        return pid.flatMap(text -> ProcessHandle.of(Long.parseLong(text))).filter(EmbeddedDatabase::isPostgres);
    }

    private static boolean isPostgres(ProcessHandle process) {
        return process.info()
                .command()
                .map(command -> Path.of(command).getFileName().toString())
                .filter(name -> name.equals("postgres") || name.equals("postgres.exe"))
                .isPresent();
    }

    private static boolean ended(ProcessHandle process, Duration wait) {
        try {
            process.onExit().get(wait.toMillis(), TimeUnit.MILLISECONDS);
            return true;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        } catch (ExecutionException | TimeoutException e) {
            return false;
        }
    }

    /** The address for JDBC: the loopback interface only. */
    public String jdbcUrl() {
        return "jdbc:postgresql://127.0.0.1:" + postgres.getPort() + "/postgres";
    }

    /** Stops the database in good order. */
    @Override
    public void close() {
        try {
            postgres.close();
        } catch (IOException e) {
            throw new UncheckedIOException("cannot stop the embedded database", e);
        }
    }
}
