package dev.stopline.squad.web;

import org.jspecify.annotations.Nullable;

/**
 * Who moves in which career: taken from the path, the token and {@code If-Match}. A handler that has one among its
 * arguments is reached by the career's player only, and by an organizer.
 *
 * @param by {@code player} or {@code organizer}
 * @param ifMatch the version that the board must have; null = any
 */
record CareerMover(String careerId, String by, @Nullable Long ifMatch) {}
