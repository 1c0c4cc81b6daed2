package dev.stopline.squad.web;

import java.util.UUID;

/** The ids of careers. */
final class CareerIds {

    private static final String PREFIX = "squad-";

    private CareerIds() {}

    /** An id that no career has. */
    static String fresh() {
        return PREFIX + UUID.randomUUID();
    }

    /** Whether this is an id that a career could have. */
    static boolean isOne(String id) {
        return id.startsWith(PREFIX);
    }
}
