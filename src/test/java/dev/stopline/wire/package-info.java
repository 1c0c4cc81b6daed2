/** How events are stored, for ever. */
@org.jspecify.annotations.NullMarked
package dev.stopline.wire;
