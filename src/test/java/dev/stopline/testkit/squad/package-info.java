/** Golden cases of squad: cases of its catalogue as data, played on the rules. */
@org.jspecify.annotations.NullMarked
package dev.stopline.testkit.squad;
