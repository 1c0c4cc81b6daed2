package dev.stopline.bench;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A game that can be played on without end. */
interface BenchGame {

    /** Plays the next move, which must be accepted; answers how long its answer is in bytes. */
    int play(Wire wire);

    /** Sends a move that must be refused. */
    void playRefused(Wire wire);

    /** The answer to a request, which must have this status. */
    static JsonNode json(Wire wire, byte[] request, int status) {
        return JsonMapper.shared().readTree(expect(wire.send(request), status).bytes());
    }

    /** The answer, which must have this status. */
    static Wire.Answer expect(Wire.Answer answer, int status) {
        if (answer.status() != status) {
            throw new IllegalStateException("status " + answer.status() + ": " + answer.text());
        }
        return answer;
    }
}
