package dev.stopline.platform.playtest;

/** From how many games on a value is said: of fewer it would tell too much of each. */
public final class Enough {

    /** A value that stands on fewer games than this is withheld. */
    public static final int GAMES = 5;

    private Enough() {}

    /** Whether a value that stands on so many games may be said. */
    public static boolean are(int games) {
        return games >= GAMES;
    }

    /** Whether so many games may be known beside others of which all is said: none of them, or enough. */
    public static boolean areOrNone(int games) {
        return games == 0 || are(games);
    }
}
