package dev.stopline.testkit;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.AppenderBase;
import org.slf4j.LoggerFactory;

/** What the service logs, down to the level at which it runs, from the moment of listening. */
public final class LogLines implements AutoCloseable {

    private final Logger root = (Logger) LoggerFactory.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME);
    private final Level before = root.getLevel();
    private final StringBuffer lines = new StringBuffer();
    private final AppenderBase<ILoggingEvent> ear = new AppenderBase<>() {
        @Override
        protected void append(ILoggingEvent event) {
            lines.append(event.getFormattedMessage()).append('\n');
            for (var cause = event.getThrowableProxy(); cause != null; cause = cause.getCause()) {
                lines.append(cause.getMessage()).append('\n');
            }
        }
    };

    private LogLines() {}

    /** Listens until it is closed. */
    public static LogLines listen() {
        var log = new LogLines();
        log.ear.start();
        log.root.setLevel(Level.INFO);
        log.root.addAppender(log.ear);
        return log;
    }

    /** What has been logged since the last time. */
    public String since() {
        var text = lines.toString();
        lines.delete(0, text.length());
        return text;
    }

    @Override
    public void close() {
        root.detachAppender(ear);
        root.setLevel(before);
    }
}
