package dev.stopline.line.web;

import dev.stopline.line.content.RecordedLines;
import dev.stopline.line.rules.LineCommand;
import dev.stopline.line.rules.LineEvent;
import dev.stopline.platform.recorded.RecordedGame;
import dev.stopline.testkit.AnswerContract;
import dev.stopline.testkit.Http;
import dev.stopline.testkit.StoplineTest;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.jdbc.core.simple.JdbcClient;

/** What is answered is what the contract says, field by field: every recorded game, read by every seat again and again. */
@StoplineTest
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class AnswersFollowTheContractTest {

    private static final RecordedLines GAMES = new RecordedLines();

    private static final String SESSION = "/v1/line/sessions/{sessionId}";
    private static final List<String> READINGS = List.of("", "/moves", "/moves?explain=true", "/events", "/roster");
    private static final int EVERY = 23;

    @LocalServerPort
    int port;

    @Autowired
    JdbcClient jdbc;

    private AnswerContract contract;

    @BeforeAll
    void readTheContract() {
        contract = AnswerContract.of(Http.at(port));
    }

    static List<String> names() {
        return GAMES.names();
    }

    @ParameterizedTest
    @MethodSource("names")
    void every_seat_is_answered_as_the_contract_says(String name) {
        var game = GAMES.load(name);
        var table = RecordedTable.open(Http.at(port), game);
        table.useTheRecordedSeed(jdbc, game);
        var moves = game.moves().subList(table.opened(), game.moves().size());
        for (int i = 0; i < moves.size(); i++) {
            table.play(moves.get(i));
            if (i % EVERY == 0 || i == moves.size() - 1) {
                table.people().forEach(person -> read(person, table.sessionId()));
            }
        }
        readTheDebrief(table, game);
    }

    private void read(Http person, String sessionId) {
        for (var reading : READINGS) {
            var path = SESSION + reading;
            contract.holds(path.split("\\?", 2)[0], person.get(path.replace("{sessionId}", sessionId)));
        }
    }

    private void readTheDebrief(RecordedTable table, RecordedGame<LineCommand, LineEvent> game) {
        var person = table.people().getFirst();
        var debrief = "/v1/debriefs/sessions/{sessionId}";
        contract.holds(debrief, person.get(debrief.replace("{sessionId}", table.sessionId()) + "?as=truth"));
        contract.holds(
                debrief + "/frames/{step}",
                person.get(debrief.replace("{sessionId}", table.sessionId()) + "/frames/3?as=truth"));
        if (!game.seeds().isEmpty()) {
            var proof = SESSION + "/dice-proof";
            contract.holds(proof, person.get(proof.replace("{sessionId}", table.sessionId())));
        }
    }

    @Test
    void what_belongs_to_no_session_is_answered_as_the_contract_says() {
        var organizer = Http.at(port).asOrganizer();
        for (var path : List.of("/v1/rules", "/v1/line/cards", "/v1/line/roles", "/v1/line/sessions", "/v1/me")) {
            contract.holds(path, organizer.get(path));
        }
        contract.holds("/v1/line/cards/{cardId}", organizer.get("/v1/line/cards/pantry-routes"));
        contract.holds("/v1/rules/{ruleId}", organizer.get("/v1/rules/L-ROUND-01"));
    }
}
