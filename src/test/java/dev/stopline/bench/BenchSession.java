package dev.stopline.bench;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * A session of line with everybody at the table, brought to an open vote by real moves. From there fingers may change,
 * questions be asked and stories be told without end, so that any number of accepted moves can follow; a second call is
 * refused.
 */
final class BenchSession implements BenchGame {

    private static final String OPENING = "{\"mode\": \"COMPANY_ONLY\", \"cardId\": \"pantry-routes\"}";

    private final String id;
    private final List<byte[]> cycle;
    private final byte[] refused;
    private final AtomicInteger next = new AtomicInteger();

    private BenchSession(String id, Map<String, String> tokens) {
        this.id = id;
        this.cycle = List.of(
                vote(tokens, "secops", 2),
                vote(tokens, "hr", 2),
                move(tokens, "finance-legal", "/free-actions", "{\"kind\": \"ASK\", \"text\": \"Who had the key?\"}"),
                vote(tokens, "finance-legal", 1),
                move(tokens, "IM", "/narrations", "{\"to\": \"ALL\", \"text\": \"The night desk says nothing.\"}"),
                vote(tokens, "scribe", 0),
                vote(tokens, "secops", 1),
                vote(tokens, "hr", 0));
        this.refused = move(tokens, "hr", "/stop-the-line", "{}");
    }

    private byte[] vote(Map<String, String> tokens, String seat, int hire) {
        return move(tokens, seat, "/votes", "{\"hire\": " + hire + "}");
    }

    private byte[] move(Map<String, String> tokens, String place, String path, String body) {
        return Wire.post("/v1/line/sessions/" + id + path, Objects.requireNonNull(tokens.get(place), place), body);
    }

    /** Opens a session over this connection and plays it to the vote. */
    static BenchSession open(Wire wire, String organizer) {
        var opened = BenchGame.json(wire, Wire.post("/v1/line/sessions", organizer, OPENING), 201);
        var id = opened.at("/outcome/gameId").asString();
        var tokens = new LinkedHashMap<String, String>();
        for (var code : opened.get("codes")) {
            var place = code.hasNonNull("seat")
                    ? code.get("seat").asString()
                    : code.get("place").asString();
            var join = "{\"code\": \"%s\", \"displayName\": \"Ada\"}"
                    .formatted(code.get("code").asString());
            var token = BenchGame.json(wire, Wire.post("/v1/join", "", join), 200)
                    .get("token")
                    .asString();
            tokens.put(place.equals("INCIDENT_MASTER") ? "IM" : place, token);
        }
        var game = new BenchSession(id, tokens);
        for (var step : List.of(
                game.move(tokens, "IM", "/opening-briefing", "{}"),
                game.move(tokens, "IM", "/start", "{}"),
                game.move(tokens, "IM", "/reveals", "{\"eventId\": \"e11\", \"text\": \"Noisy.\"}"),
                game.move(tokens, "IM", "/steps", "{\"step\": \"DISCUSS\"}"),
                game.move(tokens, "IM", "/steps", "{\"step\": \"ACT\"}"),
                game.move(tokens, "hr", "/stop-the-line", "{}"))) {
            BenchGame.json(wire, step, 200);
        }
        return game;
    }

    @Override
    public int play(Wire wire) {
        var request = cycle.get(Math.floorMod(next.getAndIncrement(), cycle.size()));
        return BenchGame.expect(wire.send(request), 200).bytes().length;
    }

    @Override
    public void playRefused(Wire wire) {
        BenchGame.expect(wire.send(refused), 409);
    }
}
