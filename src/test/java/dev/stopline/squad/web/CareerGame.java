package dev.stopline.squad.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.leaks.SquadSecrets;
import dev.stopline.platform.axon.EventHistory;
import dev.stopline.squad.content.SquadJson;
import dev.stopline.squad.rules.SquadEvent;
import dev.stopline.squad.rules.SquadMove;
import dev.stopline.squad.rules.SquadState;
import dev.stopline.testkit.CareerTable;
import dev.stopline.testkit.Contract;
import dev.stopline.testkit.Http;
import dev.stopline.testkit.Operations;
import dev.stopline.testkit.Shown;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** A career over HTTP, and beside it what is true: every event that the service has stored. */
final class CareerGame {

    /** Other ways to ask for what is read, by operation. */
    private static final Map<String, List<String>> QUERIES = Map.of(
            "listCareerMoves", List.of("", "?explain=true"),
            "listCareerEvents", List.of("?limit=500", "?after=3&limit=2"),
            "readCareerDebrief", List.of("?as=truth", "?as=player"),
            "readJobDebrief", List.of("?as=truth", "?as=player"));

    private final CareerTable table;
    private final Operations operations;
    private final List<Contract.Operation> readings;
    private final EventHistory history;
    private final List<SquadEvent> events = new ArrayList<>();
    private SquadState state = SquadState.INITIAL;
    private SquadState known = SquadState.INITIAL;

    CareerGame(CareerTable table, Tools tools) {
        this.table = table;
        this.operations = tools.operations();
        this.readings = tools.readings();
        this.history = tools.history();
        news();
    }

    /** What every game on the service is played with. */
    record Tools(Operations operations, List<Contract.Operation> readings, EventHistory history) {

        static Tools of(Http http, EventHistory history) {
            var readings = Contract.of(http).operations("GET").stream()
                    .filter(Contract.Operation::isOfCareer)
                    .toList();
            return new Tools(Operations.of(http), readings, history);
        }
    }

    /** A new person with this detective. */
    static CareerGame open(Http http, Tools tools, SquadMove making) {
        var body = MoveBodies.of(making, tools.operations().operation("createDetective"));
        return new CareerGame(CareerTable.open(http, body.toString()), tools);
    }

    CareerTable table() {
        return table;
    }

    SquadState state() {
        return state;
    }

    SquadState known() {
        return known;
    }

    List<SquadEvent> events() {
        return List.copyOf(events);
    }

    /** What has been stored since the last time; what is not sealed by the list of secrets is what the player knows. */
    List<SquadEvent> news() {
        var news = history.from(table.careerId(), events.size()).stream()
                .map(each -> (SquadEvent) each.event())
                .toList();
        news.forEach(event -> {
            state = state.after(event);
            known = SquadSecrets.seals(event) ? known : known.after(event);
        });
        events.addAll(news);
        return news;
    }

    /** What the player is shown for a move, whatever it is. */
    Http.Answer ask(SquadMove move) {
        var operation =
                operations.operation(SquadOperations.operationId(move.command().getClass()));
        var body = MoveBodies.of(move, operation).toString();
        return table.player().post(operation.path().replace("{careerId}", table.careerId()), body);
    }

    /** An answer to a move that was accepted tells every event but the sealed ones, and the board after them. */
    void tells(Http.Answer answer, List<SquadEvent> stored) {
        var outcome = answer.json();
        assertThat(events(outcome.get("events")))
                .isEqualTo(stored.stream()
                        .filter(each -> !SquadSecrets.seals(each))
                        .toList());
        assertThat(outcome.get("version").asInt()).isEqualTo(known.seen());
        assertThat(answer.header("ETag")).isEqualTo("\"" + known.seen() + "\"");
        assertThat(outcome.get("view")).isEqualTo(table.get("").json());
    }

    private static List<SquadEvent> events(JsonNode written) {
        var events = new ArrayList<SquadEvent>();
        written.forEach(each -> {
            var event = (ObjectNode) each.deepCopy();
            event.remove("version");
            events.add(SquadJson.EVENTS.read(event));
        });
        return events;
    }

    /** An operation that reads, and its answer. */
    record Reading(Contract.Operation operation, Http.Answer answer) {}

    /** All that can be read of the career: by every operation of the contract that reads, with its ways to ask. */
    List<Reading> readings() {
        var read = new ArrayList<Reading>();
        for (var operation : readings) {
            for (var query : QUERIES.getOrDefault(operation.id(), List.of(""))) {
                var answer = table.player().get(path(operation) + query);
                assertThat(answer.status()).as(answer.text()).isLessThan(500);
                read.add(new Reading(operation, answer));
            }
        }
        return read;
    }

    /** The same as it is compared. */
    List<Shown> read() {
        return readings().stream()
                .map(each -> Shown.of(each.answer(), table.careerId()))
                .toList();
    }

    private String path(Contract.Operation operation) {
        return operation
                .path()
                .replace("{careerId}", table.careerId())
                .replace("{job}", String.valueOf(state.job().number()))
                .replaceAll("\\{[^}]+}", "1");
    }
}
