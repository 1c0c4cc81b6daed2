package dev.stopline.tournament.rules;

import java.util.List;

/** Who plays and who moderates. */
public sealed interface RegistrationCommand extends TournamentCommand {

    /** T-REG-01, T-REG-03: enters a team or a detective, in time or late. */
    record Register(List<String> subjects) implements RegistrationCommand {
        public Register {
            subjects = List.copyOf(subjects);
        }
    }

    /** T-REG-05: takes an entrant out of the rounds to come. */
    record Withdraw(String entrant, String why) implements RegistrationCommand {}

    /** T-REG-06, T-RND-06: takes in again an entrant who has withdrawn, or who was to sit out the next round. */
    record Return(String entrant) implements RegistrationCommand {}

    /** T-RND-06: lets an entrant sit out the next round, for 0 or 1 half in a Swiss. */
    record SitOut(String entrant, int halves) implements RegistrationCommand {}

    /** T-REG-07: lets somebody moderate boards, beside others. */
    record AssignModerator(String subject, List<String> boards) implements RegistrationCommand {
        public AssignModerator {
            boards = List.copyOf(boards);
        }
    }

    /** T-REG-07: somebody moderates a board no more; what they saw of it they have seen. */
    record RelieveModerator(String subject, String board) implements RegistrationCommand {}

    /** T-REG-08: notes that a subject saw a card or job outside this event. */
    record NoteSeen(String subject, String cardId) implements RegistrationCommand {}
}
