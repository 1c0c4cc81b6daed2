package dev.stopline.squad.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.testkit.CareerTable;
import dev.stopline.testkit.Contract;
import dev.stopline.testkit.Contract.Operation;
import dev.stopline.testkit.ForgedTokens;
import dev.stopline.testkit.Http;
import dev.stopline.testkit.Http.Answer;
import dev.stopline.testkit.LineTable;
import dev.stopline.testkit.ProblemAnswer;
import dev.stopline.testkit.Shown;
import dev.stopline.testkit.StoplineTest;
import dev.stopline.testkit.StoredRows;
import java.net.http.HttpRequest.BodyPublishers;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.jdbc.core.simple.JdbcClient;
import tools.jackson.databind.JsonNode;

/** Who may ask for what of a career: each operation, each kind of caller, and nothing is stored for the wrong one. */
@StoplineTest
@TestInstance(Lifecycle.PER_CLASS)
class CallersOfACareerTest {

    private static final Set<String> OF_ORGANIZERS = Set.of("mergeMob", "reinstate");

    @LocalServerPort
    int port;

    @Autowired
    JdbcClient jdbc;

    private CareerTable career;
    private Contract contract;
    private Http organizer;
    private final Map<String, Http> strangers = new LinkedHashMap<>();
    private Map<String, String> forged = new LinkedHashMap<>();
    private Map<String, Long> before = Map.of();

    @BeforeAll
    void openACareer() throws Exception {
        var http = Http.at(port);
        contract = Contract.of(http);
        organizer = http.asOrganizer();
        career = CareerTable.open(http, CareerTable.DETECTIVE);
        var table = LineTable.open(http, "{\"mode\": \"COMPANY_ONLY\", \"cardId\": \"pantry-routes\"}");
        strangers.put("somebody else", CareerTable.person(http));
        strangers.put(
                "a player of another career",
                CareerTable.open(http, CareerTable.DETECTIVE).player());
        for (var place : List.of("INCIDENT_MASTER", "hr", "SPECTATOR")) {
            strangers.put(place, table.at(place));
        }
        forged = ForgedTokens.of(career.player().token());
        // These say of a person what is only asked of a seat.
        forged.keySet()
                .removeIf(what -> what.contains("epoch") || what.contains("of a seat") || what.contains("of a game"));
    }

    @BeforeEach
    void countRows() {
        before = StoredRows.count(jdbc);
    }

    @AfterEach
    void nothingWasStored() {
        assertThat(StoredRows.count(jdbc)).isEqualTo(before);
    }

    Stream<Operation> operations() {
        return Stream.of("GET", "POST")
                .flatMap(method -> contract.operations(method).stream())
                .filter(Operation::isOfCareer);
    }

    Stream<Operation> moves() {
        return operations().filter(CallersOfACareerTest::isMove);
    }

    private static boolean isMove(Operation operation) {
        return operation.method().equals("POST") && !operation.id().startsWith("preview");
    }

    private static boolean isOfDebrief(Operation operation) {
        return operation.path().startsWith("/v1/debriefs");
    }

    private Answer ask(Http caller, Operation operation) {
        return ask(caller, operation, career.careerId());
    }

    private Answer ask(Http caller, Operation operation, String careerId) {
        var request = caller.request(operation.at(careerId));
        return operation.method().equals("GET")
                ? caller.send(request.GET())
                : caller.send(request.header("Content-Type", "application/json")
                        .POST(BodyPublishers.ofString(body(operation))));
    }

    private String body(Operation operation) {
        JsonNode schema = operation.body();
        return schema == null ? "" : Contract.text(contract.example(schema));
    }

    @Test
    void every_part_of_a_career_is_asked_for() {
        assertThat(moves()).hasSizeGreaterThan(45);
        assertThat(operations().filter(operation -> !isMove(operation))).hasSizeGreaterThan(10);
    }

    @ParameterizedTest
    @MethodSource("operations")
    void nobody_and_whoever_forges_a_token_is_401(Operation operation) {
        assertThat(ProblemAnswer.fault(ask(Http.at(port), operation), 401, "unauthenticated"))
                .isEmpty();
        forged.forEach((what, token) -> assertThat(
                        ProblemAnswer.fault(ask(Http.at(port).as(token), operation), 401, "unauthenticated"))
                .as(what)
                .isEmpty());
    }

    @ParameterizedTest
    @MethodSource("operations")
    void to_whoever_has_no_part_in_it_there_is_no_such_career(Operation operation) {
        strangers.forEach((what, caller) -> assertThat(ProblemAnswer.fault(ask(caller, operation), 404, "not-found"))
                .as(what)
                .isEmpty());
    }

    @ParameterizedTest
    @MethodSource("operations")
    void an_id_that_names_no_career_is_not_found(Operation operation) {
        for (var id : List.of("squad-" + UUID.randomUUID(), UUID.randomUUID().toString(), "squad-", "line-1", "x")) {
            for (var caller : List.of(career.player(), organizer)) {
                assertThat(ProblemAnswer.fault(ask(caller, operation, id), 404, "not-found"))
                        .as(id)
                        .isEmpty();
            }
        }
    }

    @ParameterizedTest
    @MethodSource("moves")
    void an_organizer_makes_two_moves_and_the_player_all_others(Operation operation) {
        var wrong = OF_ORGANIZERS.contains(operation.id()) ? career.player() : organizer;
        assertThat(ProblemAnswer.fault(ask(wrong, operation), 403, "forbidden")).isEmpty();
    }

    @Test
    void what_an_organizer_asks_of_the_right_moves_is_answered_by_the_rules() {
        moves().filter(operation -> OF_ORGANIZERS.contains(operation.id())).forEach(operation -> {
            var answer = ask(organizer, operation);
            assertThat(ProblemAnswer.fault(answer, 409, "move-refused")).isEmpty();
            assertThat(answer.json().get("code").asString()).isNotEmpty();
        });
    }

    @ParameterizedTest
    @MethodSource("operations")
    void an_organizer_reads_what_the_player_reads_but_for_the_debrief(Operation operation) {
        if (isMove(operation) || operation.id().equals("listCareerMoves")) {
            return;
        }
        var shown = ask(organizer, operation);
        if (isOfDebrief(operation)) {
            assertThat(ProblemAnswer.fault(shown, 404, "not-found")).isEmpty();
        } else {
            var own = ask(career.player(), operation);
            assertThat(Shown.of(shown, career.careerId())).isEqualTo(Shown.of(own, career.careerId()));
        }
    }

    @Test
    void to_each_their_own_moves_are_listed() {
        var listed = organizer.get(career.path("/moves?explain=true")).json();
        assertThat(Stream.concat(
                                listed.get("moves").valueStream(),
                                listed.get("refused").valueStream())
                        .map(move -> move.get("operationId").asString()))
                .containsExactlyInAnyOrderElementsOf(OF_ORGANIZERS);
        assertThat(career.get("/moves?explain=true").text()).doesNotContain("mergeMob", "reinstate");
    }

    @Test
    void careers_are_listed_to_their_player_and_to_organizers_only() {
        assertThat(careers(career.player())).containsExactly(career.careerId());
        assertThat(careers(organizer)).contains(career.careerId());
        strangers.forEach((what, caller) -> assertThat(careers(caller)).as(what).doesNotContain(career.careerId()));
        assertThat(Http.at(port).get("/v1/squad/careers").status()).isEqualTo(401);
    }

    private static List<String> careers(Http caller) {
        var page = caller.get("/v1/squad/careers?limit=100");
        var again = caller.get(
                "/v1/squad/careers?limit=100&atLeast=" + page.json().get("asOf").asString());
        return again.json()
                .get("careers")
                .valueStream()
                .map(each -> each.get("gameId").asString())
                .toList();
    }

    @Test
    void only_a_person_makes_a_detective() {
        var others = new LinkedHashMap<>(strangers);
        others.keySet().removeAll(List.of("somebody else", "a player of another career"));
        others.put("an organizer", organizer);
        others.forEach((what, caller) -> assertThat(
                        ProblemAnswer.fault(caller.post("/v1/squad/careers", CareerTable.DETECTIVE), 403, "forbidden"))
                .as(what)
                .isEmpty());
    }
}
