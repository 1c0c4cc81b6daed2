/** The two-table game: every rule of line, pure. A heading, a file. */
@org.jspecify.annotations.NullMarked
package dev.stopline.line.rules;
