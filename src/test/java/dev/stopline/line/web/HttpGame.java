package dev.stopline.line.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.decide.Refusal;
import dev.stopline.decide.RefusalCode;
import dev.stopline.line.content.LineJson;
import dev.stopline.line.rules.LineCommand;
import dev.stopline.line.rules.LineEvent;
import dev.stopline.line.rules.LineRefusal;
import dev.stopline.line.rules.LineRules;
import dev.stopline.line.rules.LineState;
import dev.stopline.line.rules.Move;
import dev.stopline.line.rules.SessionCommand;
import dev.stopline.line.rules.Viewer;
import dev.stopline.line.rules.WhoSees;
import dev.stopline.platform.axon.EventHistory;
import dev.stopline.platform.axon.EventJson;
import dev.stopline.testkit.Http;
import dev.stopline.testkit.Operations;
import dev.stopline.testkit.golden.GoldenGame;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * A session on the running service. Each move is the operation that the contract lists under its command's name, sent with
 * the mover's own token; what is true is read from the store, what a viewer sees by that viewer's token.
 */
final class HttpGame implements GoldenGame {

    private static final JsonMapper JSON = EventJson.mapper();
    private static final LineRules RULES = new LineRules();
    private static final int PAGE = 50;

    private static final Map<RefusalCode.Kind, Integer> STATUSES = Map.of(
            RefusalCode.Kind.INVALID, 400,
            RefusalCode.Kind.FORBIDDEN, 403,
            RefusalCode.Kind.UNKNOWN, 404,
            RefusalCode.Kind.NOT_NOW, 409);

    private final String sessionId;
    private final Operations operations;
    private final EventHistory history;
    private final Map<Viewer, Http> clients;
    private final List<LineEvent> read = new ArrayList<>();
    private LineState state = RULES.initial();

    HttpGame(String sessionId, Operations operations, EventHistory history, Map<Viewer, Http> clients) {
        this.sessionId = sessionId;
        this.operations = operations;
        this.history = history;
        this.clients = clients;
    }

    @Override
    public Answer play(Move move) {
        int before = stored().size();
        var name = move.command().getClass().getSimpleName();
        var operation = operations.operation(name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1));
        assertThat(operation.method()).isEqualTo("post");
        var body = body(move, operation).toString();
        var answer = client(move.by()).post(operation.path().replace("{sessionId}", sessionId), body);
        var after = stored();
        if (answer.status() == 200) {
            var events = after.subList(before, after.size());
            check(move.by(), answer, events);
            return new Answer.Accepted(events);
        }
        assertThat(after).as("what is stored after a refused move").hasSize(before);
        return refused(answer);
    }

    static ObjectNode body(Move move, Operations.Operation operation) {
        var body = move.command() instanceof SessionCommand.LoadCaseCard load ? card(load) : values(move.command());
        body.properties()
                .removeIf(each -> each.getValue().isString()
                        && each.getValue().asString().isEmpty()
                        && !operation.required().contains(each.getKey()));
        if (!move.forSeat().isEmpty()) {
            body.put("seat", move.forSeat());
        }
        if (!move.faces().isEmpty()) {
            body.put("die", move.faces().getLast());
        }
        if (move.faces().size() > 1) {
            body.put("coverDie", move.faces().getFirst());
        }
        return body;
    }

    private static ObjectNode values(LineCommand command) {
        return (ObjectNode) JSON.valueToTree(command);
    }

    /** A card as its author writes it: what is not marked is left out. */
    private static ObjectNode card(SessionCommand.LoadCaseCard load) {
        var card = JSON.valueToTree(load.card());
        leaveOut(card);
        return JSON.createObjectNode().set("card", card);
    }

    private static void leaveOut(JsonNode node) {
        if (node instanceof ObjectNode object) {
            object.properties().removeIf(each -> each.getValue().asString("").equals("UNMARKED"));
        }
        node.forEach(HttpGame::leaveOut);
    }

    /** The answer says what the mover may see of what was stored, and shows the board that the mover has now. */
    private void check(Viewer by, Http.Answer answer, List<LineEvent> events) {
        var outcome = answer.json();
        assertThat(seen(outcome.get("events")))
                .as("the answer's events")
                .isEqualTo(events.stream()
                        .filter(each -> WhoSees.sees(state.mode(), each, by))
                        .toList());
        int version = state.seen().by(by);
        assertThat(outcome.get("version").asInt()).as("the answer's version").isEqualTo(version);
        assertThat(answer.header("ETag")).isEqualTo("\"" + version + "\"");
        assertThat(outcome.get("view"))
                .as("the answer's view")
                .isEqualTo(board(by).json());
    }

    private static Answer refused(Http.Answer answer) {
        assertThat(answer.header("Content-Type")).startsWith("application/problem+json");
        var problem = answer.json();
        assertThat(problem.get("status").asInt()).isEqualTo(answer.status());
        if (answer.status() == 400 && !problem.has("code")) {
            // What the contract's schema keeps out does not reach the rules, which would call it this.
            return new Answer.Refused(LineRefusal.BAD_REQUEST.name(), List.of());
        }
        assertThat(problem.has("code")).as(answer.text()).isTrue();
        var code = LineRefusal.valueOf(problem.get("code").asString());
        assertThat(answer.status()).as("status of " + code).isEqualTo(STATUSES.get(code.kind()));
        var faults = new ArrayList<Refusal.Fault>();
        problem.path("errors")
                .forEach(each -> faults.add(new Refusal.Fault(
                        each.path("pointer").asString(""),
                        each.path("rule").asString(""),
                        each.path("message").asString(""))));
        assertThat(problem.get("rule").asString())
                .isEqualTo(new Refusal(code, faults).rule().orElseThrow());
        return new Answer.Refused(code.name(), faults);
    }

    /** All that is stored. What was read before is not read again: a stored event never changes. */
    private List<LineEvent> stored() {
        var fresh = history.from(sessionId, read.size()).stream()
                .map(each -> (LineEvent) each.event())
                .toList();
        read.addAll(fresh);
        state = RULES.fold(state, fresh);
        return List.copyOf(read);
    }

    private Http client(Viewer viewer) {
        return Objects.requireNonNull(clients.get(viewer), () -> "a token for " + viewer);
    }

    @Override
    public LineState state() {
        stored();
        return state;
    }

    @Override
    public List<LineEvent> seenBy(Viewer viewer) {
        var seen = new ArrayList<LineEvent>();
        JsonNode page;
        do {
            page = events(viewer, seen.size()).json();
            for (var each : page.get("events")) {
                assertThat(each.get("version").asInt()).as("version").isEqualTo(seen.size() + 1);
                seen.add(event(each));
            }
        } while (seen.size() < page.get("version").asInt());
        return seen;
    }

    private static List<LineEvent> seen(JsonNode events) {
        var seen = new ArrayList<LineEvent>();
        events.forEach(each -> seen.add(event(each)));
        return seen;
    }

    private static LineEvent event(JsonNode written) {
        var event = (ObjectNode) written.deepCopy();
        event.remove("version");
        return LineJson.EVENTS.read(event);
    }

    private Http.Answer events(Viewer viewer, int after) {
        return ok(client(viewer).get(path("/events?limit=" + PAGE + "&after=" + after)));
    }

    private Http.Answer board(Viewer viewer) {
        return ok(client(viewer).get(path("")));
    }

    private static Http.Answer ok(Http.Answer answer) {
        assertThat(answer.status()).as(answer.text()).isEqualTo(200);
        return answer;
    }

    private String path(String part) {
        return "/v1/line/sessions/" + sessionId + part;
    }

    /** The board without the ruleset, whose keys are the same in every session and tell nothing of this one. */
    @Override
    public String readBy(Viewer viewer) {
        var text = new StringBuilder();
        int version = seenBy(viewer).size();
        for (int after = 0; after < version; after += PAGE) {
            text.append(events(viewer, after).text());
        }
        var board = (ObjectNode) board(viewer).json();
        assertThat(board.has("rules")).isTrue();
        board.remove("rules");
        return text.append(board).toString();
    }
}
