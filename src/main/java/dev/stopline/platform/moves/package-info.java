/**
 * What the web of every game does with moves: their bodies, their addresses, the events that they brought, and what the
 * contract says of them. Start at {@code MoveBody}.
 */
@org.jspecify.annotations.NullMarked
package dev.stopline.platform.moves;
