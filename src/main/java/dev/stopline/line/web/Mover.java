package dev.stopline.line.web;

import dev.stopline.line.rules.Viewer;
import org.jspecify.annotations.Nullable;

/**
 * Who moves in which session: taken from the path, the token and {@code If-Match}. A handler that has one among its
 * arguments is reached only by somebody who takes part in the session.
 *
 * @param ifMatch the version that the mover's board must have; null = any
 */
record Mover(String sessionId, Viewer viewer, @Nullable Long ifMatch) {}
