package dev.stopline.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.testkit.BadBody;
import dev.stopline.testkit.Contract;
import dev.stopline.testkit.Contract.Operation;
import dev.stopline.testkit.Http;
import dev.stopline.testkit.Http.Answer;
import dev.stopline.testkit.ProblemAnswer;
import dev.stopline.testkit.RightCaller;
import dev.stopline.testkit.StoplineTest;
import dev.stopline.testkit.StoredRows;
import java.io.ByteArrayInputStream;
import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
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

/** Whatever is wrong with a request to any operation of the contract: the right problem, and nothing is stored. */
@StoplineTest
@TestInstance(Lifecycle.PER_CLASS)
class BadInputTest {

    private static final String JSON = "application/json";

    @LocalServerPort
    int port;

    @Autowired
    JdbcClient jdbc;

    private RightCaller callers;
    private Contract contract;
    private Map<String, Long> before = Map.of();

    @BeforeAll
    void openASessionACareerAndAnEvent() {
        var http = Http.at(port);
        contract = Contract.of(http);
        callers = RightCaller.of(http, "{\"mode\": \"COMPANY_ONLY\", \"cardId\": \"pantry-routes\"}");
    }

    @BeforeEach
    void countRows() {
        before = StoredRows.count(jdbc);
    }

    @AfterEach
    void nothingWasStored() {
        assertThat(StoredRows.count(jdbc)).isEqualTo(before);
    }

    Stream<Operation> posts() {
        return contract.operations("POST").stream();
    }

    Stream<Operation> postsWithBody() {
        return posts().filter(operation -> operation.body() != null);
    }

    Stream<Operation> gets() {
        return contract.operations("GET").stream();
    }

    /** Who may send it, so that what is wrong is the request and not the caller. */
    private Http sender(Operation operation) {
        return callers.of(operation);
    }

    private String path(Operation operation) {
        return callers.path(operation);
    }

    private Answer send(Operation operation, String contentType, BodyPublisher body, String... headers) {
        var request = sender(operation).request(path(operation), headers);
        if (!contentType.isEmpty()) {
            request.header("Content-Type", contentType);
        }
        return sender(operation).send(request.POST(body));
    }

    private String good(Operation operation) {
        return Contract.text(contract.example(Objects.requireNonNull(operation.body())));
    }

    private static void noFault(List<String> faults) {
        assertThat(faults).isEmpty();
    }

    private static void add(List<String> faults, String what, Optional<String> fault) {
        fault.ifPresent(text -> faults.add(what + " → " + text));
    }

    @Test
    void the_contract_names_the_operations_that_are_tested() {
        assertThat(postsWithBody()).hasSizeGreaterThan(115);
        assertThat(gets()).hasSizeGreaterThan(26);
    }

    @ParameterizedTest
    @MethodSource("postsWithBody")
    void a_body_with_one_thing_wrong_is_refused_and_the_place_is_named(Operation operation) {
        var faults = new ArrayList<String>();
        for (var bad : BadBody.of(contract, operation, Objects.requireNonNull(operation.body()))) {
            var answer = sender(operation).post(path(operation), bad.json());
            add(faults, bad.what(), ProblemAnswer.faultInBody(answer, bad.pointer()));
        }
        noFault(faults);
    }

    @ParameterizedTest
    @MethodSource("postsWithBody")
    void bytes_that_are_no_utf_8_are_refused(Operation operation) {
        var faults = new ArrayList<String>();
        for (var bytes : List.of(
                new byte[] {'"', (byte) 0xc3, (byte) 0x28, '"'},
                new byte[] {'{', '"', (byte) 0xff, '"', ':', '1', '}'},
                new byte[] {'{', '"', (byte) 0xed, (byte) 0xa0, (byte) 0x80, '"', ':', '1', '}'},
                new byte[] {0, 0, 0, 0},
                new byte[] {0x1f, (byte) 0x8b, 8, 0, 0, 0, 0, 0})) {
            var answer = sender(operation).post(path(operation), bytes);
            add(faults, new String(bytes, StandardCharsets.ISO_8859_1), ProblemAnswer.faultInBody(answer, null));
        }
        noFault(faults);
    }

    @ParameterizedTest
    @MethodSource("postsWithBody")
    void a_huge_body_is_too_large_whether_it_says_its_length_or_not(Operation operation) {
        var huge = (" ".repeat(300_000) + good(operation)).getBytes(StandardCharsets.UTF_8);
        var chunked = BodyPublishers.ofInputStream(() -> new ByteArrayInputStream(huge));
        var faults = new ArrayList<String>();
        var said = send(operation, JSON, BodyPublishers.ofByteArray(huge));
        add(faults, "with its length", ProblemAnswer.fault(said, 413, "too-large"));
        add(faults, "in chunks", ProblemAnswer.fault(send(operation, JSON, chunked), 413, "too-large"));
        noFault(faults);
    }

    @ParameterizedTest
    @MethodSource("postsWithBody")
    void a_body_of_another_media_type_is_415(Operation operation) {
        var faults = new ArrayList<String>();
        for (var type : List.of(
                "text/plain",
                "application/xml",
                "application/x-www-form-urlencoded",
                "multipart/form-data; boundary=x",
                "application/octet-stream",
                "application/jsonp",
                "",
                "nonsense",
                "application/json, text/plain")) {
            var answer = send(operation, type, BodyPublishers.ofString(good(operation)));
            add(faults, type, ProblemAnswer.fault(answer, 415, "unsupported-media-type"));
        }
        noFault(faults);
    }

    @ParameterizedTest
    @MethodSource("posts")
    void an_answer_that_cannot_be_given_is_406_before_anything_is_done(Operation operation) {
        var body = operation.body() == null ? "" : good(operation);
        var faults = new ArrayList<String>();
        for (var accept : List.of("image/png", "application/xml", "text/html", "nonsense", "application/")) {
            var answer = send(operation, JSON, BodyPublishers.ofString(body), "Accept", accept);
            add(faults, accept, ProblemAnswer.fault(answer, 406, "not-acceptable"));
        }
        noFault(faults);
    }

    @ParameterizedTest
    @MethodSource("posts")
    void another_method_is_405_and_those_allowed_are_named(Operation operation) {
        var faults = new ArrayList<String>();
        var allowed = contract.methods(operation);
        for (var method : List.of("GET", "PUT", "PATCH", "DELETE")) {
            if (!allowed.contains(method)) {
                var request = sender(operation).request(path(operation), "Content-Type", JSON);
                var answer = sender(operation).send(request.method(method, BodyPublishers.ofString("{}")));
                add(faults, method, ProblemAnswer.fault(answer, 405, "method-not-allowed"));
                assertThat(answer.header("allow")).contains("POST");
            }
        }
        noFault(faults);
    }

    @ParameterizedTest
    @MethodSource("posts")
    void an_if_match_that_is_no_version_is_refused(Operation operation) {
        boolean moves = operation.isOfSession() && !operation.id().equals("issueCode")
                || operation.isOfCareer() && !operation.id().startsWith("preview")
                || operation.isOfTournament();
        if (moves) {
            var faults = new ArrayList<String>();
            var body = operation.body() == null ? "" : good(operation);
            for (var version :
                    List.of("1", "\"-1\"", "\"x\"", "W/\"1\"", "\"1\", \"2\"", "\"99999999999999\"", "\"\"")) {
                var answer = send(operation, JSON, BodyPublishers.ofString(body), "If-Match", version);
                add(faults, version, ProblemAnswer.fault(answer, 400, "invalid-request"));
            }
            noFault(faults);
        }
    }

    @ParameterizedTest
    @MethodSource("gets")
    void an_absurd_parameter_is_refused_and_named(Operation operation) {
        var faults = new ArrayList<String>();
        for (var parameter : operation.parameters()) {
            var schema = contract.resolved(parameter.path("schema"));
            if (!parameter.path("in").asString("").equals("query") || schema.has("properties")) {
                continue;
            }
            var name = parameter.path("name").asString("");
            for (var value : absurd(Contract.type(schema))) {
                var answer = sender(operation).get(path(operation) + "?" + name + "=" + value);
                add(faults, name + "=" + value, ProblemAnswer.fault(answer, 400, "invalid-request"));
            }
        }
        noFault(faults);
    }

    private static List<String> absurd(String type) {
        return switch (type) {
            case "integer" -> List.of("-1", "1000000000", "1e9", "1.5", "x", "9".repeat(40), "%00");
            case "boolean" -> List.of("maybe", "2", "%00");
            default -> List.of("%00", "a%07b", "%ed%a0%80", "a".repeat(500));
        };
    }
}
