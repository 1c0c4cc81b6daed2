package dev.stopline.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.testkit.Contract;
import dev.stopline.testkit.Http;
import dev.stopline.testkit.LineTable;
import dev.stopline.testkit.ProblemAnswer;
import dev.stopline.testkit.RightCaller;
import dev.stopline.testkit.StoplineTest;
import dev.stopline.testkit.StoredRows;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.jdbc.core.simple.JdbcClient;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Texts that are odd but in order go in and come out; cards with anything of the wrong form are refused. */
@StoplineTest
@TestInstance(Lifecycle.PER_CLASS)
class OddTextTest {

    private static final List<String> ODD = List.of(
            "\uD83D\uDE00 grinning",
            "\u05E9\u05DC\u05D5\u05DD \u202Eright to left",
            "e\u0301 in two",
            "\uFEFFa byte order mark",
            "zero\u200Bwidth\u200Djoiner",
            "\uFFFF\uFFFE no characters",
            "\uDBFF\uDFFF the last one",
            "a\u2028line\u2029break",
            "tab\tand\nline",
            "'; drop table domain_event; --",
            "<script>alert(1)</script>",
            "${jndi:ldap://x} %s %n {0}",
            "\\u0000 as it is written",
            "\"quoted\\\"");

    @LocalServerPort
    int port;

    @Autowired
    JdbcClient jdbc;

    private LineTable table;
    private RightCaller callers;
    private Contract contract;

    @BeforeAll
    void openASession() {
        callers = RightCaller.of(Http.at(port), "{\"mode\": \"COMPANY_ONLY\", \"cardId\": \"pantry-routes\"}");
        table = callers.table();
        contract = Contract.of(table.http());
    }

    private static String json(String text) {
        return Contract.text(JsonNodeFactory.instance.stringNode(text));
    }

    @Test
    void an_odd_text_comes_out_as_it_went_in_but_composed() {
        for (var text : ODD) {
            var outcome = table.im("/reading-notes", "{\"text\": " + json(text) + "}");
            assertThat(outcome.get("events").get(0).at("/data/text").asString())
                    .isEqualTo(Normalizer.normalize(text, Normalizer.Form.NFC));
        }
    }

    @Test
    void an_odd_text_in_any_field_of_any_operation_is_no_failure_of_ours() {
        var faults = new ArrayList<String>();
        for (var operation : contract.operations("POST")) {
            var schema = operation.body();
            if (schema == null) {
                continue;
            }
            var caller = callers.of(operation);
            schema.path("properties").forEachEntry((name, property) -> {
                if (Contract.type(contract.resolved(property)).equals("string")) {
                    for (var text : ODD) {
                        var body = contract.example(schema).put(name, text);
                        var answer = caller.post(callers.path(operation), Contract.text(body));
                        if (answer.status() >= 300) {
                            ProblemAnswer.fault(answer)
                                    .ifPresent(
                                            fault -> faults.add(operation + " " + name + "=" + text + " → " + fault));
                        }
                    }
                }
            });
        }
        assertThat(faults).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void a_card_with_one_value_of_another_form_is_refused_with_its_place(boolean inLibrary) throws Exception {
        var before = StoredRows.count(jdbc);
        var organizer = table.http().asOrganizer();
        var card = shipped();
        var faults = new ArrayList<String>();
        for (var broken : broken(card)) {
            var answer = inLibrary
                    ? organizer.post("/v1/line/cards", Contract.text(broken))
                    : table.play("INCIDENT_MASTER", "/case-card", "{\"card\": " + Contract.text(broken) + "}");
            var fault = ProblemAnswer.faultInBody(answer, null);
            fault.ifPresent(
                    text -> faults.add(text + " for " + Contract.text(broken).length()));
            if (fault.isEmpty()) {
                var pointer = answer.json().at("/errors/0/pointer").asString();
                assertThat(pointer.startsWith("/card/")).isEqualTo(!inLibrary);
            }
        }
        assertThat(faults).isEmpty();
        assertThat(StoredRows.count(jdbc)).isEqualTo(before);
    }

    private static JsonNode shipped() throws Exception {
        try (var file = OddTextTest.class.getResourceAsStream("/line/cards/pantry-routes.json")) {
            return JsonMapper.shared().readTree(Objects.requireNonNull(file));
        }
    }

    /** The card with each of its values in turn replaced by one of another form; of a list the first entry only. */
    private static List<JsonNode> broken(JsonNode card) {
        var broken = new ArrayList<JsonNode>();
        for (var pointer : pointers(card, "")) {
            var copy = card.deepCopy();
            int cut = pointer.lastIndexOf('/');
            var parent = copy.at(pointer.substring(0, cut));
            var last = pointer.substring(cut + 1);
            var other = another(copy.at(pointer));
            switch (parent) {
                case ObjectNode object -> object.set(last, other);
                case ArrayNode array -> array.set(Integer.parseInt(last), other);
                case JsonNode leaf -> throw new IllegalStateException("nothing is inside of " + leaf);
            }
            broken.add(copy);
        }
        return broken;
    }

    private static List<String> pointers(JsonNode node, String here) {
        var pointers = new ArrayList<String>();
        if (!here.isEmpty()) {
            pointers.add(here);
        }
        if (node.isArray() && !node.isEmpty()) {
            pointers.addAll(pointers(node.get(0), here + "/0"));
        }
        if (node.isObject()) {
            node.forEachEntry((name, value) -> pointers.addAll(pointers(value, here + "/" + name)));
        }
        return pointers;
    }

    private static JsonNode another(JsonNode value) {
        var json = JsonNodeFactory.instance;
        if (value.isString()) {
            return json.numberNode(7);
        }
        return value.isObject() ? json.arrayNode() : value.isArray() ? json.objectNode() : json.stringNode("x");
    }
}
