/** Lists of moves, whatever the game: commands as fields and values, and rows that are alike but for a value made one. Pure. */
@org.jspecify.annotations.NullMarked
package dev.stopline.decide.moves;
