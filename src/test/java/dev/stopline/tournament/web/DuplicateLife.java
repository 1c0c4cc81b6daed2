package dev.stopline.tournament.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.stopline.testkit.CareerTable;
import dev.stopline.testkit.EventDesk;
import dev.stopline.testkit.Http;
import java.time.Duration;

/** A duplicate of one round at a board of line, from its creation to its close. */
final class DuplicateLife extends EventLife {

    private static final String LINE_CARD =
            "{\"game\": \"LINE\", \"mode\": \"COMPANY_ONLY\", \"cardId\": \"pantry-routes\"}";

    DuplicateLife(Http http, Callers callers, Asks asks) {
        super(http, callers, asks, "DUPLICATE");
    }

    @Override
    void ask() {
        prepare();
        post("openRound", "/rounds", ROUND);
        play();
        rule();
        end();
    }

    private void prepare() {
        each(
                "createTournament",
                caller -> callers.of(caller)
                        .post("/v1/tournaments", "{\"title\": \"x\", \"format\": \"SWISS\", \"rounds\": 1}"));
        get("listTournaments", "/v1/tournaments");
        get("readTournament", desk.path(""));
        post("addBoard", "/boards", LINE_CARD);
        moderated();
        each("register", caller -> callers.of(caller).post(desk.path("/entrants"), registration(caller)));
        get("listEntrants", desk.path("/entrants"));
        get("listTournamentMoves", desk.path("/moves?explain=true"));
        post("withdraw", "/withdrawals", "{\"entrant\": \"@own\", \"why\": \"ill\"}");
        post("returnEntrant", "/returns", "{\"entrant\": \"@own\"}");
        desk.played("/boards", LINE_CARD.replace("pantry-routes", "clinic-letterbox"));
        post("removeBoard", "/boards/removal", "{\"board\": \"B2\"}");
        var moderator = EventDesk.subject(CareerTable.person(desk.http()));
        post("assignModerator", "/moderators", "{\"subject\": \"%s\", \"boards\": [\"B1\"]}".formatted(moderator));
        post("relieveModerator", "/moderators/relief", "{\"subject\": \"%s\", \"board\": \"B1\"}".formatted(moderator));
        post("noteSeen", "/seen-cards", "{\"subject\": \"%s\", \"cardId\": \"night-clinic\"}".formatted(moderator));
        var chair = "{\"contained\": 1, \"costly\": 1, \"paidOut\": 1, \"stillInside\": 1, \"payoff\": 1,"
                + " \"exposure\": 1, \"processHeld\": 1}";
        post(
                "chooseScoring",
                "/scoring",
                ("{\"company\": %s, \"comrades\": %s, \"job\": {\"cleanStop\": 1, \"stop\": 1,"
                                + " \"partialStop\": 1, \"failedIntercept\": 1, \"failedHostile\": 1, \"casualty\": 1,"
                                + " \"session\": 1, \"codeCrossed\": 1}}")
                        .formatted(chair, chair));
        post("chooseTieBreaks", "/tie-breaks", "{\"order\": [\"LOTS\"]}");
        post("startTournament", "/start", "{}");
        post("sitOut", "/sittings-out", "{\"entrant\": \"E4\", \"halves\": 0}");
    }

    private void moderated() {
        desk.played(
                "/moderators",
                "{\"subject\": \"%s\", \"boards\": [\"B1\"]}".formatted(EventDesk.subject(callers.of("moderator"))));
    }

    /** The organizer enters somebody new; everybody else enters themselves. */
    private String registration(String caller) {
        var self = "{\"displayName\": \"A name\"}";
        if (!caller.equals("organizer")) {
            return caller.endsWith("organizer") ? named("anybody") : self;
        }
        return named(EventDesk.subject(CareerTable.person(desk.http())));
    }

    private String named(String subject) {
        var known = subject.equals("anybody") ? EventDesk.subject(callers.of("stranger")) : subject;
        return "{\"displayName\": \"A name\", \"subjects\": [\"%s\"]}".formatted(known);
    }

    private void play() {
        get("readRound", desk.path("/rounds/1"));
        await().atMost(Duration.ofSeconds(20))
                .untilAsserted(
                        () -> assertThat(desk.read("/rounds/1").get("tables")).isNotEmpty());
        get("listMyTables", desk.path("/my-tables"));
        var table = "/tables/" + game("line", 1);
        post("takeSeat", table + "/seats", "{\"seat\": \"hr\", \"displayName\": \"Ada\"}");
        post("moderateTable", table + "/moderator", "{\"displayName\": \"Grace\"}");
        post("pauseRound", "/round/pause", "{}");
        post("resumeRound", "/round/resume", "{}");
        post("giveExtraTime", "/round/extra-time", "{\"minutes\": 10}");
        post("recordNoShow", "/no-shows", "{\"entrant\": \"E1\"}");
    }

    private void rule() {
        var award = "{\"gameId\": \"%s\", \"kind\": \"AWARDED\", \"points\": [5], \"why\": \"The clock.\"}"
                .formatted(game("line", 2));
        post("ruleOnTable", "/rulings", award);
        post("correctByRuling", "/corrections/rulings", award.replace("[5]", "[4]"));
        post(
                "correctLineResult",
                "/corrections/sessions",
                ("{\"gameId\": \"%s\", \"ending\": \"CONTAINED\","
                                + " \"payoff\": 3, \"exposure\": 2, \"processHeld\": true, \"why\": \"Misread.\"}")
                        .formatted(game("line", 2)));
        for (int table = 3; table <= 5; table++) {
            desk.play("/rulings", award.replace("-T2", "-T" + table));
        }
    }

    private void end() {
        post("closeRound", "/round/close", "{}");
        get("readStandings", desk.path("/standings?afterRound=1"));
        post("publishStandings", "/standings/publication", "{\"open\": true}");
        get("readPublicStandings", desk.path("/standings/public"));
        get("readPublicStandingsPage", desk.path("/standings/public/page"));
        takeAway();
        post("closeTournament", "/close", "{}");
    }

    private void takeAway() {
        get("exportTournament", desk.path("/record"));
        get("exportStandings", desk.path("/standings/csv"));
        get("exportResults", desk.path("/results/csv"));
        get("readResultSheet", desk.path("/result-sheet"));
        get("readCertificates", desk.path("/certificates"));
        get("readTraveller", desk.path("/boards/B1/traveller"));
        get("readTravellerPage", desk.path("/boards/B1/traveller/page"));
    }
}
