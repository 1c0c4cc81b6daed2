package dev.stopline.line.web;

import dev.stopline.line.rules.Viewer;

/**
 * Who reads which session: taken from the path and the token. An organizer who has no place in the session reads it as a
 * spectator does.
 */
record Reader(String sessionId, Viewer viewer) {}
