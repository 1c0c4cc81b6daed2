package dev.stopline.tournament.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.platform.axon.EventHistory;
import dev.stopline.testkit.Http;
import dev.stopline.testkit.Rule;
import dev.stopline.testkit.StoplineTest;
import dev.stopline.testkit.bots.BotEvent;
import dev.stopline.tournament.view.CountedStandings;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.web.server.LocalServerPort;

/** A ladder of two attempts each on jobs of squad, played by bots over HTTP. */
@StoplineTest
class LadderOverHttpTest {

    private static final List<String> BOARDS = List.of("B1", "B2", "B3");

    @LocalServerPort
    int port;

    @Autowired
    EventHistory history;

    private BotEvent event;
    private CountedStandings standings;

    @BeforeEach
    void open() {
        event = BotEvent.created(
                Http.at(port), "{\"title\": \"Best of two\", \"format\": \"LADDER\", \"rounds\": 1, \"attempts\": 2}");
        event.enter(2);
        BOARDS.forEach(board ->
                event.board("{\"game\": \"SQUAD\", \"cardId\": \"job-%s\", \"detective\": \"hat\"}".formatted(board)));
        event.desk().played("/start", "{}");
        standings = new CountedStandings(
                event.desk().organizer(), history, event.desk().tournamentId());
        event.round(BOARDS);
    }

    @Test
    @Rule({"T-LAD-01", "T-LAD-02", "T-LAD-03", "T-LAD-04", "T-STA-01"})
    void attempts_are_made_one_at_a_time_as_many_as_the_terms_say_and_the_best_stands() {
        int first = attempt("E1", "B1", 1);
        refused("E1", "B1", "BOARD_SEEN");
        int second = attempt("E1", "B2", 2);
        refused("E1", "B3", "ATTEMPTS_USED");
        int other = attempt("E2", "B1", 3);

        assertThat(total("E1")).isEqualTo(first + second);
        assertThat(points("E1")).isEqualTo(Math.max(first, second));
        assertThat(points("E2")).isEqualTo(other);
        event.desk().played("/round/close", "{}");
        event.desk().played("/close", "{}");
        standings.follow();
    }

    /** An attempt from its start to its result; answers what it brought. */
    private int attempt(String entrant, String board, long seed) {
        int before = event.now().get("tables").size();
        int total = before == 0 ? 0 : total(entrant);
        var started = start(entrant, board);
        assertThat(started.status()).as(started.text()).isEqualTo(200);
        var game = started.json().get("made").asString();
        refused(entrant, "B3", "ATTEMPT_OPEN");
        event.awaits("the attempt stands", now -> event.now().get("tables").size() == before + 1);
        event.takePlaces();
        event.career(game, seed).toTheCloseOf(1);
        event.awaits("its result arrives", now -> now.at("/counts/ended").asInt() == before + 1);
        standings.follow();
        return total(entrant) - total;
    }

    private Http.Answer start(String entrant, String board) {
        return event.player(entrant)
                .post(
                        event.desk().path("/attempts"),
                        "{\"entrant\": \"%s\", \"board\": \"%s\"}".formatted(entrant, board));
    }

    private void refused(String entrant, String board, String code) {
        var answer = start(entrant, board);
        assertThat(answer.status()).as(answer.text()).isEqualTo(409);
        assertThat(answer.json().get("code").asString()).isEqualTo(code);
    }

    private int total(String entrant) {
        return Integer.parseInt(of(entrant, "total"));
    }

    private double points(String entrant) {
        return Double.parseDouble(of(entrant, "points"));
    }

    private String of(String entrant, String field) {
        for (var row : event.desk().read("/standings").get("rows")) {
            if (row.get("entrant").asString().equals(entrant)) {
                return row.get(field).asString();
            }
        }
        throw new IllegalStateException(entrant + " is not in the standings");
    }
}
