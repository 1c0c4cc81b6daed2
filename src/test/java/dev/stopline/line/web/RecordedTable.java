package dev.stopline.line.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.line.content.LineJson;
import dev.stopline.line.rules.ActionCommand;
import dev.stopline.line.rules.LineCommand;
import dev.stopline.line.rules.LineEvent;
import dev.stopline.line.rules.SessionCommand;
import dev.stopline.line.rules.Viewer;
import dev.stopline.platform.recorded.RecordedGame;
import dev.stopline.platform.recorded.RecordedMove;
import dev.stopline.testkit.Http;
import dev.stopline.testkit.LineTable;
import dev.stopline.testkit.Operations;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.springframework.jdbc.core.simple.JdbcClient;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** A session over HTTP in which a recorded game is played again: one operation a move, each with its mover's own token. */
final class RecordedTable {

    private static final JsonMapper JSON = JsonMapper.shared();

    private final Http http;
    private final Operations operations;
    private final String sessionId;
    private final int opened;
    private final Map<String, String> codes;
    private final Map<String, Http> tokens = new LinkedHashMap<>();

    private RecordedTable(Http http, Operations operations, JsonNode answer, int opened) {
        this.http = http;
        this.operations = operations;
        this.sessionId = answer.get("outcome").get("gameId").asString();
        this.opened = opened;
        this.codes = new LinkedHashMap<>();
        for (var code : answer.get("codes")) {
            var place = code.hasNonNull("seat") ? "seat" : "place";
            codes.put(code.get(place).asString(), code.get("code").asString());
        }
        join(Viewer.IM.text(), "INCIDENT_MASTER");
    }

    /** Opens a session with the game's first moves, as far as an opening goes, and lets the Incident Master in. */
    static RecordedTable open(Http http, RecordedGame<LineCommand, LineEvent> game) {
        var created = (SessionCommand.CreateSession) game.moves().getFirst().command();
        var body = JSON.createObjectNode().put("mode", created.mode().name()).put("cardId", created.cardId());
        var ruleset = body.putObject("ruleset");
        int opened = 1;
        while (game.moves().get(opened).command() instanceof SessionCommand.OverrideRuleset(String key, String value)) {
            ruleset.put(key, value);
            opened++;
        }
        assertThat(game.moves().get(opened).command()).isInstanceOf(SessionCommand.LoadCaseCard.class);
        var organizer = http.asOrganizer();
        var answer = organizer.post("/v1/line/sessions", body.toString());
        assertThat(answer.status()).as(answer.text()).isEqualTo(201);
        return new RecordedTable(http, Operations.of(organizer), answer.json(), opened + 1);
    }

    /** The session's id. */
    String sessionId() {
        return sessionId;
    }

    /** The clients of those who have come in: first the Incident Master, then the seats. */
    List<Http> people() {
        return List.copyOf(tokens.values());
    }

    /** How many moves of the game the opening was. */
    int opened() {
        return opened;
    }

    /** The faces of a recorded game are those of its seed: here it is the one that the vault would have made. */
    void useTheRecordedSeed(JdbcClient jdbc, RecordedGame<LineCommand, LineEvent> game) {
        game.seeds()
                .forEach(each -> jdbc.sql("insert into dice_seed (game_id, span, seed) values (?, ?, ?)")
                        .params(sessionId, each.span(), HexFormat.of().parseHex(each.seed()))
                        .update());
    }

    /** Plays a move, which must be accepted; who is seated by it comes in with a token. */
    void play(RecordedMove<LineCommand, LineEvent> move) {
        var name = move.command().getClass().getSimpleName();
        var operation = Character.toLowerCase(name.charAt(0)) + name.substring(1);
        var answer = Objects.requireNonNull(tokens.get(move.by()))
                .post(
                        operations.operation(operation).path().replace("{sessionId}", sessionId),
                        body(move).toString());
        assertThat(answer.status())
                .as("%s by %s: %s", operation, move.by(), answer.text())
                .isEqualTo(200);
        if (move.command() instanceof SessionCommand.SeatPlayer seated) {
            join(seated.seat(), seated.seat());
        }
    }

    private void join(String mover, String place) {
        var code = Objects.requireNonNull(codes.get(place));
        tokens.put(mover, http.as(LineTable.join(http, code, mover)));
    }

    /** The command's fields as the contract takes them: what is "none" is left out, faces and seat have fields of their own. */
    private static ObjectNode body(RecordedMove<LineCommand, LineEvent> move) {
        if (move.command() instanceof SessionCommand.LoadCaseCard(var card)) {
            return JSON.createObjectNode().put("cardId", card.cardId());
        }
        var command = LineJson.COMMANDS.write(move.command());
        var body = JSON.createObjectNode();
        command.properties().forEach(field -> {
            if (!field.getKey().equals("type") && !isNone(field.getValue())) {
                body.set(field.getKey(), field.getValue());
            }
        });
        faces(move, body);
        if (!move.seat().isEmpty()) {
            body.put("seat", move.seat());
        }
        return body;
    }

    private static boolean isNone(JsonNode value) {
        return value.isString() && value.stringValue().isEmpty() || value.isNumber() && value.intValue() == 0;
    }

    private static void faces(RecordedMove<LineCommand, LineEvent> move, ObjectNode body) {
        if (move.faces().isEmpty()) {
            return;
        }
        body.put("die", move.faces().getLast());
        if (move.command() instanceof ActionCommand.PlayScriptedMove
                && move.faces().size() == 2) {
            body.put("coverDie", move.faces().getFirst());
        }
    }
}
