/** The debrief of a session of line: every event in a sentence, for a seat's eyes or for the truth. Pure. */
@org.jspecify.annotations.NullMarked
package dev.stopline.debrief.line;
