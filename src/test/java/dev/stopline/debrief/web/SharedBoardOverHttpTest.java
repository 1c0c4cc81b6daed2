package dev.stopline.debrief.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.access.Roster;
import dev.stopline.decide.SharedBoard;
import dev.stopline.dice.DiceSource;
import dev.stopline.line.aggregate.LineSession;
import dev.stopline.line.aggregate.PlayLine;
import dev.stopline.line.rules.Move;
import dev.stopline.line.rules.Viewer;
import dev.stopline.platform.axon.MoveGateway;
import dev.stopline.platform.axon.MoveStamp;
import dev.stopline.platform.dice.SeedVault;
import dev.stopline.platform.security.Caller;
import dev.stopline.platform.security.Tokens;
import dev.stopline.squad.aggregate.OpenCareer;
import dev.stopline.squad.aggregate.PlaySquad;
import dev.stopline.squad.aggregate.SquadCareer;
import dev.stopline.squad.rules.SeededPlayer;
import dev.stopline.squad.rules.SquadMove;
import dev.stopline.squad.rules.SquadRules;
import dev.stopline.testkit.Http;
import dev.stopline.testkit.LineTable;
import dev.stopline.testkit.StoplineTest;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.transaction.support.TransactionTemplate;

/** Over HTTP a table that has ended shows nothing of what was sealed, to nobody, before its board is opened. */
@StoplineTest
class SharedBoardOverHttpTest {

    private static final List<String> PLACES = List.of("INCIDENT_MASTER", "hr", "SPECTATOR");

    @LocalServerPort
    int port;

    @Autowired
    MoveGateway gateway;

    @Autowired
    SeedVault vault;

    @Autowired
    SquadRules rules;

    @Autowired
    Roster roster;

    @Autowired
    Tokens tokens;

    @Autowired
    TransactionTemplate transactions;

    private final String board = UUID.randomUUID().toString().substring(0, 12) + "-B1";

    private LineTable table() {
        return LineTable.open(Http.at(port), "{\"mode\": \"COMPANY_ONLY\", \"cardId\": \"pantry-routes\"}");
    }

    private void serve(LineTable table, dev.stopline.line.rules.ServiceCommand command) throws Exception {
        var move = Move.of(Viewer.SERVICE, command);
        gateway.<Object>play(table.sessionId(), new PlayLine(table.sessionId(), move, null), LineSession.stampOf(move));
    }

    private static void playALittle(LineTable table) {
        table.im("/opening-briefing", "{}");
        table.im("/start", "");
        table.im("/reveals", "{\"text\": \"Noisy.\"}");
        table.im("/steps", "{\"step\": \"DISCUSS\"}");
        table.im("/steps", "{\"step\": \"ACT\"}");
        table.im("/hand-over", "");
        table.im("/scripted-moves", "{\"moveId\": \"s11\"}");
        table.im("/abandonment", "{\"reason\": \"It got late.\"}");
    }

    private static void isStillOpen(Http.Answer answer) {
        assertThat(answer.status()).as(answer.text()).isEqualTo(403);
        assertThat(answer.json().get("code").asString()).isEqualTo("BOARD_STILL_OPEN");
        assertThat(answer.json().get("rule").asString()).isEqualTo("T-CLO-03");
    }

    private static String debrief(LineTable table, String part) {
        return "/v1/debriefs/sessions/" + table.sessionId() + part;
    }

    private static Http.Answer code(LineTable table, String body) {
        return table.http().asOrganizer().post(table.path("/codes"), body);
    }

    @Test
    void a_session_that_has_ended_is_shut_to_everybody_until_its_board_opens() throws Exception {
        var table = table();
        var link = "/v1/debriefs/shared/"
                + code(table, "{\"place\": \"FACILITATOR\"}").json().get("code").asString();
        serve(table, new dev.stopline.line.rules.ServiceCommand.DealBoard(board));
        playALittle(table);

        isStillOpen(table.play("INCIDENT_MASTER", "/debrief", "{}"));
        isStillOpen(table.http().get(link));
        for (var part : List.of("", "/frames/0", "/page")) {
            isStillOpen(table.http().asOrganizer().get(debrief(table, part)));
            for (var place : PLACES) {
                isStillOpen(table.at(place).get(debrief(table, part)));
            }
        }
        var stranger = table().at("hr");
        assertThat(stranger.get(debrief(table, "")).status()).isEqualTo(404);

        serve(table, new dev.stopline.line.rules.ServiceCommand.OpenBoard());
        assertThat(table.at("hr").get(debrief(table, "")).status()).isEqualTo(403);
        table.im("/debrief", "{}");
        for (var place : PLACES) {
            assertThat(table.at(place).get(debrief(table, "")).status()).isEqualTo(200);
        }
        assertThat(table.http().get(link).status()).isEqualTo(200);
    }

    @Test
    void what_everybody_is_shown_says_that_the_board_is_shut_and_holds_nothing_of_its_seed() throws Exception {
        var table = table();
        serve(table, new dev.stopline.line.rules.ServiceCommand.DealBoard(board));
        playALittle(table);
        var seed = vault.seedOf(board, SharedBoard.SPAN).hex();

        for (var place : PLACES) {
            var view = table.at(place).get(table.path(""));
            assertThat(view.json().at("/sharedBoard/name").asString()).isEqualTo(board);
            assertThat(view.json().at("/sharedBoard/opened").asBoolean()).isFalse();
            assertThat(view.json().at("/prompt/waits").asString()).isEqualTo("BOARD");
            for (var part : List.of("", "/events", "/dice-proof", "/moves?explain=true", "/roster")) {
                assertThat(table.at(place).get(table.path(part)).text())
                        .as(place + part)
                        .doesNotContain(seed);
            }
            assertThat(table.at(place).get(table.path("/dice-proof")).status()).isEqualTo(403);
        }
        var moves = table.at("INCIDENT_MASTER").get(table.path("/moves?explain=true"));
        assertThat(moves.text()).contains("BOARD_STILL_OPEN").doesNotContain("dealBoard", "openBoard");

        serve(table, new dev.stopline.line.rules.ServiceCommand.OpenBoard());
        table.im("/debrief", "{}");
        var proof = table.at("hr").get(table.path("/dice-proof")).json();
        assertThat(proof.get("seed").asString()).isEqualTo(seed);
        var opened = table.at("hr").get(table.path("")).json();
        assertThat(opened.at("/sharedBoard/opened").asBoolean()).isTrue();
    }

    @Test
    void nobody_comes_to_an_events_table_by_a_code_but_a_facilitator_after_the_debrief_has_opened() throws Exception {
        var table = table();
        serve(table, new dev.stopline.line.rules.ServiceCommand.DealBoard(board));
        for (var body : List.of(
                "{\"place\": \"INCIDENT_MASTER\"}",
                "{\"place\": \"PLAYER\", \"role\": \"HR\"}",
                "{\"place\": \"SPECTATOR\"}",
                "{\"place\": \"FACILITATOR\"}")) {
            noCodes(code(table, body));
        }
        playALittle(table);
        serve(table, new dev.stopline.line.rules.ServiceCommand.OpenBoard());
        noCodes(code(table, "{\"place\": \"FACILITATOR\"}"));
        table.im("/debrief", "{}");

        assertThat(code(table, "{\"place\": \"FACILITATOR\"}").status()).isEqualTo(201);
        noCodes(code(table, "{\"place\": \"SPECTATOR\"}"));
    }

    private static void noCodes(Http.Answer answer) {
        assertThat(answer.status()).as(answer.text()).isEqualTo(409);
        assertThat(answer.json().get("code").asString()).isEqualTo("NO_CODES_IN_EVENTS");
        assertThat(answer.json().get("rule").asString()).isEqualTo("T-REG-08");
    }

    @Test
    void a_career_whose_job_is_closed_is_shut_to_its_player_until_its_board_opens() throws Exception {
        var careerId = "squad-" + UUID.randomUUID();
        var subject = "subject-" + UUID.randomUUID();
        var moves = List.of(
                new SquadMove(new dev.stopline.squad.rules.ServiceCommand.DealBoard(board, 1), List.of()),
                new SeededPlayer(rules, 3).detective(DiceSource.SERVER, List.of()));
        gateway.<Object>play(
                careerId,
                new OpenCareer(careerId, SquadCareer.PLAYER, moves),
                new MoveStamp("service", "CreateDetective"));
        transactions.executeWithoutResult(each -> roster.own(careerId, "The player", subject));
        var player =
                Http.at(port).as(tokens.issue(new Caller.Subject(subject), 1).value());
        var career = "/v1/squad/careers/" + careerId;
        var debriefs = "/v1/debriefs/careers/" + careerId;
        var seed = vault.seedOf(board, SharedBoard.SPAN).hex();

        for (var part : List.of("", "/page", "/frames/0", "/jobs/1", "/jobs/1/page")) {
            isStillOpen(player.get(debriefs + part));
        }
        for (var part : List.of("", "/events", "/dice-proof", "/moves?explain=true", "/record")) {
            assertThat(player.get(career + part).text()).as(part).doesNotContain(seed);
        }
        var view = player.get(career).json();
        assertThat(view.at("/sharedBoard/name").asString()).isEqualTo(board);
        assertThat(view.at("/sharedBoard/opened").asBoolean()).isFalse();
        assertThat(view.get("boardJobs").asInt()).isEqualTo(1);
        var stranger = Http.at(port)
                .as(tokens.issue(new Caller.Subject("subject-" + UUID.randomUUID()), 1)
                        .value());
        assertThat(stranger.get(debriefs).status()).isEqualTo(404);

        var open = new SquadMove(new dev.stopline.squad.rules.ServiceCommand.OpenBoard(), List.of());
        gateway.<Object>play(
                careerId,
                new PlaySquad(careerId, SquadCareer.SERVICE, open, null),
                SquadCareer.stampOf(SquadCareer.SERVICE, open.command()));
        var proof = player.get(career + "/dice-proof").json();
        assertThat(proof.at("/spans/0/span").asString()).isEqualTo("board");
        assertThat(proof.at("/spans/0/seed").asString()).isEqualTo(seed);
        var refused = player.get(debriefs);
        assertThat(refused.status()).isEqualTo(403);
        assertThat(refused.json().get("code").asString()).isEqualTo("JOB_STILL_OPEN");
        assertThat(proof.get("sealed").asString()).as("the career is over").isEmpty();
    }
}
