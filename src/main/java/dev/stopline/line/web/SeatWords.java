package dev.stopline.line.web;

/** What the contract says of the seat that a body names (L-MODE-01..03, GAP-51). */
final class SeatWords {

    /** Of a move that nobody makes for another. */
    static final String OWN = "Your own seat, which is meant as well if it is left out. Nobody makes this move for"
            + " another seat, not even the Incident Master.";

    /** Of a throw. */
    static final String THROWN_FOR =
            "The seat that throws. Left out: your own. Only the Incident Master names another, one whose player is away.";

    /** Of an answer in the meeting. */
    static final String ANSWERED_FOR =
            "The Comrades' seat that answers. Left out: your own. Only the Incident Master names another, one whose"
                    + " player is away; where nobody plays the Comrades, it is left out.";

    private SeatWords() {}
}
