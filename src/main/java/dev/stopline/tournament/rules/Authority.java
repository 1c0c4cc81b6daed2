package dev.stopline.tournament.rules;

import dev.stopline.decide.Refusal;
import java.util.Optional;

/** T-EVT-02: the organizer runs the event, an entrant moves for itself alone, and results come from the service. */
final class Authority {

    private Authority() {}

    static Optional<Refusal> refuse(TournamentState s, TournamentMove move) {
        boolean may = switch (move.part()) {
            case ORGANIZER -> move.by().equals(s.organizer()) && !isService(move.command());
            case ENTRANT -> isOwn(s, move);
            // T-REG-08: who has met a card at other tables, the service finds out by itself.
            case SERVICE -> isService(move.command()) || move.command() instanceof RegistrationCommand.NoteSeen;
        };
        return Refusal.refuseIf(!may, TournamentRefusal.NOT_YOURS);
    }

    /** Whether only the service may ask for this: nobody types in the end of a game. */
    private static boolean isService(TournamentCommand command) {
        return command instanceof ResultCommand.RecordLineResult
                || command instanceof ResultCommand.RecordJobResult
                || command instanceof ResultCommand.NoteAbandoned
                || command instanceof RoundCommand.NoteTablesStand
                || command instanceof BoardCommand.RevealBoardSeed;
    }

    private static boolean isOwn(TournamentState s, TournamentMove move) {
        if (move.command() instanceof RegistrationCommand.Register register) {
            // The organizer who plays may not look into games: nobody else brings that about.
            boolean organizerToo = register.subjects().contains(s.organizer());
            return register.subjects().contains(move.by())
                    && (!organizerToo || move.by().equals(s.organizer()));
        }
        if (move.command() instanceof RegistrationCommand.Withdraw withdraw) {
            return belongs(s, withdraw.entrant(), move.by());
        }
        if (move.command() instanceof RegistrationCommand.Return back) {
            return belongs(s, back.entrant(), move.by());
        }
        return move.command() instanceof RoundCommand.StartAttempt attempt && belongs(s, attempt.entrant(), move.by());
    }

    private static boolean belongs(TournamentState s, String entrant, String subject) {
        return s.entrant(entrant)
                .filter(each -> each.subjects().contains(subject))
                .isPresent();
    }
}
