package dev.stopline.testkit.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.stopline.testkit.CareerTable;
import dev.stopline.testkit.EventDesk;
import dev.stopline.testkit.Http;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Function;
import tools.jackson.databind.JsonNode;

/** An event from outside: a person runs it, others enter it and run its tables, and bots play for all of them. */
public final class BotEvent {

    private static final Duration PATIENCE = Duration.ofSeconds(60);
    private static final int AT_ONCE = 3;

    private final EventDesk desk;
    private final Http person;
    private final Map<String, Http> players = new LinkedHashMap<>();
    private final List<Http> moderators = new ArrayList<>();
    private final Map<String, Map<String, Http>> places = new TreeMap<>();
    private int rounds;

    private BotEvent(EventDesk desk, Http person) {
        this.desk = desk;
        this.person = person;
    }

    /** An event that a new person creates with this body. */
    public static BotEvent created(Http http, String body) {
        var person = CareerTable.person(http);
        var organizer = http.asOrganizer(person);
        var made = organizer.post("/v1/tournaments", body);
        assertThat(made.status()).as(made.text()).isEqualTo(201);
        var id = made.json().get("tournamentId").asString();
        return new BotEvent(new EventDesk(http, organizer, id), person);
    }

    /** The event at its organizer's desk. */
    public EventDesk desk() {
        return desk;
    }

    /** The subject who runs the event, not as its organizer. */
    public Http person() {
        return person;
    }

    /** The person of an entrant by its id, E1 to as many as have entered. */
    public Http player(String entrant) {
        return Objects.requireNonNull(players.get(entrant), entrant);
    }

    /** Who runs tables, the organizer's person first. */
    public List<Http> moderators() {
        return List.copyOf(moderators);
    }

    /** So many more people enter, each alone. */
    public void enter(int entrants) {
        for (int i = 0; i < entrants; i++) {
            var entered = desk.enter("Entrant " + (players.size() + 1));
            players.put(entered.entrant(), entered.person());
        }
    }

    /** The organizer adds a board; answers its id. */
    public String board(String body) {
        return desk.played("/boards", body).get("made").asString();
    }

    /** The organizer and a new person run the tables of these boards. */
    public void moderated(List<String> boards) {
        moderators.add(person);
        moderators.add(CareerTable.person(desk.http()));
        var named = "\"" + String.join("\", \"", boards) + "\"";
        moderators.forEach(each -> desk.played(
                "/moderators", "{\"subject\": \"%s\", \"boards\": [%s]}".formatted(EventDesk.subject(each), named)));
    }

    /** The organizer opens the next round on these boards; answers it once its tables stand and every place is taken. */
    public JsonNode round(List<String> boards) {
        desk.played(
                "/rounds",
                "{\"boards\": [\"%s\"], \"startsAt\": \"2027-04-03T10:00:00Z\", \"minutes\": 120}"
                        .formatted(String.join("\", \"", boards)));
        rounds++;
        await().atMost(PATIENCE)
                .until(() ->
                        now().get("tables").size() == now().at("/round/tables").asInt());
        takePlaces();
        return now();
    }

    /** Everybody takes the places that are theirs at tables where they have none yet; two moderators take turns. */
    public void takePlaces() {
        for (var player : players.values()) {
            mine(player).forEach(table -> table.get("seats").forEach(seat -> sit(player, table, seat.asString())));
        }
        for (int i = 0; i < moderators.size(); i++) {
            int turn = i;
            var moderator = moderators.get(i);
            mine(moderator).forEach(table -> {
                if (table.get("table").asInt() % moderators.size() == turn) {
                    run(moderator, table);
                }
            });
        }
    }

    private JsonNode mine(Http person) {
        var answer = person.get(desk.path("/my-tables"));
        assertThat(answer.status()).as(answer.text()).isEqualTo(200);
        return answer.json().get("tables");
    }

    private void sit(Http player, JsonNode table, String seat) {
        take(player, table, seat, "/seats", "{\"seat\": \"%s\", \"displayName\": \"Ada\"}".formatted(seat));
    }

    private void run(Http moderator, JsonNode table) {
        take(moderator, table, "INCIDENT_MASTER", "/moderator", "{\"displayName\": \"Grace\"}");
    }

    private void take(Http person, JsonNode table, String place, String part, String body) {
        var gameId = table.get("gameId").asString();
        var taken = places.computeIfAbsent(gameId, absent -> new TreeMap<>());
        if (!taken.containsKey(place)) {
            var answer = person.post(desk.path("/tables/" + gameId + part), body);
            assertThat(answer.status()).as(answer.text()).isEqualTo(200);
            var token = answer.json().path("token").asString("");
            taken.put(place, token.isEmpty() ? person : person.as(token));
        }
    }

    /** The open round as its organizer sees it. */
    public JsonNode now() {
        return desk.read("/rounds/" + rounds);
    }

    /** The ids of the games of the latest round, in the order of its tables. */
    public List<String> games() {
        var games = new ArrayList<String>();
        now().get("tables").forEach(table -> games.add(table.get("gameId").asString()));
        return List.copyOf(games);
    }

    /** The client of a place at a table. */
    public Http at(String gameId, String place) {
        return Objects.requireNonNull(
                Objects.requireNonNull(places.get(gameId), gameId).get(place), place);
    }

    /** The bots at a table of line. */
    public LineBots line(String gameId, long seed) {
        return LineBots.at(gameId, place -> at(gameId, place), seed);
    }

    /** The bot at a career of squad. */
    public CareerBot career(String gameId, long seed) {
        return new CareerBot(new CareerTable(at(gameId, "player"), gameId), seed);
    }

    /** Something done with each of these, a few at once; answers what it brought, in their order. */
    public static <A, B> List<B> each(List<A> all, Function<A, B> task)
            throws InterruptedException, ExecutionException {
        try (var threads = Executors.newFixedThreadPool(AT_ONCE)) {
            var done = new ArrayList<Future<B>>();
            all.forEach(each -> done.add(threads.submit(() -> task.apply(each))));
            var brought = new ArrayList<B>();
            for (var each : done) {
                brought.add(each.get());
            }
            return List.copyOf(brought);
        }
    }

    /** Waits until something is so at the event, as its organizer reads it. */
    public void awaits(String what, Function<JsonNode, Boolean> isSo) {
        await(what).atMost(PATIENCE).until(() -> isSo.apply(desk.read("")));
    }
}
