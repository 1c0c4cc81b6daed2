/** Stopline: the application and the catalogue of everything that is stored. */
@org.jspecify.annotations.NullMarked
package dev.stopline;
