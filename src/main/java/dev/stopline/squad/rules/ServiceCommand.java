package dev.stopline.squad.rules;

/** Ours: what the service itself does with a career of a tournament; no person has these moves. */
public sealed interface ServiceCommand extends SquadCommand {

    /**
     * T-BRD-04: puts a career that has no detective yet on a shared board of this name, for an arc of so many jobs: the
     * server throws all of its dice from the board's seed.
     */
    record DealBoard(String board, int jobs) implements ServiceCommand {}

    /** T-CLO-01, T-CLO-04: the board has ended at every table, and what has not is over; once more changes nothing. */
    record OpenBoard() implements ServiceCommand {}
}
