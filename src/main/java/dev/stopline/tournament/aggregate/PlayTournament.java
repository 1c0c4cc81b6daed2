package dev.stopline.tournament.aggregate;

import dev.stopline.tournament.rules.TournamentMove;
import dev.stopline.tournament.rules.WhoSees.Viewer;
import org.axonframework.modelling.command.TargetAggregateIdentifier;
import org.jspecify.annotations.Nullable;

/**
 * Plays one move in a tournament that exists.
 *
 * @param viewer with whose eyes the mover looks at the tournament
 * @param ifMatch the version that it must have for the mover; null = any
 */
public record PlayTournament(
        @TargetAggregateIdentifier String tournamentId,
        TournamentMove move,
        Viewer viewer,
        @Nullable Long ifMatch) {}
