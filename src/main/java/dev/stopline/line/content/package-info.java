/**
 * The case cards: those that ship with the service, and the reading of one that somebody posts; what is said at the table;
 * and the recorded games.
 */
@org.jspecify.annotations.NullMarked
package dev.stopline.line.content;
