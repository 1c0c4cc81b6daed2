package dev.stopline.bench;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;

/** A duplicate event of one board over HTTP: as many tables as entrants. */
final class BenchEvent {

    private static final String EVENT =
            "{\"title\": \"Five hundred tables\", \"format\": \"DUPLICATE\", \"rounds\": 1}";
    private static final String BOARD =
            "{\"game\": \"LINE\", \"mode\": \"COMPANY_ONLY\", \"cardId\": \"pantry-routes\"}";

    private final Wire wire;
    private final String organizer;
    private final String path;
    private final int tables;

    private BenchEvent(Wire wire, String organizer, String path, int tables) {
        this.wire = wire;
        this.organizer = organizer;
        this.path = path;
        this.tables = tables;
    }

    /** An event that has started, with so many entrants. */
    static BenchEvent started(Wire wire, String secret, int tables) {
        var person = subject(wire);
        var credential = "{\"secret\": \"%s\"}".formatted(secret);
        var organizer = BenchGame.json(
                        wire,
                        Wire.post("/v1/organizer-tokens", person.get("token").asString(), credential),
                        200)
                .get("token")
                .asString();
        var id = BenchGame.json(wire, Wire.post("/v1/tournaments", organizer, EVENT), 201)
                .get("tournamentId")
                .asString();
        var event = new BenchEvent(wire, organizer, "/v1/tournaments/" + id, tables);
        for (int i = 0; i < tables; i++) {
            var entrant = "{\"displayName\": \"Team %d\", \"subjects\": [\"%s\"]}"
                    .formatted(i, subject(wire).get("subjectId").asString());
            event.post("/entrants", entrant);
        }
        event.post("/boards", BOARD);
        event.post("/start", "{}");
        return event;
    }

    private static JsonNode subject(Wire wire) {
        return BenchGame.json(wire, Wire.post("/v1/subjects", "", "{}"), 201);
    }

    private JsonNode post(String part, String body) {
        return BenchGame.json(wire, Wire.post(path + part, organizer, body), 200);
    }

    private JsonNode get(String part) {
        var request = "GET " + path + part + " HTTP/1.1\r\nHost: localhost\r\nAccept: application/json\r\n"
                + "Authorization: Bearer " + organizer + "\r\n\r\n";
        return BenchGame.json(wire, request.getBytes(StandardCharsets.US_ASCII), 200);
    }

    /** Opens the round, and waits until all of its tables are there. */
    void open() throws InterruptedException {
        post("/rounds", "{\"boards\": [\"B1\"], \"startsAt\": \"2027-03-14T10:00:00Z\", \"minutes\": 90}");
        while (get("/rounds/1").get("tables").size() < tables) {
            Thread.sleep(10);
        }
    }

    /** Ends every table, one after the other, and the round. */
    void end() {
        for (var game : games()) {
            post(
                    "/rulings",
                    "{\"gameId\": \"%s\", \"kind\": \"AWARDED\", \"points\": [%d], \"why\": \"Timed.\"}"
                            .formatted(game, game.hashCode() & 7));
        }
        post("/round/close", "{}");
    }

    private List<String> games() {
        var games = new ArrayList<String>();
        for (var table : get("/rounds/1").get("tables")) {
            games.add(table.get("gameId").asString());
        }
        return games;
    }

    /** Reads the standings. */
    void readStandings() {
        if (get("/standings").get("rows").size() != tables) {
            throw new IllegalStateException("not everybody is in the standings");
        }
    }
}
