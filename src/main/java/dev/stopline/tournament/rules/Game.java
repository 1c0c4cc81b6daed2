package dev.stopline.tournament.rules;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** T-BRD-01: the game of a board. */
public enum Game {
    /** A session of the two-table game. */
    LINE("line-"),
    /** A career of the solo campaign, for a job or an arc of jobs. */
    SQUAD("squad-");

    private static final Pattern ID = Pattern.compile("(?:line|squad)-(.+)-R[0-9]+-B[0-9]+-T[0-9]+");

    private final String prefix;

    Game(String prefix) {
        this.prefix = prefix;
    }

    /** T-RND-02: the id of a game of this event, made from event, round, board and table. */
    String id(String key, int round, String board, int table) {
        return prefix + key + "-R" + round + "-" + board + "-T" + table;
    }

    /** The key of the event that a game of this id belongs to; empty if it belongs to none. */
    public static Optional<String> eventKey(String gameId) {
        return Optional.of(ID.matcher(gameId)).filter(Matcher::matches).map(each -> each.group(1));
    }
}
