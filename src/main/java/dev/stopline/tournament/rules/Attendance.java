package dev.stopline.tournament.rules;

/** C.04.1, C.07 16.1: how an entrant came through a round. */
public enum Attendance {
    /** Paired, and the encounter was played. */
    MET,
    /** Paired, but the opponent did not appear. */
    FORFEIT_WON,
    /** Paired, and did not appear. */
    FORFEIT_LOST,
    /** The odd one out of the pairing. */
    PAIRING_BYE,
    /** Sat out with the points of a win, by the organizer's word. */
    FULL_BYE,
    /** Sat out at its own wish with the points of a draw. */
    HALF_BYE,
    /** Sat out at its own wish, not yet entered or withdrawn: without points. */
    ZERO_BYE;

    /** Whether an encounter was planned: there is an opponent. */
    public boolean isPaired() {
        return this == MET || this == FORFEIT_WON || this == FORFEIT_LOST;
    }

    /** C.07 16.1.1: sat out at its own wish. */
    public boolean isRequestedBye() {
        return this == HALF_BYE || this == ZERO_BYE;
    }

    /** C.07 16.1.2: the entrant itself was not there to play. */
    public boolean isVoluntarilyUnplayed() {
        return isRequestedBye() || this == FORFEIT_LOST;
    }
}
