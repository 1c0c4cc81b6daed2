/**
 * Debriefs over HTTP, folded from the event store alone: closed until the game's debrief is open. Start at
 * {@code SessionDebriefController} for line and {@code CareerDebriefController} for squad; {@code SessionReadership} and
 * {@code CareerReadership} say who may read what.
 */
@org.jspecify.annotations.NullMarked
package dev.stopline.debrief.web;
