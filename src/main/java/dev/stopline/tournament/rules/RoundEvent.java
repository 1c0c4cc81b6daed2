package dev.stopline.tournament.rules;

import java.util.List;

/** The rounds of the event. */
public sealed interface RoundEvent extends TournamentEvent {

    /** T-RND-01: the round with all its games, byes and reasons: whole, or not at all. */
    record RoundOpened(
            int round,
            List<String> boards,
            RoundTimes times,
            List<Deal> deals,
            List<RoundBye> byes,
            List<PairingReason> reasons,
            String by,
            String at)
            implements RoundEvent {
        public RoundOpened {
            boards = List.copyOf(boards);
            deals = List.copyOf(deals);
            byes = List.copyOf(byes);
            reasons = List.copyOf(reasons);
        }
    }

    record PairingForbidden(String first, String second) implements RoundEvent {}

    record PairingForced(String first, String second) implements RoundEvent {}

    record PairingLifted(String first, String second) implements RoundEvent {}

    record AttemptStarted(int round, Deal deal, String at) implements RoundEvent {}

    /** T-RND-10: these games have all been made; from here on they are shown and joined. */
    record TablesStand(int round, List<String> gameIds) implements RoundEvent {
        public TablesStand {
            gameIds = List.copyOf(gameIds);
        }
    }

    record RoundPaused(int round, String at) implements RoundEvent {}

    record RoundResumed(int round, String at) implements RoundEvent {}

    record ExtraTimeGiven(int round, int minutes, String by, String at) implements RoundEvent {}

    record RoundClosed(int round, String by, String at) implements RoundEvent {}
}
