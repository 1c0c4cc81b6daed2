package dev.stopline.tournament.web;

/** Somebody who reads what an organizer has published, with a token or without. */
record PublicReader(String tournamentId) {}
