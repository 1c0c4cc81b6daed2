/** The solo campaign of a detective: every rule of squad, pure. A heading, a file. */
@org.jspecify.annotations.NullMarked
package dev.stopline.squad.rules;
