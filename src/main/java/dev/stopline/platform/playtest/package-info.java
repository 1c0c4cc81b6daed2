/**
 * Playtests: what many games showed together, by ruleset and scenario. A game writes one {@code Played} for each closed
 * session or job; a value that stands on fewer than {@code Enough.GAMES} of them is withheld.
 */
@org.jspecify.annotations.NullMarked
package dev.stopline.platform.playtest;
