package dev.stopline.bench;

import java.util.Locale;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * A career of squad with the server's dice, played one job after the other: opened, gone into, left to run out of time,
 * declined, closed and put on the record, and then the next. Whoever is not routed any more is reinstated, so that it
 * never ends, and each job is made of the same moves.
 */
final class BenchCareer implements BenchGame {

    private static final String DETECTIVE = """
            {"eye": 4, "legs": 4, "nerve": 3, "fgt": 4, "sht": 4, "specialization": "TAIL", "warDetail": "NAVY_ONI",
             "code": "No children.", "kit": ["SIDEARM_LOADOUT", "TERRITORY_BRIEF"], "diceMode": "SERVER",
             "ruleset": {"wounds.retireAt": "10", "final.auto": "false"}}""";

    private final String path;
    private final String player;
    private final String organizer;
    private JsonNode board;
    private int version;

    private BenchCareer(String player, String organizer, JsonNode opened) {
        this.path = "/v1/squad/careers/" + opened.get("gameId").asString();
        this.player = player;
        this.organizer = organizer;
        this.board = opened.get("view");
        this.version = opened.get("version").asInt();
    }

    /** Opens a career over this connection. */
    static BenchCareer open(Wire wire, String organizer) {
        var player = BenchGame.json(wire, Wire.post("/v1/subjects", "", "{}"), 201)
                .get("token")
                .asString();
        return new BenchCareer(
                player, organizer, BenchGame.json(wire, Wire.post("/v1/squad/careers", player, DETECTIVE), 201));
    }

    /** How many events the player has seen. */
    int version() {
        return version;
    }

    @Override
    public synchronized int play(Wire wire) {
        var bytes = BenchGame.expect(wire.send(next()), 200).bytes();
        var answer = JsonMapper.shared().readTree(bytes);
        board = answer.get("view");
        version = answer.get("version").asInt();
        return bytes.length;
    }

    @Override
    public void playRefused(Wire wire) {
        BenchGame.expect(wire.send(post("/job/interdict", "{}")), 409);
    }

    /** The move that the career waits for, where it waits for several the quickest. */
    private byte[] next() {
        var waits = board.get("waits").asString();
        return switch (waits) {
            case "JOB" -> post("/job", "{}");
            case "GENERATOR_STEP" ->
                post(
                        "/job/generator-steps",
                        "{\"step\": %d}".formatted(board.at("/job/nextStep").asInt()));
            case "ANATOMY" -> post("/job/anatomy", "{\"axis\": \"%s\"}".formatted(unwritten()));
            case "FIRST_READ" -> post("/job/first-read", "{\"reveal\": [\"OPERATOR\"]}");
            case "SESSION" -> post("/job/sessions", "{\"mode\": \"NORMAL\"}");
            case "JUNIOR_CHECK" -> post("/job/junior-check", "{\"step\": 5}");
            case "ACTION", "SOURCE", "SESSION_END" -> post("/job/session-end", "{}");
            case "FORCED_INTERDICT" -> post("/job/interdict/declined", "{}");
            case "CASUALTIES" -> post("/job/casualties", "{}");
            case "COUNTER_ACTION" -> post("/job/counter-action", "{\"choice\": \"SERGEANT\"}");
            case "CLOSE" -> post("/job/close", "{}");
            case "WOUNDS" -> post("/between/wound-recovery", "{}");
            case "HEAT" -> post("/between/heat-reset", "{}");
            case "RECORD" -> post("/between/casualty-record", "{\"fieldNote\": \"Too late.\"}");
            case "CLEARANCE_CHECK", "EVOLUTIONS" -> post("/between/evolution-check", "{}");
            case "AFTER_CASE_EVENT" -> post("/between/event", "{}");
            case "REQUISITION" -> post("/between/completed-steps", "{\"step\": \"REQUISITION\"}");
            case "ROUTING" -> Wire.post(path + "/reinstatement", organizer, "{}");
            default -> throw new IllegalStateException("a career waits for " + waits.toLowerCase(Locale.ROOT));
        };
    }

    private String unwritten() {
        for (var box : board.at("/job/anatomy")) {
            if (!box.get("placed").asBoolean()) {
                return box.get("axis").asString();
            }
        }
        throw new IllegalStateException("every box is written");
    }

    private byte[] post(String move, String body) {
        return Wire.post(path + move, player, body);
    }
}
