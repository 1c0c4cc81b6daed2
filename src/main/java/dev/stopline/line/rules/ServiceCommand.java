package dev.stopline.line.rules;

/** Ours: what the service itself does with a session of a tournament; no person has these moves. */
public sealed interface ServiceCommand extends LineCommand {

    /**
     * T-BRD-04: puts the session, which has its card and its rules, on a shared board of this name: the server throws the
     * dice from the board's seed, and card and rules stand.
     */
    record DealBoard(String board) implements ServiceCommand {}

    /** T-CLO-01, T-CLO-04: the board has ended at every table, and what has not is over; once more changes nothing. */
    record OpenBoard() implements ServiceCommand {}
}
