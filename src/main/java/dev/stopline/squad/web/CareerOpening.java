package dev.stopline.squad.web;

import dev.stopline.access.Roster;
import dev.stopline.platform.axon.MoveGateway;
import dev.stopline.platform.axon.Moved;
import dev.stopline.platform.axon.RefusedMove;
import dev.stopline.platform.axon.StaleVersion;
import dev.stopline.squad.aggregate.OpenCareer;
import dev.stopline.squad.aggregate.SquadCareer;
import dev.stopline.squad.rules.SquadEvent;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/** Opens careers: the career and its owner's seat, or nothing. */
@Service
class CareerOpening {

    private final MoveGateway gateway;
    private final SquadMoves moves;
    private final Roster roster;

    CareerOpening(MoveGateway gateway, SquadMoves moves, Roster roster) {
        this.gateway = gateway;
        this.moves = moves;
        this.roster = roster;
    }

    /** Opens a career as the form says, for this person. */
    @Transactional(rollbackFor = Exception.class)
    public SquadOutcome open(DetectiveForm form, String subject) throws RefusedMove, StaleVersion {
        var careerId = CareerIds.fresh();
        Moved<SquadEvent> moved = gateway.play(
                careerId,
                new OpenCareer(careerId, SquadCareer.PLAYER, form.moves()),
                SquadCareer.stampOf(SquadCareer.PLAYER, form.command()));
        roster.own(careerId, form.nameOrNone(), subject);
        return moves.outcome(careerId, moved);
    }
}
