package dev.stopline.tournament.rules;

import java.util.List;

/** The rounds of the event. */
public sealed interface RoundCommand extends TournamentCommand {

    /** T-RND-01: opens the next round on these boards, whole. */
    record OpenRound(List<String> boards, RoundTimes times) implements RoundCommand {
        public OpenRound {
            boards = List.copyOf(boards);
        }
    }

    /** T-SWI-04: two entrants are never paired from now on. */
    record ForbidPairing(String first, String second) implements RoundCommand {}

    /** T-SWI-05: two entrants meet in the next round. */
    record ForcePairing(String first, String second) implements RoundCommand {}

    /** T-SWI-04, T-SWI-05: takes back what was said about two entrants. */
    record LiftPairing(String first, String second) implements RoundCommand {}

    /** T-LAD-02: an entrant begins an attempt at a board of the open round. */
    record StartAttempt(String entrant, String board) implements RoundCommand {}

    /** T-RND-10: these games of the open round have been made. */
    record NoteTablesStand(List<String> gameIds) implements RoundCommand {
        public NoteTablesStand {
            gameIds = List.copyOf(gameIds);
        }
    }

    /** T-RND-07: stops the clock of the round. */
    record PauseRound() implements RoundCommand {}

    /** T-RND-07: lets the clock of the round run on. */
    record ResumeRound() implements RoundCommand {}

    /** T-RND-08: makes the round longer. */
    record GiveExtraTime(int minutes) implements RoundCommand {}

    /** T-RND-09: ends the round, once every table has a result or a ruling. */
    record CloseRound() implements RoundCommand {}
}
