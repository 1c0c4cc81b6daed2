package dev.stopline.line.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.testkit.Http;
import dev.stopline.testkit.LineTable;
import dev.stopline.testkit.Rule;
import dev.stopline.testkit.StoplineTest;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.boot.test.web.server.LocalServerPort;
import tools.jackson.databind.JsonNode;

/** What a seat may read of the rulebook, and of its session's values, opens with the session. */
@StoplineTest
@Rule("L-VIS-01")
class RulesInPlayTest {

    private static final String OF_THE_CUT = "L-CUT-03";
    private static final String OF_THE_MODERATOR = "L-MEET-12";

    @LocalServerPort
    int port;

    private LineTable table;

    @BeforeEach
    void openASession() {
        table = LineTable.open(Http.at(port), """
                {"mode": "COMPANY_ONLY", "cardId": "pantry-routes"}""");
    }

    private int reads(String place, String rule) {
        return table.at(place).get("/v1/rules/" + rule).status();
    }

    private boolean hasValue(String place, String key) {
        for (JsonNode row : table.at(place).get(table.path("")).json().get("rules")) {
            if (row.get("key").asString().equals(key)) {
                return true;
            }
        }
        return false;
    }

    /** Each setting on the board names a rule that this place may read, and the rule says the same of the setting. */
    private void everyRuleOnTheBoardIsRead(String place) {
        var rows = table.at(place).get(table.path("")).json().get("rules");
        assertThat(rows.size()).isGreaterThan(30);
        for (JsonNode row : rows) {
            var rule = table.at(place).get("/v1/rules/" + row.get("rule").asString());
            assertThat(rule.status()).as("%s", row).isEqualTo(200);
            assertThat(rule.json().get("overrides"))
                    .filteredOn(each -> each.get("key").equals(row.get("key")))
                    .singleElement()
                    .satisfies(key -> assertThat(key.get("ours")).as("%s", row).isEqualTo(row.get("ours")));
        }
    }

    @Test
    void every_rule_beside_a_setting_on_a_board_can_be_looked_up_by_whom_it_is_shown_to() {
        everyRuleOnTheBoardIsRead("hr");
        everyRuleOnTheBoardIsRead("INCIDENT_MASTER");
        table.im("/opening-briefing", "");
        table.im("/start", "");
        everyRuleOnTheBoardIsRead("hr");
        table.im("/abandonment", "{\"reason\": \"It is late.\"}");
        table.im("/debrief", "");
        everyRuleOnTheBoardIsRead("hr");
    }

    @Test
    void the_conditions_of_a_cut_open_with_the_case_and_the_moderators_chapter_with_the_debrief() {
        assertThat(reads("hr", OF_THE_CUT)).isEqualTo(404);
        assertThat(hasValue("hr", "gateClues")).isFalse();
        assertThat(reads("INCIDENT_MASTER", OF_THE_CUT)).isEqualTo(200);
        assertThat(reads("INCIDENT_MASTER", OF_THE_MODERATOR)).isEqualTo(200);

        table.im("/opening-briefing", "");
        table.im("/start", "");
        assertThat(reads("hr", OF_THE_CUT)).isEqualTo(200);
        assertThat(hasValue("hr", "gateClues")).isTrue();
        assertThat(reads("hr", OF_THE_MODERATOR)).isEqualTo(404);
        assertThat(hasValue("hr", "harmlessReasonScope")).isFalse();

        table.im("/abandonment", "{\"reason\": \"It is late.\"}");
        table.im("/debrief", "");
        assertThat(reads("hr", OF_THE_MODERATOR)).isEqualTo(200);
        assertThat(hasValue("hr", "harmlessReasonScope")).isTrue();
    }
}
