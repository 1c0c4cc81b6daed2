package dev.stopline.line.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.testkit.Http;
import dev.stopline.testkit.LineTable;
import dev.stopline.testkit.StoplineTest;
import org.junit.jupiter.api.Test;
import org.springframework.boot.test.web.server.LocalServerPort;
import tools.jackson.databind.JsonNode;

/** A body may name the seat that a move is for, or the seat that it is about. */
@StoplineTest
class SeatInTheBodyTest {

    @LocalServerPort
    int port;

    @Test
    void the_incident_master_seats_a_player() {
        var http = Http.at(port);
        var opened = http.asOrganizer()
                .post("/v1/line/sessions", "{\"mode\": \"COMPANY_ONLY\"}")
                .json();
        var session = "/v1/line/sessions/" + opened.at("/outcome/gameId").asString();
        var master = http.as(LineTable.join(http, code(opened.get("codes"), "INCIDENT_MASTER"), "Ada"));

        var seated = master.post(session + "/seats", "{\"seat\": \"hr\", \"table\": \"COMPANY\", \"role\": \"HR\"}");

        assertThat(seated.status()).as(seated.text()).isEqualTo(200);
        assertThat(seated.json().at("/events/0/type").asString()).isEqualTo("line.PlayerSeated");
        assertThat(seated.json().at("/events/0/data/seat").asString()).isEqualTo("hr");
    }

    private static String code(JsonNode codes, String place) {
        for (var code : codes) {
            if (code.get("place").asString().equals(place)) {
                return code.get("code").asString();
            }
        }
        throw new AssertionError("no code for " + place);
    }
}
