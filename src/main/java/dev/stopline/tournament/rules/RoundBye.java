package dev.stopline.tournament.rules;

/** T-RND-05, T-RND-06: an entrant who does not play in a round, and what that brings. */
public record RoundBye(String entrant, int halves, Kind kind) {

    /** Why somebody does not play. */
    public enum Kind {
        /** The pairing had nobody left. */
        PAIRING,
        /** The entrant asked to sit out. */
        SAT_OUT
    }
}
