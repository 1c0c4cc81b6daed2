/**
 * The rules as data: {@code rulebook/*.yaml}, checked at the start, served to those who may read each rule. Knows ids and
 * readers, and no game.
 */
@org.jspecify.annotations.NullMarked
package dev.stopline.rulebook;
