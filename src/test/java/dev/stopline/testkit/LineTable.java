package dev.stopline.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/** A session of line over HTTP with everybody at the table, each with a token of their own. */
public final class LineTable {

    private final Http http;
    private final String sessionId;
    private final Map<String, Http> places;

    private LineTable(Http http, String sessionId, Map<String, Http> places) {
        this.http = http;
        this.sessionId = sessionId;
        this.places = places;
    }

    /** Opens a session as an organizer with this body, and redeems every code. */
    public static LineTable open(Http http, String body) {
        var opened = http.asOrganizer().post("/v1/line/sessions", body);
        assertThat(opened.status()).as(opened.text()).isEqualTo(201);
        var places = new LinkedHashMap<String, Http>();
        for (JsonNode code : opened.json().get("codes")) {
            var place = code.hasNonNull("seat")
                    ? code.get("seat").asString()
                    : code.get("place").asString();
            places.put(place, http.as(join(http, code.get("code").asString(), place)));
        }
        return new LineTable(http, opened.json().get("outcome").get("gameId").asString(), places);
    }

    /** Redeems a code; answers the token. */
    public static String join(Http http, String code, String name) {
        var joined = http.post("/v1/join", "{\"code\": \"%s\", \"displayName\": \"%s\"}".formatted(code, name));
        assertThat(joined.status()).as(joined.text()).isEqualTo(200);
        return joined.json().get("token").asString();
    }

    /** The session's id. */
    public String sessionId() {
        return sessionId;
    }

    /** A client without a token. */
    public Http http() {
        return http;
    }

    /** The client of a place: {@code INCIDENT_MASTER}, {@code SPECTATOR}, or a seat. */
    public Http at(String place) {
        return java.util.Objects.requireNonNull(places.get(place));
    }

    /** The address of the session, or of a part of it ({@code /votes}). */
    public String path(String part) {
        return "/v1/line/sessions/" + sessionId + part;
    }

    /** A move of a place. */
    public Http.Answer play(String place, String path, String body, String... headers) {
        return at(place).post(path(path), body, headers);
    }

    /** A move of a place that must be accepted; answers the outcome. */
    public JsonNode played(String place, String path, String body) {
        var answer = play(place, path, body);
        assertThat(answer.status())
                .as(path + " " + body + " → " + answer.text())
                .isEqualTo(200);
        return answer.json();
    }

    /** A move of the Incident Master that must be accepted; answers the outcome. */
    public JsonNode im(String path, String body) {
        return played("INCIDENT_MASTER", path, body);
    }
}
