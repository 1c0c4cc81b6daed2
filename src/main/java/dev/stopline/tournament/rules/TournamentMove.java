package dev.stopline.tournament.rules;

/**
 * A move of a tournament.
 *
 * @param part as what they move
 * @param by the subject that moves; for the service a name of its own
 * @param at when, as an ISO-8601 instant: only kept, never compared
 */
public record TournamentMove(Part part, String by, String at, TournamentCommand command) {

    /** T-EVT-02: as what somebody moves. */
    public enum Part {
        /** The organizer of the event. */
        ORGANIZER,
        /** Somebody who plays, or wants to. */
        ENTRANT,
        /** The service itself, when a game has ended or a board has closed. */
        SERVICE
    }
}
