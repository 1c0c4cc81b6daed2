package dev.stopline.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.testkit.CareerTable;
import dev.stopline.testkit.Contract;
import dev.stopline.testkit.Contract.Operation;
import dev.stopline.testkit.ForgedTokens;
import dev.stopline.testkit.Http;
import dev.stopline.testkit.Http.Answer;
import dev.stopline.testkit.LineTable;
import dev.stopline.testkit.ProblemAnswer;
import dev.stopline.testkit.StoplineTest;
import dev.stopline.testkit.StoredRows;
import java.net.http.HttpRequest.BodyPublishers;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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

/** Tokens and ids that do not belong: the right problem at every operation of the contract, and nothing is stored. */
@StoplineTest
@TestInstance(Lifecycle.PER_CLASS)
class ForeignCallersTest {

    private static final String OPENING = "{\"mode\": \"COMPANY_ONLY\", \"cardId\": \"pantry-routes\"}";
    private static final Set<String> OPEN_TO_ALL = Set.of(
            "join",
            "createSubject",
            "issueOrganizerToken",
            "readSharedDebriefPage",
            "readPublicStandings",
            "readPublicStandingsPage");

    private static final List<String> TRICKS = List.of(
            "%2F",
            "%00",
            "%0d%0a",
            "..",
            "%2e%2e",
            "..%2f..%2f",
            "%5c..%5c",
            ";x=1",
            "line-%F0%9F%98%80",
            "%ff",
            "%c0%af",
            "%25",
            "%27%20or%201=1--",
            "%7BsessionId%7D",
            "line-",
            "line-%2A",
            "null",
            "-1",
            "line-" + "a".repeat(2000));

    @LocalServerPort
    int port;

    @Autowired
    JdbcClient jdbc;

    private Http http;
    private LineTable table;
    private LineTable other;
    private Contract contract;
    private Map<String, String> forged = Map.of();
    private Map<String, Long> before = Map.of();

    @BeforeAll
    void openSessions() throws Exception {
        http = Http.at(port);
        contract = Contract.of(http);
        table = LineTable.open(http, OPENING);
        other = LineTable.open(http, OPENING);
        forged = ForgedTokens.of(table.at("INCIDENT_MASTER").token());
    }

    @BeforeEach
    void countRows() {
        before = StoredRows.count(jdbc);
    }

    @AfterEach
    void nothingWasStored() {
        assertThat(StoredRows.count(jdbc)).isEqualTo(before);
    }

    Stream<Operation> all() {
        return Stream.concat(contract.operations("POST").stream(), contract.operations("GET").stream());
    }

    Stream<Operation> ofSession() {
        return all().filter(Operation::isOfSession);
    }

    Stream<Operation> withVariable() {
        return all().filter(operation -> operation.path().contains("{"));
    }

    private Answer call(Http caller, Operation operation, String path) {
        var body = operation.body();
        var request = caller.request(path);
        return operation.method().equals("GET")
                ? caller.send(request.GET())
                : caller.send(request.header("Content-Type", "application/json")
                        .POST(BodyPublishers.ofString(body == null ? "" : Contract.text(contract.example(body)))));
    }

    private static void add(List<String> faults, String what, Optional<String> fault) {
        fault.ifPresent(text -> faults.add(what + " → " + text));
    }

    @Test
    void a_token_made_by_the_forger_with_the_right_key_is_believed() throws Exception {
        var again = ForgedTokens.again(table.at("INCIDENT_MASTER").token());
        assertThat(http.as(again).get(table.path("")).status()).isEqualTo(200);
    }

    @ParameterizedTest
    @MethodSource("all")
    void forged_and_expired_tokens_are_401_everywhere(Operation operation) {
        var faults = new ArrayList<String>();
        var path = operation.at(table.sessionId());
        forged.forEach((what, token) -> {
            var answer = call(http.as(token), operation, path);
            add(faults, what, ProblemAnswer.fault(answer, 401, "unauthenticated"));
            assertThat(answer.header("www-authenticate")).isEqualTo("Bearer error=\"invalid_token\"");
        });
        if (!OPEN_TO_ALL.contains(operation.id()) && operation.path().startsWith("/v1/")) {
            add(faults, "none", ProblemAnswer.fault(call(http, operation, path), 401, "unauthenticated"));
        }
        assertThat(faults).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("ofSession")
    void another_sessions_people_and_strangers_do_not_find_the_session(Operation operation) {
        var faults = new ArrayList<String>();
        for (var place : List.of("INCIDENT_MASTER", "hr", "SPECTATOR")) {
            var answer = call(other.at(place), operation, operation.at(table.sessionId()));
            add(faults, "the other " + place, ProblemAnswer.fault(answer, 404, "not-found"));
        }
        assertThat(faults).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("ofSession")
    void an_id_that_names_no_session_is_not_found(Operation operation) {
        var faults = new ArrayList<String>();
        for (var id : List.of("line-" + UUID.randomUUID(), UUID.randomUUID().toString(), "x", "squad-1")) {
            var path = operation.at(id);
            var own = call(table.at("INCIDENT_MASTER"), operation, path);
            add(faults, id, ProblemAnswer.fault(own, 404, "not-found"));
        }
        assertThat(faults).isEmpty();
    }

    Stream<Operation> ofTournament() {
        return all().filter(Operation::isOfTournament);
    }

    @ParameterizedTest
    @MethodSource("ofTournament")
    void an_id_that_names_no_event_is_not_found(Operation operation) {
        var organizer = http.asOrganizer(CareerTable.person(http));
        before = StoredRows.count(jdbc);
        var faults = new ArrayList<String>();
        for (var id : List.of("event-0123456789ab", "event-", "event-" + UUID.randomUUID(), "x", table.sessionId())) {
            var answer = call(organizer, operation, operation.at(id));
            add(faults, id, ProblemAnswer.fault(answer, 404, "not-found"));
        }
        assertThat(faults).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("withVariable")
    void an_address_that_plays_tricks_finds_nothing(Operation operation) {
        var faults = new ArrayList<String>();
        for (var trick : TRICKS) {
            var answer = call(table.at("INCIDENT_MASTER"), operation, operation.at(trick));
            boolean isExpected = answer.status() == 400 || answer.status() == 404;
            var fault = isExpected
                    ? ProblemAnswer.fault(answer)
                    : Optional.of("status " + answer.status() + ": " + answer.text());
            add(faults, trick, fault);
        }
        assertThat(faults).isEmpty();
    }

    /** The example bodies name the seat of HR, so that Finance & Legal's token asks for another seat's move too. */
    @ParameterizedTest
    @MethodSource("ofSession")
    void a_spectator_and_another_seat_may_not_move(Operation operation) {
        var faults = new ArrayList<String>();
        if (operation.method().equals("POST")) {
            for (var place : List.of("SPECTATOR", "finance-legal")) {
                var answer = call(table.at(place), operation, operation.at(table.sessionId()));
                add(faults, place, ProblemAnswer.fault(answer));
            }
        }
        assertThat(faults).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("all")
    void what_is_for_organizers_is_forbidden_to_players(Operation operation) {
        if (Set.of("createSession", "postCard", "listCards").contains(operation.id())) {
            for (var place : List.of("hr", "SPECTATOR")) {
                var answer = call(table.at(place), operation, operation.path());
                assertThat(ProblemAnswer.fault(answer, 403, "forbidden")).isEmpty();
            }
        }
    }

    @Test
    void a_token_longer_than_any_header_may_be_is_refused_as_a_problem() {
        var answer = http.as("a".repeat(20_000)).get("/v1/me");
        assertThat(ProblemAnswer.fault(answer, 400, "invalid-request")).isEmpty();
    }
}
