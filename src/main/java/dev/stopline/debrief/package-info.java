/**
 * How every decision of a game came about: its events folded once more with the game's own rules, move by move, for a
 * seat's eyes or for the truth. Pure.
 */
@org.jspecify.annotations.NullMarked
package dev.stopline.debrief;
