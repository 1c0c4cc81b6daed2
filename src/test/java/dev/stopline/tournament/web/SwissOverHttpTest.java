package dev.stopline.tournament.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.platform.axon.EventHistory;
import dev.stopline.testkit.Http;
import dev.stopline.testkit.Rule;
import dev.stopline.testkit.StoplineTest;
import dev.stopline.testkit.bots.BotEvent;
import dev.stopline.testkit.bots.MarkedCard;
import dev.stopline.tournament.view.CountedStandings;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.web.server.LocalServerPort;
import tools.jackson.databind.JsonNode;

/** A small Swiss of five teams and two rounds, with both chairs, played by bots over HTTP. */
@StoplineTest
class SwissOverHttpTest {

    private static final int TEAMS = 5;

    @LocalServerPort
    int port;

    @Autowired
    EventHistory history;

    private final List<String> boards = new ArrayList<>();
    private BotEvent event;
    private CountedStandings standings;

    @BeforeEach
    void open() {
        event = BotEvent.created(Http.at(port), "{\"title\": \"Both chairs\", \"format\": \"SWISS\", \"rounds\": 2}");
        event.enter(TEAMS);
        for (int i = 0; i < 4; i++) {
            boards.add(event.board(MarkedCard.posted(event.desk().organizer()).board("BOTH_CHAIRS")));
        }
        event.moderated(boards);
        event.desk().played("/start", "{}");
        standings = new CountedStandings(
                event.desk().organizer(), history, event.desk().tournamentId());
    }

    @Test
    @Rule({"T-SWI-01", "T-SWI-02", "T-SWI-06", "T-RND-03", "T-RND-05", "T-STA-01", "T-COR-03"})
    void five_teams_meet_with_both_chairs_and_each_round_has_its_bye() throws Exception {
        var first = round(boards.subList(0, 2));
        correct(first);
        var second = round(boards.subList(2, 4));

        assertThat(met(first)).as("no two meet again").doesNotContainAnyElementsOf(met(second));
        assertThat(bye(first)).isNotEqualTo(bye(second));
        var rows = event.desk().read("/standings").get("rows");
        assertThat(rows).hasSize(TEAMS);
        assertThat(points(rows)).as("a point for each encounter and each bye").isEqualTo(6.0);
        event.desk().played("/close", "{}");
        var report = event.player("E1").get(event.desk().path("/trf"));
        assertThat(report.text().lines().filter(line -> line.startsWith("001 ")))
                .hasSize(TEAMS);
    }

    /** A round from its opening to its close; answers it as it was before its close. */
    private JsonNode round(List<String> boards) throws Exception {
        event.round(boards);
        var games = event.games();
        assertThat(games).hasSize(4);
        BotEvent.each(
                games,
                game -> event.line(game, game.substring(game.indexOf("-R")).hashCode())
                        .toTheEnd());
        int ended = event.desk().read("").at("/counts/tables").asInt();
        event.awaits("results arrive", now -> now.at("/counts/ended").asInt() == ended);
        standings.follow();
        var round = event.now();
        chairsAreExchanged(round);
        reasoned(round);
        event.desk().played("/round/close", "{}");
        standings.follow();
        return round;
    }

    private static void chairsAreExchanged(JsonNode round) {
        var seats = new TreeMap<String, List<String>>();
        for (var table : round.get("tables")) {
            var places = table.get("places");
            assertThat(places.get(0).get("chair").asString()).isEqualTo("COMPANY");
            assertThat(places.get(1).get("chair").asString()).isEqualTo("COMRADES");
            var pair = List.of(
                    places.get(0).get("entrant").asString(),
                    places.get(1).get("entrant").asString());
            seats.computeIfAbsent(new TreeSet<>(pair).toString(), absent -> new ArrayList<>())
                    .add(pair.getFirst());
        }
        assertThat(seats).hasSize(2);
        seats.values().forEach(companies -> assertThat(new HashSet<>(companies)).hasSize(2));
    }

    private static void reasoned(JsonNode round) {
        assertThat(round.get("byes")).hasSize(1);
        assertThat(round.get("reasons"))
                .as("each pairing and the bye has its reasons")
                .isNotEmpty();
    }

    private static List<String> met(JsonNode round) {
        var met = new TreeSet<String>();
        for (var table : round.get("tables")) {
            var pair = new TreeSet<String>();
            table.get("places").forEach(place -> pair.add(place.get("entrant").asString()));
            met.add(pair.toString());
        }
        return List.copyOf(met);
    }

    private static String bye(JsonNode round) {
        return round.at("/byes/0/entrant").asString();
    }

    private static double points(JsonNode rows) {
        double points = 0;
        for (var row : rows) {
            points += Double.parseDouble(row.get("points").asString());
        }
        return points;
    }

    /** What was misread is put right after the round: the standings follow, and nobody is paired anew. */
    private void correct(JsonNode round) {
        var game = round.at("/tables/0/gameId").asString();
        event.desk().played("/corrections/sessions", """
                        {"gameId": "%s", "ending": "CONTAINED", "payoff": 0, "exposure": 0, "processHeld": true,
                         "why": "Misread."}""".formatted(game));
        standings.follow();
        assertThat(met(event.now())).isEqualTo(met(round));
        assertThat(event.desk().read("").at("/corrections/0/why").asString()).isEqualTo("Misread.");
    }
}
