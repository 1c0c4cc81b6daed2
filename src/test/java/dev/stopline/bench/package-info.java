/** A benchmark of moves over HTTP beside plain inserts of the same rows, run by {@code mvn -Pbench test}. */
@org.jspecify.annotations.NullMarked
package dev.stopline.bench;
