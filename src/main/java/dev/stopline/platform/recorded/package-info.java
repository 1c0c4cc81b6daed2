/** Games as they were played, to be played again: one form of file for every game. */
@org.jspecify.annotations.NullMarked
package dev.stopline.platform.recorded;
