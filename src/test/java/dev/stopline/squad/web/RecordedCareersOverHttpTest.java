package dev.stopline.squad.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.platform.axon.EventHistory;
import dev.stopline.platform.security.Caller;
import dev.stopline.platform.security.Tokens;
import dev.stopline.squad.content.RecordedCareers;
import dev.stopline.testkit.Http;
import dev.stopline.testkit.Operations;
import dev.stopline.testkit.StoplineTest;
import dev.stopline.testkit.squad.SquadGame.Answer;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.web.server.LocalServerPort;

/** Every recorded career with entered dice, played over HTTP by its player and the organizer, leads to the recorded events. */
@StoplineTest
class RecordedCareersOverHttpTest {

    private static final RecordedCareers CAREERS = new RecordedCareers();

    @LocalServerPort
    int port;

    @Autowired
    EventHistory history;

    @Autowired
    Tokens tokens;

    /** With the server's dice the seeds would have to be there before the career is. */
    static List<String> names() {
        return CAREERS.all().stream()
                .filter(career -> career.seeds().isEmpty())
                .map(career -> career.name())
                .toList();
    }

    @ParameterizedTest
    @MethodSource("names")
    void everyMoveIsAcceptedAndTheRecordedEventsAreStored(String name) {
        var career = CAREERS.load(name);
        var http = Http.at(port);
        var subject = new Caller.Subject("subject-" + UUID.randomUUID());
        var player = http.as(tokens.issue(subject, 1).value());
        var game = new SquadHttpGame("", Operations.of(http), history, player, http.asOrganizer());
        for (var move : career.moves()) {
            assertThat(game.play(CAREERS.move(career, move)))
                    .as("%s: %s %s", name, move.command(), move.faces())
                    .isEqualTo(new Answer.Accepted(move.events()));
        }
    }
}
