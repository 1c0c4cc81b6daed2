package dev.stopline.tournament.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.stopline.testkit.EventDesk;
import dev.stopline.testkit.Http;
import java.util.function.Function;

/** An event, and what every caller asks of it in the order of its life, the organizer always when it is the moment. */
abstract class EventLife {

    static final String ROUND = "{\"boards\": [\"B1\"], \"startsAt\": \"2027-04-03T10:00:00Z\", \"minutes\": 120,"
            + " \"warnings\": [30, 5]}";

    final EventDesk desk;
    final Callers callers;
    private final Asks asks;

    /** Takes down what each caller is answered. */
    interface Asks {

        /** Lets each caller ask for this operation. */
        void each(String operation, Function<String, Http.Answer> ask);
    }

    /** An event of this format that the entrant has entered as E1, and three others after it. */
    EventLife(Http http, Callers callers, Asks asks, String format) {
        this.callers = callers;
        this.asks = asks;
        desk = EventDesk.open(http, format);
        callers.organizer(desk.organizer());
        var entered = callers.of("entrant").post(desk.path("/entrants"), "{\"displayName\": \"The first\"}");
        assertThat(entered.status()).as(entered.text()).isEqualTo(200);
        desk.enter("The second");
        desk.enter("The third");
        desk.enter("The fourth");
    }

    /** Asks for everything that belongs to such an event. */
    abstract void ask() throws Exception;

    /** Each caller sends this; in it, @own is the entrant's own id for the entrant, and another's for all others. */
    void post(String operation, String part, String body) {
        each(
                operation,
                caller -> callers.of(caller)
                        .post(desk.path(part), body.replace("@own", caller.equals("entrant") ? "E1" : "E2")));
    }

    /** Each caller reads this; and whoever has what the ETag names is told so. */
    void get(String operation, String path) {
        each(operation, caller -> callers.of(caller).get(path));
        var reader = callers.of("stranger");
        // The service may move meanwhile.
        await().untilAsserted(() -> {
            var tag = reader.get(path).header("ETag");
            var again =
                    tag.isEmpty() ? 304 : reader.get(path, "If-None-Match", tag).status();
            assertThat(again).as(path).isEqualTo(304);
        });
    }

    void each(String operation, Function<String, Http.Answer> ask) {
        asks.each(operation, ask);
    }

    /** T-RND-02: the game of this table at the first board of the first round. */
    String game(String prefix, int table) {
        return prefix + desk.tournamentId().substring("event".length()) + "-R1-B1-T" + table;
    }
}
