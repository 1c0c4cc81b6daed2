package dev.stopline.line.aggregate;

import dev.stopline.line.rules.Move;
import org.axonframework.modelling.command.TargetAggregateIdentifier;
import org.jspecify.annotations.Nullable;

/**
 * Plays one move in a session that exists.
 *
 * @param ifMatch the version that the mover's board must have; null = any
 */
public record PlayLine(
        @TargetAggregateIdentifier String sessionId,
        Move move,
        @Nullable Long ifMatch) {}
