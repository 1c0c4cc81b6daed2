package dev.stopline.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import tools.jackson.databind.JsonNode;

/**
 * An event over HTTP and the person who runs it.
 *
 * @param http a client without a token
 * @param organizer the client of the event's organizer
 * @param tournamentId the event's id
 */
public record EventDesk(Http http, Http organizer, String tournamentId) {

    /** An event of this format, made by a new organizer of their own; three rounds, late entry after the first. */
    public static EventDesk open(Http http, String format) {
        var organizer = http.asOrganizer(CareerTable.person(http));
        var made = organizer.post(
                "/v1/tournaments",
                "{\"title\": \"The long ledger\", \"format\": \"%s\", \"rounds\": 3, \"lateUntil\": 1}"
                        .formatted(format));
        assertThat(made.status()).as(made.text()).isEqualTo(201);
        return new EventDesk(http, organizer, made.json().get("tournamentId").asString());
    }

    /** The address of the event, or of a part of it ({@code /boards}). */
    public String path(String part) {
        return "/v1/tournaments/" + tournamentId + part;
    }

    /** A move of the organizer. */
    public Http.Answer play(String part, String body, String... headers) {
        return organizer.post(path(part), body, headers);
    }

    /** A move of the organizer that must be accepted; answers the outcome. */
    public JsonNode played(String part, String body) {
        return accepted(part, play(part, body));
    }

    private static JsonNode accepted(String part, Http.Answer answer) {
        assertThat(answer.status()).as(part + " → " + answer.text()).isEqualTo(200);
        return answer.json();
    }

    /** What the organizer is shown at a part of the event. */
    public JsonNode read(String part) {
        return accepted(part, organizer.get(path(part)));
    }

    /** A new person enters the event, alone and by themselves. */
    public Entered enter(String name) {
        var person = CareerTable.person(http);
        var answer = person.post(path("/entrants"), "{\"displayName\": \"%s\"}".formatted(name));
        return new Entered(person, accepted("/entrants", answer).get("made").asString());
    }

    /**
     * Somebody who has entered.
     *
     * @param person their client
     * @param entrant the entrant's id
     */
    public record Entered(Http person, String entrant) {

        /** The id of the person as a subject. */
        public String subject() {
            return EventDesk.subject(person);
        }
    }

    /** The id of the person behind a client. */
    public static String subject(Http person) {
        return person.get("/v1/me").json().get("subjectId").asString();
    }
}
