/**
 * The Axon shell of squad: asks the rules, applies or refuses. {@code OpenCareer} creates a career, {@code PlaySquad}
 * plays a move in it; both are sent through {@code MoveGateway} and answer with {@code Moved}.
 */
@org.jspecify.annotations.NullMarked
package dev.stopline.squad.aggregate;
