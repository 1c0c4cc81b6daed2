package dev.stopline.line.web;

import java.util.UUID;

/** The ids of sessions: opaque to callers; the beginning tells the service which game a place belongs to. */
final class SessionIds {

    private static final String GAME = "line-";

    private SessionIds() {}

    static String fresh() {
        return GAME + UUID.randomUUID();
    }

    static boolean isOne(String id) {
        return id.startsWith(GAME);
    }
}
