package dev.stopline.tournament.rules;

/**
 * Every event of a tournament, by chapter. {@code by} is who did it, {@code at} when, as the one who asked said; an empty
 * text, NONE or 0 says that there is none. Points named {@code halves} are counted in halves.
 */
public sealed interface TournamentEvent permits SetupEvent, RegistrationEvent, BoardEvent, RoundEvent, ResultEvent {}
