package dev.stopline.tournament.rules;

/** Every command of a tournament, by chapter. */
public sealed interface TournamentCommand
        permits SetupCommand, RegistrationCommand, BoardCommand, RoundCommand, ResultCommand {}
