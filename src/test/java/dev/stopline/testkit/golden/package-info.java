/** Golden cases of line: cases of its catalogue as data, played on any game that can answer. */
@org.jspecify.annotations.NullMarked
package dev.stopline.testkit.golden;
