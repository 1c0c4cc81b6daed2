/** What is read of line: boards folded from one session's events on demand, and the list of sessions. */
@org.jspecify.annotations.NullMarked
package dev.stopline.line.view;
