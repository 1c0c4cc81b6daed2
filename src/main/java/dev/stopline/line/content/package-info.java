/** The case cards: those that ship with the service, and the reading of one that somebody posts; and what is said at the table. */
@org.jspecify.annotations.NullMarked
package dev.stopline.line.content;
