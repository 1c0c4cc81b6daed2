package dev.stopline.access;

import java.util.List;
import java.util.Optional;
import org.springframework.stereotype.Service;

/** The names at a table. Names live here only and are put into an answer at the last moment. */
@Service
public class Roster {

    private final SeatRows seats;

    Roster(SeatRows seats) {
        this.seats = seats;
    }

    /**
     * Somebody who holds a place.
     *
     * @param place the Incident Master's or a player's
     * @param displayName the name to show
     */
    public record Holder(Place place, String displayName) {}

    /** Who holds a place at this game now: the Incident Master first, then the players by seat. Free seats are absent. */
    public List<Holder> of(String gameId) {
        return seats.holders(gameId);
    }

    /** The name of whoever holds a player's seat; empty if it is free. */
    public Optional<String> nameAt(String gameId, String seat) {
        return seats.name(Place.seat(gameId, seat));
    }

    /** The games in which this person holds a place now. */
    public List<String> gamesOf(String subject) {
        return seats.gamesOf(subject);
    }

    /** Whether this person holds a player's seat of a game. */
    public boolean isSubjectAt(String gameId, String seat, String subject) {
        return seats.subject(Place.seat(gameId, seat)).equals(subject);
    }

    /** Gives the seat of a new game to the person who opens it, in the caller's transaction. */
    public void seat(String gameId, String seat, String displayName, String subject) {
        seats.take(Place.seat(gameId, seat), displayName, subject);
    }
}
