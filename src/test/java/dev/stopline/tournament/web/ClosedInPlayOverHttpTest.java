package dev.stopline.tournament.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.stopline.testkit.Http;
import dev.stopline.testkit.Rule;
import dev.stopline.testkit.StoplineTest;
import dev.stopline.testkit.bots.BotEvent;
import dev.stopline.testkit.bots.ListedRow;
import dev.stopline.testkit.bots.MarkedCard;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.boot.test.web.server.LocalServerPort;
import tools.jackson.databind.JsonNode;

/** At time-out the organizer rules on tables that still play: their board closes, and their games end with it. */
@StoplineTest
class ClosedInPlayOverHttpTest {

    private static final String ARC =
            "{\"game\": \"SQUAD\", \"cardId\": \"late-night\", \"jobs\": 2, \"detective\": \"tail\"}";
    private static final int A_WHILE = 14;

    @LocalServerPort
    int port;

    private BotEvent event;

    @BeforeEach
    void open() {
        event = BotEvent.created(
                Http.at(port), "{\"title\": \"Out of time\", \"format\": \"DUPLICATE\", \"rounds\": 1}");
        event.enter(2);
    }

    private List<String> opened(String board) {
        event.desk().played("/start", "{}");
        event.round(List.of(board));
        return event.games();
    }

    /** The organizer rules on every table; answers when the board has closed and every game knows it. */
    private void timeOut(List<String> games, String path, String place) {
        for (var game : games) {
            event.desk()
                    .played(
                            "/rulings",
                            "{\"gameId\": \"%s\", \"kind\": \"AWARDED\", \"points\": [4], \"why\": \"Out of time.\"}"
                                    .formatted(game));
        }
        event.awaits("the board closes", now -> now.at("/boards/0/closed").asBoolean());
        await().until(() -> games.stream()
                .allMatch(game -> read(event.at(game, place), path + game)
                        .at("/sharedBoard/opened")
                        .asBoolean()));
    }

    private static JsonNode read(Http reader, String path) {
        var answer = reader.get(path);
        assertThat(answer.status()).as(path + answer.text()).isEqualTo(200);
        return answer.json();
    }

    private static void refused(Http.Answer answer, String code) {
        assertThat(answer.status()).as(answer.text()).isEqualTo(409);
        assertThat(answer.json().get("code").asString()).isEqualTo(code);
    }

    /** The tables' decisions are nobody's to compare. */
    private void travellerTellsNothing() {
        var sheet = read(event.player("E1"), event.desk().path("/boards/B1/traveller"));
        assertThat(sheet.at("/traveller/tables"))
                .hasSize(2)
                .allSatisfy(
                        table -> assertThat(table.get("compared").asBoolean()).isFalse());
        assertThat(sheet.at("/traveller/rows")).isEmpty();
    }

    private JsonNode table(String gameId) {
        for (var table : event.now().get("tables")) {
            if (table.get("gameId").asString().equals(gameId)) {
                return table;
            }
        }
        throw new AssertionError("no table plays " + gameId);
    }

    @Test
    @Rule({"T-CLO-04", "T-CLO-02", "T-RES-05", "T-COR-01"})
    void sessions_that_are_ruled_on_while_they_play_are_over_with_their_board() {
        var board = event.board(MarkedCard.posted(event.desk().organizer()).board("COMPANY_ONLY"));
        event.moderated(List.of(board));
        var games = opened(board);
        games.forEach(game -> event.line(game, games.indexOf(game) + 2).some(A_WHILE));
        timeOut(games, "/v1/line/sessions/", "hr");

        for (var game : games) {
            sessionIsOver(game, "/v1/line/sessions/" + game);
        }
        travellerTellsNothing();
        for (var game : games) {
            event.desk().played("/corrections/sessions", """
                            {"gameId": "%s", "ending": "CONTAINED", "payoff": 1, "exposure": 1, "processHeld": true,
                             "why": "They had told the organizer."}""".formatted(game));
            assertThat(table(game).get("status").asString()).isEqualTo("FINISHED");
            assertThat(table(game).at("/line/ending").asString()).isEqualTo("CONTAINED");
        }
        travellerTellsNothing();
    }

    private void sessionIsOver(String game, String session) {
        var im = event.at(game, "INCIDENT_MASTER");
        assertThat(read(im, session).at("/prompt/waits").asString()).isEqualTo("OPEN_DEBRIEF");
        assertThat(ListedRow.all(read(event.at(game, "hr"), session + "/moves")))
                .isEmpty();
        refused(im.post(session + "/reveals", "{\"text\": \"Noisy.\"}"), "CASE_OVER");
        refused(event.at(game, "hr").post(session + "/stop-the-line", "{}"), "CASE_OVER");
        assertThat(event.at(game, "hr").get(session + "/dice-proof").status()).isEqualTo(403);
        var opened = im.post(session + "/debrief", "{}");
        assertThat(opened.status()).as(opened.text()).isEqualTo(200);
        var proof = read(event.at(game, "hr"), session + "/dice-proof");
        assertThat(proof.get("seed").asString())
                .isEqualTo(event.desk().read("").at("/boards/0/seed").asString());
        assertThat(proof.get("rolls")).isNotEmpty();
        read(event.at(game, "hr"), "/v1/debriefs/sessions/" + game);
        assertThat(table(game).get("status").asString()).isEqualTo("RULED");
    }

    @Test
    @Rule({"T-CLO-04", "T-CLO-02", "T-COR-02"})
    void careers_that_are_ruled_on_in_a_job_are_over_with_their_board() {
        var games = opened(event.board(ARC));
        games.forEach(game -> event.career(game, games.indexOf(game) + 2).toTheFirstAction());
        timeOut(games, "/v1/squad/careers/", "player");

        for (var game : games) {
            careerIsOver(game, event.at(game, "player"), "/v1/squad/careers/" + game);
        }
        travellerTellsNothing();
        for (var game : games) {
            event.desk()
                    .played(
                            "/corrections/rulings",
                            "{\"gameId\": \"%s\", \"kind\": \"CANCELLED\", \"points\": [], \"why\": \"Both were late.\"}"
                                    .formatted(game));
            assertThat(table(game).get("status").asString()).isEqualTo("RULED");
        }
        travellerTellsNothing();
    }

    private void careerIsOver(String game, Http player, String career) {
        var desk = read(player, career);
        assertThat(desk.at("/job/phase").asString()).isEqualTo("ABANDONED");
        assertThat(desk.at("/detective/status").asString()).isEqualTo("RETIRED");
        assertThat(desk.get("waits").asString()).isEqualTo("NOTHING");
        assertThat(desk.get("commitments")).isEmpty();
        assertThat(ListedRow.all(read(player, career + "/moves"))).isEmpty();
        refused(player.post(career + "/job/first-read", "{}"), "CAREER_OVER");
        var proof = read(player, career + "/dice-proof");
        assertThat(proof.get("sealed").asString()).isEmpty();
        assertThat(proof.get("spans")).hasSize(1);
        assertThat(proof.at("/spans/0/seed").asString())
                .isEqualTo(event.desk().read("").at("/boards/0/seed").asString());
        var debrief = read(player, "/v1/debriefs/careers/" + game + "/jobs/1");
        assertThat(debrief.at("/jobs/0/close").asString()).isEqualTo("NONE");
        assertThat(debrief.at("/jobs/0/posture").asString()).isNotEmpty().isNotEqualTo("sealed");
        assertThat(player.get("/v1/debriefs/careers/" + game + "/page").status())
                .isEqualTo(200);
        assertThat(table(game).get("status").asString()).isEqualTo("RULED");
    }
}
