package dev.stopline.line.aggregate;

import dev.stopline.line.rules.LineCommand;
import java.util.List;
import org.axonframework.modelling.command.TargetAggregateIdentifier;

/**
 * Opens a session: all of the commands, in order, or none of them.
 *
 * @param sessionId the new session's id, at most 64 characters
 * @param by who opens it, for the stamp of its events ({@code organizer})
 * @param commands a {@code CreateSession} first, then what sets the session up; on a shared board its {@code DealBoard} at
 *     the end, when card and rules stand
 */
public record OpenLine(@TargetAggregateIdentifier String sessionId, String by, List<LineCommand> commands) {

    public OpenLine {
        commands = List.copyOf(commands);
    }
}
