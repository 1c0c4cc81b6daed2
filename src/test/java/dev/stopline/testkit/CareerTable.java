package dev.stopline.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import tools.jackson.databind.JsonNode;

/**
 * A career of squad over HTTP, and the person who plays it.
 *
 * @param player the client of the person whose career it is
 * @param careerId the career's id
 */
public record CareerTable(Http player, String careerId) {

    /** A detective who throws real dice. */
    public static final String DETECTIVE = """
            {"eye": 4, "legs": 4, "nerve": 3, "fgt": 4, "sht": 4, "specialization": "HAT", "warDetail": "OSS_EUROPE",
             "code": "Never lies to a widow.", "kit": ["SIDEARM_LOADOUT", "COMMS_SUITE"], "diceMode": "ENTERED"}""";

    /** A new person who makes this detective. */
    public static CareerTable open(Http http, String detective) {
        return of(person(http), detective);
    }

    /** One more career of this person. */
    public static CareerTable of(Http person, String detective) {
        var made = person.post("/v1/squad/careers", detective);
        assertThat(made.status()).as(made.text()).isEqualTo(201);
        return new CareerTable(person, made.json().get("gameId").asString());
    }

    /** Somebody whom nobody knows yet. */
    public static Http person(Http http) {
        var subject = http.post("/v1/subjects", "");
        assertThat(subject.status()).as(subject.text()).isEqualTo(201);
        return http.as(subject.json().get("token").asString());
    }

    /** The address of the career, or of a part of it ({@code /job}). */
    public String path(String part) {
        return "/v1/squad/careers/" + careerId + part;
    }

    /** A move of the player. */
    public Http.Answer play(String part, String body, String... headers) {
        return player.post(path(part), body, headers);
    }

    /** A move of the player that must be accepted; answers the outcome. */
    public JsonNode played(String part, String body) {
        var answer = play(part, body);
        assertThat(answer.status())
                .as(part + " " + body + " → " + answer.text())
                .isEqualTo(200);
        return answer.json();
    }

    /** What the player is shown at a part of the career. */
    public Http.Answer get(String part, String... headers) {
        return player.get(path(part), headers);
    }
}
