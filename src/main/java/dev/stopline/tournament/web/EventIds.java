package dev.stopline.tournament.web;

import java.security.SecureRandom;
import java.util.regex.Pattern;

/** The ids of events, and the keys that the ids of their games are made from. */
final class EventIds {

    private static final String PREFIX = "event-";
    private static final String ALPHABET = "0123456789abcdefghijklmnopqrstuvwxyz";
    private static final int LENGTH = 12;
    private static final Pattern ID = Pattern.compile(PREFIX + "[0-9a-z]{" + LENGTH + "}");
    private static final SecureRandom RANDOM = new SecureRandom();

    private EventIds() {}

    /** A key that no event has. */
    static String freshKey() {
        var key = new StringBuilder();
        for (int i = 0; i < LENGTH; i++) {
            key.append(ALPHABET.charAt(RANDOM.nextInt(ALPHABET.length())));
        }
        return key.toString();
    }

    /** The id of the event of this key. */
    static String of(String key) {
        return PREFIX + key;
    }

    /** Whether this is an id that an event could have. */
    static boolean isOne(String id) {
        return ID.matcher(id).matches();
    }
}
