/** Debriefs, read over a real port. */
@org.jspecify.annotations.NullMarked
package dev.stopline.debrief.web;
