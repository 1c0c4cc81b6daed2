package dev.stopline.tournament.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.platform.axon.EventHistory;
import dev.stopline.testkit.Http;
import dev.stopline.testkit.Rule;
import dev.stopline.testkit.StoplineTest;
import dev.stopline.testkit.bots.BotEvent;
import dev.stopline.testkit.bots.CareerBot;
import dev.stopline.tournament.view.CountedStandings;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.web.server.LocalServerPort;
import tools.jackson.databind.JsonNode;

/** A weekend of thirty detectives on one arc of two jobs, from its registration to its result sheet, played by bots over HTTP. */
@StoplineTest
class SquadWeekendOverHttpTest {

    private static final int CAREERS = 30;
    private static final String MARK = "harbour-weekend";
    private static final String ARC =
            "{\"game\": \"SQUAD\", \"cardId\": \"" + MARK + "\", \"jobs\": 2, \"detective\": \"tail\"}";

    @LocalServerPort
    int port;

    @Autowired
    EventHistory history;

    private BotEvent event;
    private CountedStandings standings;
    private TakenAway takenAway;

    @BeforeEach
    void open() {
        event = BotEvent.created(
                Http.at(port), "{\"title\": \"Thirty detectives\", \"format\": \"DUPLICATE\", \"rounds\": 1}");
        event.enter(CAREERS);
        var board = event.board(ARC);
        event.desk().played("/start", "{}");
        standings = new CountedStandings(
                event.desk().organizer(), history, event.desk().tournamentId());
        takenAway = new TakenAway(event.desk());
        event.round(List.of(board));
    }

    @Test
    @Rule({"T-DUP-01", "T-RES-02", "T-RES-03", "T-RES-05", "T-STA-01", "T-CLO-01", "T-CLO-03"})
    void thirty_careers_play_one_arc_from_registration_to_the_result_sheet() throws Exception {
        var games = event.games();
        assertThat(games).hasSize(CAREERS);

        takenAway.tellsNothing(event.player("E1"), MARK);
        var bots = BotEvent.each(games, this::played);
        event.awaits(
                "every career is through or left",
                now -> now.at("/counts/ended").asInt()
                                + now.at("/counts/needRuling").asInt()
                        == CAREERS);
        rule();
        event.awaits("the board closes", now -> now.at("/boards/0/closed").asBoolean());
        standings.follow();
        assertThat(bots.get(1).moves())
                .as("one seed, one stream of dice")
                .isEqualTo(bots.get(0).moves());

        event.awaits("the careers open", now -> games.stream().allMatch(this::isOpen));
        closes();
    }

    private CareerBot played(String game) {
        int table = Integer.parseInt(game.substring(game.lastIndexOf('T') + 1));
        var bot = event.career(game, Math.max(2, table)).toTheCloseOf(1);
        stillOpen(game, 1);
        bot.toTheNextJob().toTheCloseOf(2);
        if (table % 6 == 0) {
            standings.follow();
        }
        return bot;
    }

    private void stillOpen(String game, int job) {
        TakenAway.stillOpen(event.at(game, "player").get("/v1/debriefs/careers/" + game + "/jobs/" + job));
    }

    private boolean isOpen(String game) {
        return event.at(game, "player")
                        .get("/v1/debriefs/careers/" + game + "/jobs/1")
                        .status()
                == 200;
    }

    /** A detective who is not routed any more leaves the arc unfinished: the organizer says what that brings. */
    private void rule() {
        for (JsonNode table : event.now().get("tables")) {
            if (table.get("status").asString().equals("ABANDONED")) {
                event.desk()
                        .played(
                                "/rulings",
                                "{\"gameId\": \"%s\", \"kind\": \"AWARDED\", \"points\": [1], \"why\": \"Left.\"}"
                                        .formatted(table.get("gameId").asString()));
            }
        }
    }

    private void closes() {
        event.desk().played("/round/close", "{}");
        event.desk().played("/close", "{}");
        standings.follow();
        takenAway.isWhole(event.player("E1"), MARK, CAREERS);
        takenAway.isPublished();
    }
}
