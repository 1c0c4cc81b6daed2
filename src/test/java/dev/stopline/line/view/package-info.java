/** What is read of line, folded and kept in memory. */
@org.jspecify.annotations.NullMarked
package dev.stopline.line.view;
