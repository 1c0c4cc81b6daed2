package dev.stopline.decide;

import java.util.List;

/**
 * T-BRD-04, T-CLO-03: the board of a tournament that a game is played on, the same at several tables: one seed behind the
 * dice of all of them, and nothing of what was sealed at any before it has ended at each.
 *
 * @param name the board's name in the whole service, at most 64 characters; empty = the game is played on its own
 * @param opened whether the board has ended at every table, so that what was sealed may be shown
 */
public record SharedBoard(String name, boolean opened) {

    /** Of a game that is played on its own. */
    public static final SharedBoard NONE = new SharedBoard("", false);

    /** The one span of the dice of a board. */
    public static final String SPAN = "board";

    /** T-CLO-03: what is said to whoever asks too early for what was sealed. */
    public static final RefusalCode.Meaning STILL_OPEN = new RefusalCode.Meaning(
            RefusalCode.Kind.FORBIDDEN,
            "Other tables still play this board: what was sealed is shown when it has ended at every table.",
            List.of("T-CLO-03"));

    /** Whether the game stands on a board with other tables. */
    public boolean shared() {
        return !name.isEmpty();
    }

    /** Whether what was sealed must stay so for the sake of other tables. */
    public boolean shut() {
        return shared() && !opened;
    }

    /** The same board once it has ended at every table. */
    public SharedBoard open() {
        return new SharedBoard(name, true);
    }
}
