package dev.stopline.line.rules;

import java.util.List;

/**
 * L-TEL-01, GAP-41: in how many of the sessions closed last the line was called in the first stage.
 *
 * @param sessions how many sessions are counted, at most {@link #WINDOW}
 * @param called in how many of them
 */
public record Stage1Calls(int sessions, int called) {

    /** How many sessions back the playtest looks. */
    public static final int WINDOW = 20;

    /** With fewer sessions than this nothing is proposed. */
    public static final int ENOUGH = 10;

    private static final int PERCENT = 100;

    /** The count over the sessions closed last; one entry a session, the oldest first. */
    public static Stage1Calls lately(List<Boolean> closedSessions) {
        int size = closedSessions.size();
        var recent = closedSessions.subList(Math.max(0, size - WINDOW), size);
        return new Stage1Calls(
                recent.size(), (int) recent.stream().filter(called -> called).count());
    }

    /** The share of the sessions with such a call, in whole percent, rounded down; 0 without sessions. */
    public int percent() {
        return sessions == 0 ? 0 : called * PERCENT / sessions;
    }

    /** Whether the owner is asked to switch on that a meeting of the first stage gives a process clue away. */
    public boolean proposesTheClue(int thresholdPercent) {
        return sessions >= ENOUGH && called * PERCENT < thresholdPercent * sessions;
    }
}
