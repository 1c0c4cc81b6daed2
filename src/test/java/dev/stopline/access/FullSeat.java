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
        public Meaning meaning() {
            return new Meaning(Kind.NOT_NOW, "Nobody sits there.", List.of("T-SEAT-01"));
        }
    }

    @Override
    public void seatTaken(String gameId, String seat) throws RefusedMove {
        if (seat.equals("FULL")) {
            throw new RefusedMove(new Refusal(Code.SEAT_FULL, List.of()));
        }
    }
}
