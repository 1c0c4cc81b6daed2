/**
 * Debriefs over HTTP, folded from the event store alone: closed until the game's debrief is open. Start at
 * {@code DebriefController}; {@code Readership} says who may read what.
 */
@org.jspecify.annotations.NullMarked
package dev.stopline.debrief.web;
