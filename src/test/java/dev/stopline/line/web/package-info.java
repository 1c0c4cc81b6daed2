/** The REST API of line, called over a real port. */
@org.jspecify.annotations.NullMarked
package dev.stopline.line.web;
