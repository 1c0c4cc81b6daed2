package dev.stopline.tournament.aggregate;

import dev.stopline.tournament.rules.TournamentMove;
import java.util.List;
import org.axonframework.modelling.command.TargetAggregateIdentifier;

/**
 * Opens a tournament: all of the moves, in order, or none of them.
 *
 * @param tournamentId the new tournament's id, at most 64 characters
 * @param moves a {@code CreateTournament} first, then what sets it up
 */
public record OpenTournament(@TargetAggregateIdentifier String tournamentId, List<TournamentMove> moves) {

    public OpenTournament {
        moves = List.copyOf(moves);
    }
}
