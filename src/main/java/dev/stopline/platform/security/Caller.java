package dev.stopline.platform.security;

import java.util.Optional;

/**
 * Who is asking, as the bearer token says. A controller takes it by {@code @AuthenticationPrincipal Caller caller} and
 * switches on it.
 */
public sealed interface Caller {

    /**
     * Makes sessions, cards and events, and issues codes; sees no secret of a session.
     *
     * @param subject the person who organizes, by an opaque id; empty if the token was asked for by nobody known
     */
    record Organizer(String subject) implements Caller {}

    /** Runs one session. */
    record IncidentMaster(String gameId) implements Caller {}

    /** Holds one seat of one session. */
    record Player(String gameId, String seat) implements Caller {}

    /** Watches one session. */
    record Spectator(String gameId) implements Caller {}

    /** Reads the debrief of one session. */
    record Facilitator(String gameId) implements Caller {}

    /** A person, known by an opaque id. */
    record Subject(String id) implements Caller {}

    /** The name of the caller's role, stable for ever. */
    default Role role() {
        return switch (this) {
            case Organizer(var subject) -> Role.ORGANIZER;
            case IncidentMaster(var game) -> Role.INCIDENT_MASTER;
            case Player(var game, var seat) -> Role.PLAYER;
            case Spectator(var game) -> Role.SPECTATOR;
            case Facilitator(var game) -> Role.FACILITATOR;
            case Subject(var id) -> Role.SUBJECT;
        };
    }

    /** The one game that the token is for; empty for an organizer and a subject. */
    default Optional<String> game() {
        return switch (this) {
            case Organizer(var subject) -> Optional.empty();
            case IncidentMaster(var game) -> Optional.of(game);
            case Player(var game, var seat) -> Optional.of(game);
            case Spectator(var game) -> Optional.of(game);
            case Facilitator(var game) -> Optional.of(game);
            case Subject(var id) -> Optional.empty();
        };
    }

    /** The roles. */
    enum Role {
        ORGANIZER,
        INCIDENT_MASTER,
        PLAYER,
        SPECTATOR,
        FACILITATOR,
        SUBJECT
    }
}
