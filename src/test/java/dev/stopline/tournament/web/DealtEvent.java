package dev.stopline.tournament.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.stopline.testkit.EventDesk;
import dev.stopline.testkit.Http;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;

/**
 * A duplicate of teams at one board of line.
 *
 * @param desk the event at its organizer's desk
 */
record DealtEvent(EventDesk desk) {

    private static final Duration PATIENCE = Duration.ofSeconds(30);
    private static final String ROUND =
            "{\"boards\": [\"B1\"], \"startsAt\": \"2027-04-03T10:00:00Z\", \"minutes\": 120}";

    /** An event that these teams have entered and that has not started. */
    static DealtEvent entered(Http http, String card, List<List<Http>> teams) {
        return entered(http, card, "COMPANY_ONLY", teams);
    }

    private static DealtEvent entered(Http http, String card, String mode, List<List<Http>> teams) {
        var desk = EventDesk.open(http, "DUPLICATE");
        for (var team : teams) {
            var subjects = team.stream()
                    .map(each -> "\"" + EventDesk.subject(each) + "\"")
                    .collect(Collectors.joining(", "));
            desk.played("/entrants", "{\"displayName\": \"A team\", \"subjects\": [%s]}".formatted(subjects));
        }
        desk.played("/boards", "{\"game\": \"LINE\", \"mode\": \"%s\", \"cardId\": \"%s\"}".formatted(mode, card));
        return new DealtEvent(desk);
    }

    /** An event that has dealt its board to these teams. */
    static DealtEvent dealt(Http http, String card, List<List<Http>> teams) {
        return entered(http, card, teams).deal();
    }

    /** An event that has dealt a board for both chairs to these teams. */
    static DealtEvent dealtBothSides(Http http, String card, List<List<Http>> teams) {
        return entered(http, card, "BOTH_CHAIRS", teams).deal();
    }

    /** Starts, and deals the board. */
    DealtEvent deal() {
        var answer = open();
        assertThat(answer.status()).as(answer.text()).isEqualTo(200);
        await().atMost(PATIENCE).until(() -> !tables().isEmpty());
        return this;
    }

    /** Starts, and asks for the round. */
    Http.Answer open() {
        desk.played("/start", "{}");
        return desk.play("/rounds", ROUND);
    }

    private JsonNode tables() {
        return desk.read("/rounds/1").get("tables");
    }

    /** The game of a person. */
    String tableOf(Http person) {
        return person.get(desk.path("/my-tables")).json().at("/tables/0/gameId").asString();
    }

    /** A person comes to take this seat at their table. */
    Http.Answer sit(Http person, String seat) {
        return person.post(
                desk.path("/tables/" + tableOf(person) + "/seats"),
                "{\"seat\": \"%s\", \"displayName\": \"Anna\"}".formatted(seat));
    }

    /** A person comes to run the first table. */
    Http.Answer moderate(Http person) {
        var game = tables().get(0).get("gameId").asString();
        return person.post(desk.path("/tables/" + game + "/moderator"), "{\"displayName\": \"Anna\"}");
    }

    /** The organizer asks a person to moderate the board. */
    Http.Answer assign(Http person) {
        return desk.play(
                "/moderators", "{\"subject\": \"%s\", \"boards\": [\"B1\"]}".formatted(EventDesk.subject(person)));
    }

    /** The organizer rules on every table, so that the board closes. */
    void rule() {
        var games = new ArrayList<String>();
        tables().forEach(table -> games.add(table.get("gameId").asString()));
        games.forEach(game -> desk.played(
                "/rulings",
                "{\"gameId\": \"%s\", \"kind\": \"CANCELLED\", \"why\": \"The net was down.\"}".formatted(game)));
    }
}
