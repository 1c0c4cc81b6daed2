package dev.stopline.tournament.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.platform.axon.EventHistory;
import dev.stopline.testkit.Http;
import dev.stopline.testkit.Rule;
import dev.stopline.testkit.StoplineTest;
import dev.stopline.testkit.bots.BotEvent;
import dev.stopline.testkit.bots.LineBots;
import dev.stopline.testkit.bots.MarkedCard;
import dev.stopline.tournament.view.CountedStandings;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.web.server.LocalServerPort;

/** A duplicate event of twelve tables of line, from its registration to its result sheet, played by bots over HTTP. */
@StoplineTest
class DuplicateEventOverHttpTest {

    private static final int TABLES = 12;
    private static final int FIRST = 4;

    @LocalServerPort
    int port;

    @Autowired
    EventHistory history;

    private BotEvent event;
    private MarkedCard card;
    private CountedStandings standings;
    private TakenAway takenAway;

    @BeforeEach
    void open() {
        event = BotEvent.created(
                Http.at(port), "{\"title\": \"Twelve tables\", \"format\": \"DUPLICATE\", \"rounds\": 1}");
        card = MarkedCard.posted(event.desk().organizer());
        event.enter(TABLES);
        var board = event.board(card.board("COMPANY_ONLY"));
        event.moderated(List.of(board));
        event.desk().played("/start", "{}");
        standings = new CountedStandings(
                event.desk().organizer(), history, event.desk().tournamentId());
        takenAway = new TakenAway(event.desk());
        event.round(List.of(board));
    }

    @Test
    @Rule({"T-DUP-01", "T-DUP-02", "T-STA-01", "T-CLO-01", "T-CLO-02", "T-CLO-03", "T-RES-01"})
    void twelve_tables_play_one_board_from_registration_to_the_result_sheet() throws Exception {
        var games = event.games();
        assertThat(games).hasSize(TABLES);

        var first = played(games.subList(0, FIRST));
        endingsCome(FIRST);
        games.subList(0, FIRST).forEach(this::saysNothing);
        takenAway.tellsNothing(event.player("E1"), card.mark());
        assertThat(event.desk().read("").toString())
                .as("the organizer's own view")
                .contains(card.mark());

        var rest = played(games.subList(FIRST, TABLES));
        event.awaits("the board closes", now -> now.at("/boards/0/closed").asBoolean());
        endingsCome(TABLES);
        assertThat(first.get(1).moves())
                .as("one seed, one stream of dice")
                .isEqualTo(first.get(0).moves());

        BotEvent.each(first, LineBots::toTheClose);
        BotEvent.each(rest, LineBots::toTheClose);
        games.forEach(this::opens);
        closes();
    }

    /** The tables 1 and 2 play by one seed, every other by its own. */
    private List<LineBots> played(List<String> games) throws Exception {
        return BotEvent.each(games, game -> {
            int table = Integer.parseInt(game.substring(game.lastIndexOf('T') + 1));
            var bots = event.line(game, Math.max(2, table)).toTheEnd();
            standings.follow();
            return bots;
        });
    }

    private void endingsCome(int tables) {
        event.awaits("endings arrive", now -> now.at("/counts/ended").asInt() == tables);
        standings.follow();
        assertThat(standings.counted()).isGreaterThan(tables / 2);
        var said = IntStream.range(0, TABLES)
                .mapToObj(table ->
                        event.now().at("/tables/" + table + "/line/ending").asString())
                .filter(ending -> !ending.equals("NONE"))
                .toList();
        assertThat(said).hasSize(tables);
    }

    /** Neither who played nor who ran the table nor who runs the event learns more yet. */
    private void saysNothing(String game) {
        var debrief = "/v1/debriefs/sessions/" + game;
        for (var reader : List.of(
                event.at(game, "INCIDENT_MASTER"),
                event.at(game, "hr"),
                event.desk().organizer())) {
            TakenAway.stillOpen(reader.get(debrief));
            TakenAway.stillOpen(reader.get(debrief + "/page"));
        }
        TakenAway.stillOpen(event.at(game, "INCIDENT_MASTER").post("/v1/line/sessions/" + game + "/debrief", "{}"));
    }

    private void opens(String game) {
        var seat = event.at(game, "hr");
        assertThat(seat.get("/v1/debriefs/sessions/" + game).status()).isEqualTo(200);
        assertThat(seat.get("/v1/line/sessions/" + game + "/dice-proof").status())
                .isEqualTo(200);
        assertThat(event.player("E1").get(event.desk().path("")).text()).contains(card.mark());
    }

    private void closes() {
        event.desk().played("/round/close", "{}");
        event.desk().played("/close", "{}");
        standings.follow();
        takenAway.isWhole(event.player("E1"), card.cardId(), TABLES);
        takenAway.isPublished();
    }
}
