package dev.stopline.tournament.rules;

/** T-BRD-01: the game of a board. */
public enum Game {
    /** A session of the two-table game. */
    LINE("line-"),
    /** A career of the solo campaign, for a job or an arc of jobs. */
    SQUAD("squad-");

    private final String prefix;

    Game(String prefix) {
        this.prefix = prefix;
    }

    /** T-RND-02: the id of a game of this event, made from event, round, board and table. */
    String id(String key, int round, String board, int table) {
        return prefix + key + "-R" + round + "-" + board + "-T" + table;
    }
}
