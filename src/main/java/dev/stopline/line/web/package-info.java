/**
 * REST of line. A controller a chapter: each of its methods turns one body into one command and gives it to
 * {@code LineMoves}. {@code Mover} says who asks, for which session; {@code SessionContract} writes the parts of the
 * contract that all of them share.
 */
@org.jspecify.annotations.NullMarked
package dev.stopline.line.web;
