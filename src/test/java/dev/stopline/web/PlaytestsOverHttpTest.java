package dev.stopline.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.platform.axon.MoveGateway;
import dev.stopline.platform.dice.SeedVault;
import dev.stopline.testkit.AnswerContract;
import dev.stopline.testkit.CareerTable;
import dev.stopline.testkit.Http;
import dev.stopline.testkit.LineTable;
import dev.stopline.testkit.PlayedGames;
import dev.stopline.testkit.ProblemAnswer;
import dev.stopline.testkit.Rule;
import dev.stopline.testkit.StoplineTest;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.web.server.LocalServerPort;
import tools.jackson.databind.JsonNode;

/** Playtests are for organizers, say nothing of fewer than five games, and put the question of L-TEL-01. */
@StoplineTest
@Rule("L-TEL-01")
class PlaytestsOverHttpTest {

    private static final String LINE = "/v1/playtests/line";
    private static final String SQUAD = "/v1/playtests/squad";
    private static final String OPENING = "{\"mode\": \"COMPANY_ONLY\", \"cardId\": \"pantry-routes\"}";
    private static final String CAREER = "the-worked-example-to-a-clean-stop";

    /** Not reached, and set by no other test. */
    private static final String HEAT = "47";

    @LocalServerPort
    int port;

    @Autowired
    MoveGateway gateway;

    @Autowired
    SeedVault vault;

    private final String card = "card-" + UUID.randomUUID().toString().substring(0, 8);
    private Http organizer = Http.at(0);

    @BeforeEach
    void comeIn() {
        organizer = Http.at(port).asOrganizer();
    }

    private void sessions(String cardId, int called, int notCalled) throws Exception {
        var games = new PlayedGames(gateway, vault);
        for (int i = 0; i < notCalled; i++) {
            games.shortLine(cardId, false);
        }
        for (int i = 0; i < called; i++) {
            games.shortLine(cardId, true);
        }
    }

    /** The answer, once it has come to say this at this place. */
    private JsonNode answer(String path, String pointer, String value) {
        for (int tries = 0; tries < 100; tries++) {
            var answer = organizer.get(path).json();
            if (answer.at(pointer).asString("").equals(value)) {
                return answer;
            }
            // What is counted follows after a moment: this waits for what is not there yet, at most two seconds.
            organizer.get(LINE + "?atLeast=2999-01-01T00:00:00Z");
        }
        throw new AssertionError(
                "it never says " + value + ": " + organizer.get(path).text());
    }

    private String ofOurCard() {
        return LINE + "?cardId=" + card;
    }

    @ParameterizedTest
    @ValueSource(strings = {LINE, SQUAD})
    void onlyAnOrganizerReadsThem(String path) {
        var http = Http.at(port);
        var table = LineTable.open(http, OPENING);
        var callers = new ArrayList<>(
                List.of(table.at("INCIDENT_MASTER"), table.at("hr"), table.at("SPECTATOR"), CareerTable.person(http)));
        var code = organizer.post(table.path("/codes"), "{\"place\": \"FACILITATOR\"}");
        assertThat(code.status()).isEqualTo(201);
        callers.add(http.as(LineTable.join(http, code.json().get("code").asString(), "Fay")));

        assertThat(organizer.get(path).status()).isEqualTo(200);
        assertThat(ProblemAnswer.fault(http.get(path), 401, "unauthenticated")).isEmpty();
        assertThat(callers)
                .allSatisfy(caller -> assertThat(ProblemAnswer.fault(caller.get(path), 403, "forbidden"))
                        .isEmpty());
        AnswerContract.of(http).holds(path, organizer.get(path));
    }

    @Test
    void ofFourSessionsNothingIsSaidAndTheFifthShowsThem() throws Exception {
        sessions(card, 2, 2);
        var four = answer(ofOurCard(), "/groups/0/withheld", "true");
        assertThat(four.at("/groups/0").propertyNames()).containsExactlyInAnyOrder("cardId", "ruleset", "withheld");
        assertThat(four.has("total")).isFalse();

        sessions(card, 0, 1);
        var five = answer(ofOurCard(), "/groups/0/withheld", "false");
        assertThat(five.at("/groups/0/ruleset").asString()).isEqualTo("mode=COMPANY_ONLY");
        var figures = five.at("/groups/0/figures");
        assertThat(figures.get("sessions").asInt()).isEqualTo(5);
        assertThat(figures.at("/stage1Called/percent").asInt()).isEqualTo(40);
        assertThat(figures.at("/calls/total").asInt()).isEqualTo(2);
        assertThat(figures.at("/endings/0").toString()).isEqualTo("{\"kind\":\"NONE\",\"games\":5}");
        assertThat(figures.at("/processHeld/withheld").asBoolean()).isTrue();
        assertThat(figures.at("/secondsADecision/withheld").asBoolean()).isTrue();
        assertThat(figures.get("neverChosen").toString())
                .contains("\"approveCut\"", "\"declareAction.VERIFY\"")
                .doesNotContain("callStopTheLine", "declareAction.HOP");
        assertThat(five.get("total")).isEqualTo(figures);
        AnswerContract.of(Http.at(port)).holds(LINE, organizer.get(ofOurCard()));
    }

    @Test
    @Rule("L-TEL-01")
    void threeCallsInTwentySessionsProposeTheClueAndFourDoNot() throws Exception {
        sessions(card, 3, 17);
        var three = answer(ofOurCard(), "/groups/0/figures/sessions", "20").get("stage1Calls");
        assertThat(three.get("sessions").asInt()).isEqualTo(20);
        assertThat(three.get("percent").asInt()).isEqualTo(15);
        assertThat(three.get("thresholdPercent").asInt()).isEqualTo(20);
        assertThat(three.get("proposed").asBoolean()).isTrue();
        assertThat(three.get("key").asString()).isEqualTo("meetingRevealsProcessClue");

        sessions(card, 1, 0);
        var four = answer(ofOurCard(), "/groups/0/figures/sessions", "21").get("stage1Calls");
        assertThat(four.get("called").asInt()).isEqualTo(4);
        assertThat(four.get("percent").asInt()).isEqualTo(20);
        assertThat(four.get("proposed").asBoolean()).isFalse();

        // A session of a card with no others: less the group that is shown, the share would tell of that session.
        sessions(card + "-alone", 1, 0);
        var alone = answer(LINE + "?cardId=" + card + "-alone", "/groups/0/withheld", "true");
        assertThat(alone.at("/stage1Calls/withheld").asBoolean()).isTrue();
        assertThat(alone.get("stage1Calls").has("percent")).isFalse();
    }

    @Test
    void jobsAreToldByKindOfThreatAndRuleset() throws Exception {
        var ours = SQUAD + "?ruleset=" + URLEncoder.encode("heat.max=" + HEAT, StandardCharsets.UTF_8);
        var games = new PlayedGames(gateway, vault);
        for (int i = 0; i < 4; i++) {
            games.career(CAREER, "heat.max", HEAT);
        }
        assertThat(answer(ours, "/groups/0/withheld", "true").has("total")).isFalse();

        games.career(CAREER, "heat.max", HEAT);
        var five = answer(ours, "/groups/0/withheld", "false");
        var figures = five.at("/groups/0/figures");
        assertThat(figures.get("jobs").asInt()).isEqualTo(5);
        assertThat(figures.at("/closes/0").toString()).isEqualTo("{\"kind\":\"CLEAN_STOP\",\"games\":5}");
        assertThat(figures.at("/interdicts/0").toString()).isEqualTo("{\"kind\":\"DECLARED\",\"games\":5}");
        assertThat(figures.at("/codeCrossed/percent").asInt()).isZero();
        var type = five.at("/groups/0/jobType").asString();
        assertThat(organizer.get(ours + "&jobType=" + type).json().get("groups"))
                .hasSize(1);
        var other = type.equals("BOMB") ? "HIT" : "BOMB";
        assertThat(organizer.get(ours + "&jobType=" + other).json().get("groups"))
                .isEmpty();
        AnswerContract.of(Http.at(port)).holds(SQUAD, organizer.get(ours));
    }

    @Test
    void whatIsAskedForWronglyIsRefused() {
        assertThat(organizer.get(SQUAD + "?jobType=PARADE").status()).isEqualTo(400);
        assertThat(organizer.get(LINE + "?cardId=" + "a".repeat(65)).status()).isEqualTo(400);
        assertThat(organizer.get(SQUAD + "?ruleset=anything").status()).isEqualTo(400);
        assertThat(organizer.get(SQUAD + "?ruleset=standard").status()).isEqualTo(200);
        assertThat(organizer.get(LINE + "?atLeast=soon").status()).isEqualTo(400);
    }
}
