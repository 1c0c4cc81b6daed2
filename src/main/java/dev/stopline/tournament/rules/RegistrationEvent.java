package dev.stopline.tournament.rules;

import java.util.List;

/** Who plays and who moderates. */
public sealed interface RegistrationEvent extends TournamentEvent {

    record EntrantRegistered(String entrant, List<String> subjects, boolean late) implements RegistrationEvent {
        public EntrantRegistered {
            subjects = List.copyOf(subjects);
        }
    }

    record EntrantWithdrew(String entrant, String why, String by, String at) implements RegistrationEvent {}

    record EntrantReturned(String entrant, String by, String at) implements RegistrationEvent {}

    /** T-RND-06: an entrant plays in the next round after all. */
    record SittingOutTakenBack(String entrant) implements RegistrationEvent {}

    record SittingOutGranted(String entrant, int halves) implements RegistrationEvent {}

    record ModeratorAssigned(String subject, List<String> boards) implements RegistrationEvent {
        public ModeratorAssigned {
            boards = List.copyOf(boards);
        }
    }

    record ModeratorRelieved(String subject, String board) implements RegistrationEvent {}

    record CardSeenNoted(String subject, String cardId) implements RegistrationEvent {}
}
