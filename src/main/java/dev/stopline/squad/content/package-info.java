/** The texts of squad as data: the optional tables, and what the game says beside its numbers. */
@org.jspecify.annotations.NullMarked
package dev.stopline.squad.content;
