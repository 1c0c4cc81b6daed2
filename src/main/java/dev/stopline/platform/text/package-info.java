/** Texts for other programs: comma-separated values that a spreadsheet cannot mistake for formulas, and plain ASCII. */
@org.jspecify.annotations.NullMarked
package dev.stopline.platform.text;
