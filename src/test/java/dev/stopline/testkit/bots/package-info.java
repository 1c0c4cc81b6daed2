/** Players that play whole games over HTTP, from the lists of moves alone: the same seed and the same dice, the same game. */
@org.jspecify.annotations.NullMarked
package dev.stopline.testkit.bots;
