/** What a rule set is, whatever the game: decide, evolve, fold. Pure: knows the JDK and {@code dice} only. */
@org.jspecify.annotations.NullMarked
package dev.stopline.decide;
