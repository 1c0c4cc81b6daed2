package dev.stopline.line.rules;

import static dev.stopline.line.rules.LineRefusal.SEAT_REFUSED;

import dev.stopline.testkit.Rule;
import org.junit.jupiter.api.Test;

class SessionSetupTest {

    @Test
    @Rule("L-MODE-05")
    void noSeatIsCalledAsTheIncidentMasterIs() {
        var played = PlayedCase.created(Mode.COMPANY_ONLY);
        for (var viewer : new Viewer[] {Viewer.IM, Viewer.SPECTATOR}) {
            played.refuses(
                    SEAT_REFUSED,
                    Move.of(Viewer.IM, new SessionCommand.SeatPlayer(viewer.text(), Table.COMPANY, Role.HR)));
        }
    }
}
