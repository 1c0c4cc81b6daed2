package dev.stopline.line.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.line.content.RecordedLines;
import dev.stopline.line.rules.LineCommand;
import dev.stopline.line.rules.LineEvent;
import dev.stopline.platform.axon.EventHistory;
import dev.stopline.platform.axon.EventHistory.PastEvent;
import dev.stopline.platform.recorded.RecordedGame;
import dev.stopline.platform.recorded.RecordedMove;
import dev.stopline.testkit.Http;
import dev.stopline.testkit.StoplineTest;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.jdbc.core.simple.JdbcClient;

/** Every recorded game, played over HTTP by people with tokens of their own, stores the events that were recorded. */
@StoplineTest
class RecordedGamesOverHttpTest {

    private static final RecordedLines GAMES = new RecordedLines();

    @LocalServerPort
    int port;

    @Autowired
    EventHistory history;

    @Autowired
    JdbcClient jdbc;

    static List<String> names() {
        return GAMES.names();
    }

    @ParameterizedTest
    @MethodSource("names")
    void everyMoveIsAcceptedAndTheRecordedEventsAreStored(String name) {
        var game = GAMES.load(name);
        var table = RecordedTable.open(Http.at(port), game);
        table.useTheRecordedSeed(jdbc, game);
        for (var move : game.moves().subList(table.opened(), game.moves().size())) {
            table.play(move);
        }
        assertThat(stored(table.sessionId())).isEqualTo(recorded(game));
        assertThat(moveIds(table.sessionId())).hasSize(game.moves().size() - table.opened() + 1);
    }

    private List<Object> stored(String sessionId) {
        return history.of(sessionId).stream().map(PastEvent::event).toList();
    }

    private List<String> moveIds(String sessionId) {
        return history.of(sessionId).stream().map(PastEvent::moveId).distinct().toList();
    }

    private static List<LineEvent> recorded(RecordedGame<LineCommand, LineEvent> game) {
        return game.moves().stream()
                .map(RecordedMove::events)
                .flatMap(List::stream)
                .toList();
    }
}
