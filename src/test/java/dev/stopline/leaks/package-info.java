/**
 * What the leak tests share: a card whose every hidden text carries a marker, section 3.5 in words of its own, and pairs of
 * games that differ in what is hidden.
 */
@org.jspecify.annotations.NullMarked
package dev.stopline.leaks;
