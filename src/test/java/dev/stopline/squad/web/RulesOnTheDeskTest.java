package dev.stopline.squad.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.testkit.CareerTable;
import dev.stopline.testkit.Http;
import dev.stopline.testkit.StoplineTest;
import org.junit.jupiter.api.Test;
import org.springframework.boot.test.web.server.LocalServerPort;
import tools.jackson.databind.JsonNode;

/** Each setting on the desk of a career names a rule that its player can look up. */
@StoplineTest
class RulesOnTheDeskTest {

    @LocalServerPort
    int port;

    @Test
    void every_rule_beside_a_setting_is_read_and_says_the_same_of_the_setting() {
        var career = CareerTable.open(Http.at(port), CareerTable.DETECTIVE);
        var rows = career.get("").json().get("rules");
        assertThat(rows.size()).isGreaterThan(20);
        for (JsonNode row : rows) {
            var rule = career.player().get("/v1/rules/" + row.get("rule").asString());
            assertThat(rule.status()).as("%s", row).isEqualTo(200);
            assertThat(rule.json().get("overrides"))
                    .filteredOn(each -> each.get("key").equals(row.get("key")))
                    .singleElement()
                    .satisfies(key -> assertThat(key.get("ours")).as("%s", row).isEqualTo(row.get("ours")));
        }
    }
}
