package dev.stopline.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.StoplineApplication;
import java.io.File;
import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;

/** The service as a process of its own, on a database that outlives it, with the keys and credentials of all tests. */
public final class ServiceProcess implements AutoCloseable {

    private static final int TRIES = 600;
    private static final int PAUSE = 100;

    private final Process process;
    private final int port;
    private final Path log;

    private ServiceProcess(Process process, int port, Path log) {
        this.process = process;
        this.port = port;
        this.log = log;
    }

    /** Starts the service on this database and waits until it is ready; what it says goes into the file. */
    public static ServiceProcess start(String jdbcUrl, String user, Path log) throws IOException, InterruptedException {
        int port = freePort();
        var command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-Xmx512m",
                "-cp",
                classPath(),
                StoplineApplication.class.getName()));
        command.addAll(settings(jdbcUrl, user, port));
        var process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.appendTo(log.toFile()))
                .start();
        var service = new ServiceProcess(process, port, log);
        service.awaitReady();
        return service;
    }

    private static int freePort() throws IOException {
        try (var socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        }
    }

    /** Without what lies beside the tests: the toys there would read every event too. */
    private static String classPath() {
        return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                .filter(each -> !Path.of(each).endsWith("test-classes"))
                .collect(Collectors.joining(File.pathSeparator));
    }

    private static List<String> settings(String jdbcUrl, String user, int port) {
        return List.of(
                "--server.port=" + port,
                "--spring.datasource.url=" + jdbcUrl,
                "--spring.datasource.username=" + user,
                "--spring.datasource.password=",
                "--stopline.security.signing-key=dGVzdHMtb25seS10ZXN0cy1vbmx5LXRlc3RzLW9ubHktdGVzdHMtb25seQ==",
                "--stopline.security.code-key=YW5vdGhlci1rZXktZm9yLXRlc3RzLW9ubHktYW5vdGhlci1rZXktZm9yLXRlc3Rz",
                "--stopline.security.organizer-secret=the-organizer-of-all-tests",
                "--stopline.security.open-subjects=true",
                "--stopline.limits.credential-tries-per-minute=1000000");
    }

    private void awaitReady() throws IOException, InterruptedException {
        for (int tries = 0; tries < TRIES && process.isAlive() && !isReady(); tries++) {
            process.waitFor(PAUSE, TimeUnit.MILLISECONDS);
        }
        assertThat(process.isAlive() && isReady()).as(Files.readString(log)).isTrue();
    }

    private boolean isReady() {
        try {
            return http().get("/actuator/health/readiness").status() == 200;
        } catch (java.io.UncheckedIOException notListening) {
            return false;
        }
    }

    /** A client of it without a token. */
    public Http http() {
        return Http.at(port);
    }

    /** Ends it as a failing machine does: at once, in the middle of whatever it does. */
    public void kill() throws InterruptedException {
        assertThat(process.isAlive()).as("the service runs").isTrue();
        process.destroyForcibly().waitFor();
    }

    @Override
    public void close() throws InterruptedException {
        process.destroyForcibly().waitFor();
    }
}
