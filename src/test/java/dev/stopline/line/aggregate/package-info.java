/** The Axon shell of line. */
@org.jspecify.annotations.NullMarked
package dev.stopline.line.aggregate;
