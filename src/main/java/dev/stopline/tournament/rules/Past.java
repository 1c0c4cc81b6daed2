package dev.stopline.tournament.rules;

/**
 * One round of one entrant, settled.
 *
 * @param attendance how the entrant came through it
 * @param opponent the opponent's pairing number, 0 where none was paired
 * @param halfPoints what the round brought, 0 to 2: a win is 2
 * @param first whether it took the first chair in the first of the encounter's two sessions
 */
public record Past(Attendance attendance, int opponent, int halfPoints, boolean first) {

    /** The half points of a win. */
    public static final int WIN = 2;

    /** The half points of a draw. */
    public static final int DRAW = 1;

    /**
     * Checks the values against each other.
     *
     * @throws IllegalArgumentException if the points are outside 0 to 2, or an opponent is named where none was paired or
     *     none where one was
     */
    public Past {
        if (halfPoints < 0 || halfPoints > WIN || attendance.isPaired() != opponent > 0) {
            throw new IllegalArgumentException("a past round is paired or not, and brings 0 to 2 half points");
        }
    }

    /** An encounter that was played. */
    public static Past met(int opponent, int halfPoints, boolean first) {
        return new Past(Attendance.MET, opponent, halfPoints, first);
    }

    /** A win because the opponent did not appear. */
    public static Past forfeitWon(int opponent) {
        return new Past(Attendance.FORFEIT_WON, opponent, WIN, false);
    }

    /** A loss by not appearing. */
    public static Past forfeitLost(int opponent) {
        return new Past(Attendance.FORFEIT_LOST, opponent, 0, false);
    }

    /** A round without an opponent. */
    public static Past bye(Attendance attendance, int halfPoints) {
        return new Past(attendance, 0, halfPoints, false);
    }

    /** C.04.1 Art. 4: as many points as a win brings, without play. */
    public boolean isWinWithoutPlay() {
        return attendance != Attendance.MET && halfPoints == WIN;
    }
}
