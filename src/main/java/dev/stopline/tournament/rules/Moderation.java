package dev.stopline.tournament.rules;

import dev.stopline.decide.Refusal;
import dev.stopline.tournament.rules.TournamentState.SeenCard;
import java.util.List;
import java.util.Optional;

/** T-REG-07, T-REG-08: who moderates a board does not play on it; what subjects saw elsewhere is noted. */
final class Moderation {

    private Moderation() {}

    static Optional<Refusal> refuse(TournamentState s, RegistrationCommand.AssignModerator c) {
        boolean known = c.boards().stream().allMatch(each -> s.board(each).isPresent());
        if (c.boards().isEmpty() || !known) {
            return Refusal.refuse(TournamentRefusal.UNKNOWN_BOARD);
        }
        if (c.subject().isBlank()) {
            return Refusal.refuse(TournamentRefusal.BAD_SUBJECTS);
        }
        boolean again = c.boards().stream().distinct().count() < c.boards().size()
                || c.boards().stream().anyMatch(each -> moderates(s, c.subject(), each));
        if (again) {
            return Refusal.refuse(TournamentRefusal.ALREADY_NOTED);
        }
        boolean plays = c.boards().stream().anyMatch(each -> playsOn(s, c.subject(), each));
        return Refusal.refuseIf(plays, TournamentRefusal.MODERATOR_PLAYS);
    }

    static Optional<Refusal> refuse(TournamentState s, RegistrationCommand.RelieveModerator c) {
        return Refusal.refuseIf(!moderates(s, c.subject(), c.board()), TournamentRefusal.NOT_MODERATING);
    }

    static Optional<Refusal> refuse(TournamentState s, RegistrationCommand.NoteSeen c) {
        if (c.subject().isBlank() || c.cardId().isBlank()) {
            return Refusal.refuse(TournamentRefusal.BAD_SUBJECTS);
        }
        boolean noted = s.seen().contains(new SeenCard(c.subject(), c.cardId()));
        return Refusal.refuseIf(noted, TournamentRefusal.ALREADY_NOTED);
    }

    /** Whether one of these who want to enter moderates a board that every entrant will play. */
    static Optional<Refusal> refuseEntry(TournamentState s, List<String> subjects) {
        boolean plays = s.format() != Format.LADDER
                && s.boards().stream()
                        .filter(Board::undealt)
                        .anyMatch(board -> subjects.stream().anyMatch(each -> moderates(s, each, board.id())));
        return Refusal.refuseIf(plays, TournamentRefusal.MODERATOR_PLAYS);
    }

    /** Whether somebody moderates a board now. */
    static boolean moderates(TournamentState s, String subject, String board) {
        return s.moderators().stream()
                .anyMatch(each -> !each.relieved()
                        && each.subject().equals(subject)
                        && each.board().equals(board));
    }

    private static boolean playsOn(TournamentState s, String subject, String id) {
        var board = s.board(id).orElseThrow();
        return s.entrants().stream()
                .filter(each -> each.subjects().contains(subject))
                .anyMatch(each -> board.undealt()
                        ? s.format() != Format.LADDER && !each.withdrawn()
                        : s.tables().anyMatch(table -> table.deal().board().equals(id) && table.seats(each.id())));
    }
}
