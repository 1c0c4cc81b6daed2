/**
 * The Axon shell of line: asks the rules, applies or refuses. {@code OpenLine} creates a session, {@code PlayLine} plays
 * a move in it; both are sent through {@code MoveGateway} and answer with {@code Moved}.
 */
@org.jspecify.annotations.NullMarked
package dev.stopline.line.aggregate;
