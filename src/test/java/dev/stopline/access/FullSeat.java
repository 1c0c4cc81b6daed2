package dev.stopline.access;

import dev.stopline.decide.Refusal;
import dev.stopline.decide.RefusalCode;
import dev.stopline.platform.axon.RefusedMove;
import java.util.List;
import org.springframework.stereotype.Component;

/** A game that lets nobody sit down on the seat FULL. */
@Component
final class FullSeat implements SeatTaken {

    private enum Code implements RefusalCode {
        SEAT_FULL;

        @Override
        public Kind kind() {
            return Kind.NOT_NOW;
        }

        @Override
        public List<String> rules() {
            return List.of("T-SEAT-01");
        }

        @Override
        public String sentence() {
            return "Nobody sits there.";
        }
    }

    @Override
    public void seatTaken(String gameId, String seat) throws RefusedMove {
        if (seat.equals("FULL")) {
            throw new RefusedMove(new Refusal(Code.SEAT_FULL, List.of()));
        }
    }
}
