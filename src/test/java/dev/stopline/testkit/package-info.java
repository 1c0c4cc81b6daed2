/** What tests share. */
@org.jspecify.annotations.NullMarked
package dev.stopline.testkit;
