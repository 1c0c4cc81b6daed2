/** What is read of line: boards folded from one session's events on demand, the list of sessions, and what closed ones tell playtests. */
@org.jspecify.annotations.NullMarked
package dev.stopline.line.view;
