/** Whole games that were recorded: they replay to the same events, and every ending has one. */
@org.jspecify.annotations.NullMarked
package dev.stopline.recorded;
