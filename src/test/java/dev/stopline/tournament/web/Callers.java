package dev.stopline.tournament.web;

import dev.stopline.testkit.CareerTable;
import dev.stopline.testkit.ForgedTokens;
import dev.stopline.testkit.Http;
import dev.stopline.testkit.LineTable;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** One caller of each kind there is, by what it is to an event; who enters and who organizes is told by each event. */
final class Callers {

    /** All of them, in order. */
    static final List<String> ALL = List.of(
            "none",
            "forged",
            "player",
            "spectator",
            "incident master",
            "facilitator",
            "stranger",
            "entrant",
            "moderator",
            "organizer",
            "another organizer",
            "nameless organizer");

    private final Map<String, Http> clients = new LinkedHashMap<>();

    private Callers() {}

    /** Everybody, the organizer aside. */
    static Callers at(Http http) throws Exception {
        var callers = new Callers();
        callers.seat(http);
        return callers;
    }

    /** The client of this caller. */
    Http of(String caller) {
        return Objects.requireNonNull(clients.get(caller));
    }

    /** From now on this is the organizer. */
    void organizer(Http client) {
        clients.put("organizer", client);
    }

    private void seat(Http http) throws Exception {
        var table = LineTable.open(http, "{\"mode\": \"COMPANY_ONLY\", \"cardId\": \"pantry-routes\"}");
        var im = table.at("INCIDENT_MASTER");
        clients.put("none", http);
        clients.put(
                "forged",
                http.as(Objects.requireNonNull(ForgedTokens.of(im.token()).get("signed with another key"))));
        clients.put("player", table.at("hr"));
        clients.put("spectator", table.at("SPECTATOR"));
        clients.put("incident master", im);
        var code = im.post(table.path("/codes"), "{\"place\": \"FACILITATOR\"}");
        clients.put(
                "facilitator",
                http.as(LineTable.join(http, code.json().get("code").asString(), "Nina")));
        clients.put("stranger", CareerTable.person(http));
        clients.put("entrant", CareerTable.person(http));
        clients.put("moderator", CareerTable.person(http));
        clients.put("another organizer", http.asOrganizer(CareerTable.person(http)));
        clients.put("nameless organizer", http.asOrganizer());
    }
}
