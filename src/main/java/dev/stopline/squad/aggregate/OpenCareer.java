package dev.stopline.squad.aggregate;

import dev.stopline.squad.rules.SquadMove;
import java.util.List;
import org.axonframework.modelling.command.TargetAggregateIdentifier;

/**
 * Opens a career: all of the moves, in order, or none of them.
 *
 * @param careerId the new career's id, at most 64 characters
 * @param by who opens it, for the stamp of its events: {@link SquadCareer#PLAYER} or {@link SquadCareer#SERVICE}
 * @param moves a {@code CreateDetective} first, on a shared board after its {@code DealBoard}; then what sets the
 *     campaign up
 */
public record OpenCareer(@TargetAggregateIdentifier String careerId, String by, List<SquadMove> moves) {

    public OpenCareer {
        moves = List.copyOf(moves);
    }
}
