package dev.stopline.tournament.web;

import dev.stopline.tournament.rules.WhoSees.Viewer;

/**
 * Who reads which event: taken from the path and the token.
 *
 * @param viewer with whose eyes
 * @param subject the person who reads; empty where nobody known does
 */
record TournamentReader(String tournamentId, Viewer viewer, String subject) {

    /** Whether this is the event's own organizer. */
    boolean isOrganizer() {
        return viewer == Viewer.ORGANIZER;
    }
}
