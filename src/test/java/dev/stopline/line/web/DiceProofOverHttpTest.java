package dev.stopline.line.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.dice.Commitment;
import dev.stopline.dice.Die;
import dev.stopline.dice.RollRequest;
import dev.stopline.dice.Seed;
import dev.stopline.dice.SeededDice;
import dev.stopline.testkit.Http;
import dev.stopline.testkit.LineTable;
import dev.stopline.testkit.StoplineTest;
import org.junit.jupiter.api.Test;
import org.springframework.boot.test.web.server.LocalServerPort;

/** The server's dice over HTTP: the promise, the proof, and what there is where the table throws. */
@StoplineTest
class DiceProofOverHttpTest {

    private static final String OPENING = """
            {"mode": "COMPANY_ONLY", "cardId": "pantry-routes"}""";

    @LocalServerPort
    int port;

    @Test
    void the_servers_dice_are_proven_once_the_debrief_is_open() {
        var table = LineTable.open(
                Http.at(port), "{\"mode\": \"COMPANY_ONLY\", \"cardId\": \"pantry-routes\", \"dice\": \"SERVER\"}");
        var commitment =
                table.at("hr").get(table.path("")).json().get("commitment").asString();
        table.im("/opening-briefing", "");
        table.im("/start", "");
        table.im("/reveals", "{\"text\": \"Noisy.\"}");
        table.im("/steps", "{\"step\": \"DISCUSS\"}");
        table.im("/steps", "{\"step\": \"ACT\"}");
        table.im("/hand-over", "");
        table.im("/scripted-moves", "{\"moveId\": \"s11\"}");
        assertThat(table.at("INCIDENT_MASTER").get(table.path("/dice-proof")).status())
                .isEqualTo(403);

        table.im("/abandonment", "{\"reason\": \"It is late.\"}");
        table.im("/debrief", "");
        var proof = table.at("hr").get(table.path("/dice-proof")).json();

        var seed = Seed.ofHex(proof.get("seed").asString());
        assertThat(proof.get("commitment").asString()).isEqualTo(commitment);
        assertThat(new Commitment(commitment).binds(seed)).isTrue();
        assertThat(proof.at("/rolls/0/key").asString()).isEqualTo("S1/R1/COMRADES/s11/d20");
        var request = RollRequest.one(proof.at("/rolls/0/key").asString(), Die.D20);
        assertThat(new SeededDice(seed).roll(request).face())
                .isEqualTo(proof.at("/rolls/0/faces/0").asInt());
    }

    @Test
    void there_is_nothing_to_prove_where_the_table_throws() {
        var table = LineTable.open(Http.at(port), OPENING);
        assertThat(table.at("hr").get(table.path("/dice-proof")).status()).isEqualTo(404);
    }

    @Test
    void a_table_that_takes_the_dice_back_is_promised_nothing_more() {
        var table = LineTable.open(
                Http.at(port), "{\"mode\": \"COMPANY_ONLY\", \"cardId\": \"pantry-routes\", \"dice\": \"SERVER\"}");
        var promised = table.at("hr").get(table.path("")).json().path("commitment");

        table.im("/ruleset-overrides", "{\"key\": \"diceSource\", \"value\": \"ENTERED\"}");
        var withdrawn = table.at("hr").get(table.path("")).json().path("commitment");
        assertThat(withdrawn.asString("")).isEmpty();
        assertThat(table.at("hr").get(table.path("/dice-proof")).status()).isEqualTo(404);

        table.im("/ruleset-overrides", "{\"key\": \"diceSource\", \"value\": \"SERVER\"}");
        assertThat(table.at("hr").get(table.path("")).json().path("commitment")).isEqualTo(promised);
    }
}
