/** Chance as a value: dice entered by a table, or thrown by the server and provable afterwards. Pure: JDK only. */
@org.jspecify.annotations.NullMarked
package dev.stopline.dice;
