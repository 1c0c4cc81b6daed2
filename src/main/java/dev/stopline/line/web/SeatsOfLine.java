package dev.stopline.line.web;

import dev.stopline.access.SeatTaken;
import dev.stopline.line.aggregate.PlayLine;
import dev.stopline.line.rules.Move;
import dev.stopline.line.rules.SessionCommand.SeatPlayer;
import dev.stopline.line.rules.Viewer;
import dev.stopline.line.view.LineBoards;
import dev.stopline.platform.axon.MoveGateway;
import dev.stopline.platform.axon.MoveStamp;
import dev.stopline.platform.axon.RefusedMove;
import dev.stopline.platform.axon.StaleVersion;
import dev.stopline.platform.web.NotFound;
import org.springframework.stereotype.Component;

/** Seats whoever redeems the code of a role; a role that is seated already only changes hands. */
@Component
class SeatsOfLine implements SeatTaken {

    private final MoveGateway gateway;
    private final LineBoards boards;

    SeatsOfLine(MoveGateway gateway, LineBoards boards) {
        this.gateway = gateway;
        this.boards = boards;
    }

    @Override
    public void seatTaken(String gameId, String seat) throws RefusedMove {
        if (SessionIds.isOne(gameId) && isFree(gameId, seat)) {
            var role = SeatIds.role(seat).orElseThrow(NotFound::new);
            var move = Move.of(Viewer.IM, new SeatPlayer(seat, role.table(), role));
            try {
                gateway.<Object>play(gameId, new PlayLine(gameId, move, null), new MoveStamp(seat, "SeatPlayer"));
            } catch (StaleVersion impossible) {
                throw new IllegalStateException("no version was asked for", impossible);
            }
        }
    }

    private boolean isFree(String gameId, String seat) {
        return boards.newest(gameId, Viewer.SPECTATOR)
                .known()
                .setup()
                .seat(seat)
                .isEmpty();
    }
}
