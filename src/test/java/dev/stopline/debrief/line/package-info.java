@org.jspecify.annotations.NullMarked
package dev.stopline.debrief.line;
