@org.jspecify.annotations.NullMarked
package dev.stopline.platform.playtest;
