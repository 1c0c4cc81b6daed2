package dev.stopline.squad.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.decide.RefusalCode;
import dev.stopline.platform.axon.EventHistory;
import dev.stopline.squad.content.SquadJson;
import dev.stopline.squad.rules.CareerCommand;
import dev.stopline.squad.rules.SquadCommand;
import dev.stopline.squad.rules.SquadEvent;
import dev.stopline.squad.rules.SquadMove;
import dev.stopline.squad.rules.SquadRefusal;
import dev.stopline.squad.rules.SquadState;
import dev.stopline.squad.rules.WhoSees;
import dev.stopline.testkit.Http;
import dev.stopline.testkit.Operations;
import dev.stopline.testkit.squad.SquadGame;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * A career on the running service. Each move is the operation that the contract lists under its command's name, sent with
 * the player's token, or the organizer's where it is hers; what is true is read from the store.
 */
final class SquadHttpGame implements SquadGame {

    private static final int PAGE = 200;

    private static final Map<RefusalCode.Kind, Integer> STATUSES = Map.of(
            RefusalCode.Kind.INVALID, 400,
            RefusalCode.Kind.FORBIDDEN, 403,
            RefusalCode.Kind.UNKNOWN, 404,
            RefusalCode.Kind.NOT_NOW, 409);

    private final Operations operations;
    private final EventHistory history;
    private final Http player;
    private final Http organizer;
    private final List<SquadEvent> read = new ArrayList<>();
    private String careerId;
    private SquadState state = SquadState.INITIAL;

    /** The career of this player; an empty id is one that is not open yet. */
    SquadHttpGame(String careerId, Operations operations, EventHistory history, Http player, Http organizer) {
        this.careerId = careerId;
        this.operations = operations;
        this.history = history;
        this.player = player;
        this.organizer = organizer;
    }

    @Override
    public Answer play(SquadMove move) {
        int before = stored().size();
        var answer = post(move);
        if (answer.status() == 201 && !careerId.isEmpty()) {
            return beside(answer, before);
        }
        if (answer.status() == 200 || answer.status() == 201) {
            careerId = answer.json().get("gameId").asString();
            var after = stored();
            var events = after.subList(before, after.size());
            check(answer, events);
            return new Answer.Accepted(List.copyOf(events));
        }
        assertThat(stored()).as("what is stored after a refused move").hasSize(before);
        return refused(answer);
    }

    /** Over HTTP a second detective is a second career: what the rules call a refusal leaves the first as it is. */
    private Answer beside(Http.Answer answer, int before) {
        assertThat(answer.json().get("gameId").asString()).isNotEqualTo(careerId);
        assertThat(stored()).hasSize(before);
        return new Answer.Refused(SquadRefusal.ALREADY_EXISTS.name());
    }

    private Http.Answer post(SquadMove move) {
        var name = move.command().getClass().getSimpleName();
        var operation = operations.operation(name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1));
        assertThat(operation.method()).isEqualTo("post");
        return caller(move.command())
                .post(
                        operation.path().replace("{careerId}", careerId),
                        MoveBodies.of(move, operation).toString());
    }

    private Http caller(SquadCommand command) {
        boolean organizers = command instanceof CareerCommand.MergeMob || command instanceof CareerCommand.Reinstate;
        return organizers ? organizer : player;
    }

    /** The answer says what the player may see of what was stored, and shows the board that he has now. */
    private void check(Http.Answer answer, List<SquadEvent> events) {
        var outcome = answer.json();
        assertThat(seen(outcome.get("events")))
                .as("the answer's events")
                .isEqualTo(events.stream().filter(WhoSees::playerSees).toList());
        int version = (int) read.stream().filter(WhoSees::playerSees).count();
        assertThat(outcome.get("version").asInt()).as("the answer's version").isEqualTo(version);
        assertThat(answer.header("ETag")).isEqualTo("\"" + version + "\"");
        assertThat(outcome.get("view"))
                .as("the answer's view")
                .isEqualTo(ok(player.get(path(""))).json());
    }

    private static Answer refused(Http.Answer answer) {
        assertThat(answer.header("Content-Type")).startsWith("application/problem+json");
        var problem = answer.json();
        assertThat(problem.get("status").asInt()).isEqualTo(answer.status());
        if (answer.status() == 400 && !problem.has("code")) {
            // What the contract's schema keeps out does not reach the rules, which would call it this.
            return new Answer.Refused(SquadRefusal.BAD_REQUEST.name());
        }
        assertThat(problem.has("code")).as(answer.text()).isTrue();
        var code = SquadRefusal.valueOf(problem.get("code").asString());
        assertThat(answer.status()).as("status of " + code).isEqualTo(STATUSES.get(code.kind()));
        var broken = new TreeSet<String>();
        problem.path("errors").forEach(each -> broken.add(each.get("rule").asString()));
        assertThat(problem.get("rule").asString())
                .isEqualTo(broken.size() == 1 ? broken.first() : code.rules().getFirst());
        return new Answer.Refused(code.name());
    }

    /** All that is stored. What was read before is not read again: a stored event never changes. */
    private List<SquadEvent> stored() {
        if (!careerId.isEmpty()) {
            var fresh = history.from(careerId, read.size()).stream()
                    .map(each -> (SquadEvent) each.event())
                    .toList();
            read.addAll(fresh);
            for (var event : fresh) {
                state = state.after(event);
            }
        }
        return List.copyOf(read);
    }

    @Override
    public SquadState state() {
        stored();
        return state;
    }

    @Override
    public List<SquadEvent> seen() {
        var seen = new ArrayList<SquadEvent>();
        JsonNode page;
        do {
            page = ok(player.get(path("/events?limit=" + PAGE + "&after=" + seen.size())))
                    .json();
            for (var each : page.get("events")) {
                assertThat(each.get("version").asInt()).as("version").isEqualTo(seen.size() + 1);
                seen.add(event(each));
            }
        } while (seen.size() < page.get("version").asInt());
        return seen;
    }

    private static List<SquadEvent> seen(JsonNode events) {
        var seen = new ArrayList<SquadEvent>();
        events.forEach(each -> seen.add(event(each)));
        return seen;
    }

    private static SquadEvent event(JsonNode written) {
        var event = (ObjectNode) written.deepCopy();
        event.remove("version");
        return SquadJson.EVENTS.read(event);
    }

    private static Http.Answer ok(Http.Answer answer) {
        assertThat(answer.status()).as(answer.text()).isEqualTo(200);
        return answer;
    }

    private String path(String part) {
        return "/v1/squad/careers/" + careerId + part;
    }
}
