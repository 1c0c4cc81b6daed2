package dev.stopline.line.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.testkit.Http;
import dev.stopline.testkit.LineTable;
import dev.stopline.testkit.StoplineTest;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.boot.test.web.server.LocalServerPort;
import tools.jackson.databind.JsonNode;

/** A whole company-only session, from its opening to its end, by HTTP alone. */
@StoplineTest
class LineSessionOverHttpTest {

    private static final String OPENING = """
            {"mode": "COMPANY_ONLY", "cardId": "pantry-routes"}""";

    @LocalServerPort
    int port;

    private LineTable table;

    @BeforeEach
    void openASession() {
        table = LineTable.open(Http.at(port), OPENING);
    }

    @Test
    void a_company_finds_its_operator_and_cuts_it() {
        table.im("/opening-briefing", "{}");
        assertThat(types(table.im("/start", ""))).contains("line.CaseStarted", "line.RoundStarted");

        toActions(1, 1);
        clue("secops", "/log-pulls", "{\"hire\": 2}", "d2");
        scripted("s11", "\"die\": 3");
        endRound();
        toActions(1, 2);
        scripted("s12", "\"coverDie\": 2, \"die\": 3");
        endRound();

        toActions(2, 1);
        clue("secops", "/log-pulls", "{\"hire\": 2}", "m2");
        table.played("hr", "/stop-the-line", "{}");
        for (var seat : List.of("secops", "hr", "finance-legal")) {
            table.played(seat, "/votes", "{\"hire\": 2}");
        }
        table.played("scribe", "/votes", "{\"hire\": 0}");
        assertThat(types(table.im("/vote-reveal", ""))).contains("line.AccusationMade", "line.MeetingOpened");
        table.played("hr", "/meeting-questions", "{\"text\": \"Who paid?\", \"aboutType\": \"MONEY\"}");
        table.im("/meeting-answers", "{\"answer\": \"YES\", \"cardLineId\": \"l2a\"}");
        table.im("/meeting-end", "");
        cut();
        endRound();
        debrief();
    }

    private void toActions(int stage, int round) {
        var revealed = table.im("/reveals", "{\"eventId\": \"e%d%d\", \"text\": \"Noisy.\"}".formatted(stage, round));
        assertThat(revealed.at("/view/round/stage").asInt()).isEqualTo(stage);
        table.im("/steps", "{\"step\": \"DISCUSS\"}");
        table.im("/steps", "{\"step\": \"ACT\"}");
    }

    private void clue(String seat, String path, String body, String factId) {
        var pulled = table.played(seat, path, body);
        var owed = data(pulled, "line.RevealOwed").get("owedId").asString();
        table.im("/revealed-facts", "{\"owedId\": \"%s\", \"factId\": \"%s\"}".formatted(owed, factId));
    }

    private void scripted(String moveId, String dice) {
        if (table.at("INCIDENT_MASTER")
                .get(table.path(""))
                .json()
                .at("/round/sideToAct")
                .asString()
                .equals("COMPANY")) {
            table.im("/hand-over", "{}");
        }
        table.im("/scripted-moves", "{\"moveId\": \"%s\", %s}".formatted(moveId, dice));
    }

    private void endRound() {
        table.im("/steps", "{\"step\": \"RESOLVE\"}");
        table.im("/round-end", "{}");
    }

    private void cut() {
        table.played("finance-legal", "/cut-proposals", "{}");
        var offered = table.played("scribe", "/named-controls", "{\"text\": \"A second signature.\"}");
        var ground = data(offered, "line.GroundOffered").get("groundId").asString();
        table.im("/ground-rulings", "{\"groundId\": \"%s\", \"accept\": true, \"linkedTo\": \"m2\"}".formatted(ground));
        var outcome = table.played("finance-legal", "/cut-approval", "{}");
        assertThat(types(outcome)).contains("line.HireCut").doesNotContain("line.CutVerdictNoted");
    }

    private void debrief() {
        assertThat(types(table.im("/debrief", "{}"))).contains("line.EndingRead");
        table.im("/debrief/identities", "{\"hire\": 2}");
        table.im("/debrief/process-condition", "");
        assertThat(table.im("/closing", "").at("/view/phase").asString()).isEqualTo("CLOSED");
    }

    private static List<String> types(JsonNode outcome) {
        var types = new ArrayList<String>();
        outcome.get("events").forEach(event -> types.add(event.get("type").asString()));
        return types;
    }

    private static JsonNode data(JsonNode outcome, String type) {
        for (var event : outcome.get("events")) {
            if (event.get("type").asString().equals(type)) {
                return event.get("data");
            }
        }
        throw new AssertionError("no " + type + " in " + types(outcome));
    }
}
