package dev.stopline.access;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.springframework.stereotype.Service;

/** The names at a table. Names live here only and are put into an answer at the last moment. */
@Service
public class Roster {

    /** The one seat of a game that is played alone. */
    private static final String SOLO = "player";

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

    /** A person who holds, or has held, a place at a game, or opened it. */
    public record Held(String subject, String gameId) {}

    /** The games in which these people hold a place of any kind, have held one, or that they opened. */
    public List<Held> heldBy(Collection<String> subjects) {
        return subjects.isEmpty() ? List.of() : seats.heldBy(subjects);
    }

    /** The players' seats of a game that this person holds, or has held before they changed hands. */
    public List<String> seatsHeld(String gameId, String subject) {
        return seats.seatsHeld(gameId, subject);
    }

    /** Remembers, in the caller's transaction, that this person opened a game for others. */
    public void remember(String gameId, String subject) {
        seats.remember(subject, Place.facilitators(gameId));
    }

    /** Whether this person owns a game that is played alone. */
    public boolean isOwner(String gameId, String subject) {
        return seats.subject(Place.seat(gameId, SOLO)).equals(subject);
    }

    /** Gives a new game that is played alone to whoever opens it, in the caller's transaction. */
    public void own(String gameId, String displayName, String subject) {
        seats.take(Place.seat(gameId, SOLO), displayName, subject);
    }

    /** What the owner of a game that is played alone calls it; empty if it has no owner. */
    public Optional<String> ownName(String gameId) {
        return nameAt(gameId, SOLO);
    }
}
