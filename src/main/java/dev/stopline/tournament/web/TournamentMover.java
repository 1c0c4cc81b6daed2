package dev.stopline.tournament.web;

import dev.stopline.tournament.rules.TournamentMove.Part;
import org.jspecify.annotations.Nullable;

/**
 * Who moves in which event: taken from the path, the token and {@code If-Match}.
 *
 * @param reader the same person as they look at the event
 * @param part as what they move
 * @param ifMatch the version that the event must have for them; null = any
 */
record TournamentMover(
        TournamentReader reader, Part part, @Nullable Long ifMatch) {

    /** The same, once the event has had so many events more that they see and did not have to wait for. */
    TournamentMover after(int events) {
        return ifMatch == null ? this : new TournamentMover(reader, part, ifMatch + events);
    }

    /** The event. */
    String tournamentId() {
        return reader.tournamentId();
    }

    /** The person who moves; empty where nobody known does. */
    String by() {
        return reader.subject();
    }
}
