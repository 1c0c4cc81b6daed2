package dev.stopline.tournament.rules;

/**
 * Who sees which event of a tournament: the organizer sees all of them, everybody else all but what would tell a card
 * before its board has closed.
 */
public final class WhoSees {

    private WhoSees() {}

    /** Whose eyes there are. */
    public enum Viewer {
        ORGANIZER,
        EVERYBODY
    }

    /** Whether this viewer sees the event. */
    public static boolean sees(TournamentEvent event, Viewer viewer) {
        return viewer == Viewer.ORGANIZER || everybodySees(event);
    }

    private static boolean everybodySees(TournamentEvent event) {
        return switch (event) {
            case SetupEvent e -> true;
            // T-REG-08: which card somebody has seen elsewhere tells which cards are planned.
            case RegistrationEvent e -> !(e instanceof RegistrationEvent.CardSeenNoted);
            case BoardEvent e -> !(e instanceof BoardEvent.BoardCardSealed);
            case RoundEvent e -> true;
            case ResultEvent e -> true;
        };
    }
}
