/**
 * The event store and the way in to it. {@code MoveGateway} is the one way in for moves, {@code EventHistory} the one
 * reader of a game's events; shells use the bean {@code aggregateCache} and {@code FreshnessCheck}.
 */
@org.jspecify.annotations.NullMarked
package dev.stopline.platform.axon;
