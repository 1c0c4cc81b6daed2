/** What the README promises, done as it is printed. */
@org.jspecify.annotations.NullMarked
package dev.stopline.readme;
