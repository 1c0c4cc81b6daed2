/** The chance for one move: typed in by the table, or thrown from a seed that nobody sees before its reveal. */
@org.jspecify.annotations.NullMarked
package dev.stopline.platform.dice;
