package dev.stopline.platform.axon;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.postgresql.PGConnection;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.boot.jdbc.autoconfigure.JdbcConnectionDetails;
import org.springframework.context.SmartLifecycle;

/**
 * Tells every node that events were stored, by PostgreSQL's LISTEN and NOTIFY on two connections of its own. It rings
 * after the commit and once for many commits, since a NOTIFY inside the writing transaction would put all commits in
 * one line. A ring that is lost costs the next look of the reader, nothing else.
 */
final class EventBell implements SmartLifecycle {

    private static final Logger LOG = LoggerFactory.getLogger(EventBell.class);
    private static final String CHANNEL = "stopline_events";
    private static final int LISTEN_MILLIS = 1000;
    private static final Duration PAUSE = Duration.ofSeconds(1);

    /** Between two rings: without it a busy node would ring once a commit, and each ring is a commit of its own. */
    private static final Duration REST = Duration.ofMillis(5);

    private final JdbcConnectionDetails database;
    private final Semaphore rung = new Semaphore(0);
    private volatile Runnable listener = () -> {};
    private volatile boolean running;

    EventBell(JdbcConnectionDetails database) {
        this.database = database;
    }

    /** Sets what happens on this node when any node rings. */
    void onRing(Runnable listener) {
        this.listener = listener;
    }

    /** Tells all nodes, soon. */
    void ring() {
        rung.release();
    }

    @Override
    public void start() {
        running = true;
        Thread.ofVirtual().name("event-bell-listen").start(() -> whileRunning(this::listen));
        Thread.ofVirtual().name("event-bell-ring").start(() -> whileRunning(this::publish));
    }

    /** A task on a connection, again and again until the bell stops. */
    private interface Task {
        void on(Connection connection) throws SQLException, InterruptedException;
    }

    private void whileRunning(Task task) {
        while (running) {
            try (var connection = DriverManager.getConnection(
                    database.getJdbcUrl(), database.getUsername(), database.getPassword())) {
                task.on(connection);
            } catch (SQLException e) {
                if (running) {
                    LOG.warn("The event bell lost its connection: {}", e.getMessage());
                    LockSupport.parkNanos(PAUSE.toNanos());
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return;
            }
        }
    }

    private void listen(Connection connection) throws SQLException {
        try (var statement = connection.createStatement()) {
            statement.execute("LISTEN " + CHANNEL);
        }
        var postgres = connection.unwrap(PGConnection.class);
        while (running) {
            if (postgres.getNotifications(LISTEN_MILLIS).length > 0) {
                listener.run();
            }
        }
    }

    private void publish(Connection connection) throws SQLException, InterruptedException {
        try (var statement = connection.createStatement()) {
            // A ring need not survive a crash.
            statement.execute("SET synchronous_commit = off");
            while (running) {
                if (rung.tryAcquire(LISTEN_MILLIS, TimeUnit.MILLISECONDS)) {
                    rung.drainPermits();
                    statement.execute("NOTIFY " + CHANNEL);
                    LockSupport.parkNanos(REST.toNanos());
                }
            }
        }
    }

    @Override
    public void stop() {
        running = false;
    }

    @Override
    public boolean isRunning() {
        return running;
    }
}
