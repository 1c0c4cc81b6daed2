package dev.stopline.tournament.web;

import java.security.SecureRandom;

/** The keys of events, which their ids and those of their games are made from. */
final class EventKeys {

    private static final String ALPHABET = "0123456789abcdefghijklmnopqrstuvwxyz";
    private static final int LENGTH = 12;
    private static final SecureRandom RANDOM = new SecureRandom();

    private EventKeys() {}

    /** A key that no event has. */
    static String fresh() {
        var key = new StringBuilder();
        for (int i = 0; i < LENGTH; i++) {
            key.append(ALPHABET.charAt(RANDOM.nextInt(ALPHABET.length())));
        }
        return key.toString();
    }
}
