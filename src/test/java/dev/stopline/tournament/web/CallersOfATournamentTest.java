package dev.stopline.tournament.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.platform.axon.MoveGateway;
import dev.stopline.testkit.CareerTable;
import dev.stopline.testkit.Contract;
import dev.stopline.testkit.EventDesk;
import dev.stopline.testkit.ForgedTokens;
import dev.stopline.testkit.Http;
import dev.stopline.testkit.LineTable;
import dev.stopline.testkit.StoplineTest;
import dev.stopline.tournament.aggregate.PlayTournament;
import dev.stopline.tournament.aggregate.Tournament;
import dev.stopline.tournament.rules.JobClose;
import dev.stopline.tournament.rules.JobResult;
import dev.stopline.tournament.rules.ResultCommand;
import dev.stopline.tournament.rules.TournamentCommand;
import dev.stopline.tournament.rules.TournamentMove;
import dev.stopline.tournament.rules.WhoSees.Viewer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.web.server.LocalServerPort;

/**
 * T-EVT-02: who may ask for which operation of an event. The table has every one of them; the asks bring each event to
 * where its organizer's ask is accepted, so that no refusal is one of the moment.
 */
@StoplineTest
class CallersOfATournamentTest {

    /** In the table's order: the status that each of them gets. */
    private static final List<String> CALLERS = List.of(
            "none",
            "forged",
            "player",
            "spectator",
            "incident master",
            "facilitator",
            "stranger",
            "entrant",
            "organizer",
            "another organizer",
            "nameless organizer");

    private static final String TABLE = """
            createTournament     401 401 403 403 403 403 403 403 201 201 403
            listTournaments      401 401 403 403 403 403 200 200 200 200 200
            readTournament       401 401 403 403 403 403 200 200 200 200 200
            listEntrants         401 401 403 403 403 403 200 200 200 200 200
            readRound            401 401 403 403 403 403 200 200 200 200 200
            readStandings        401 401 403 403 403 403 200 200 200 200 200
            readPublicStandings  200 401 200 200 200 200 200 200 200 200 200
            register             401 401 403 403 403 403 200 409 200 403 403
            withdraw             401 401 403 403 403 403 403 200 200 403 403
            returnEntrant        401 401 403 403 403 403 403 200 200 403 403
            sitOut               401 401 403 403 403 403 403 403 200 403 403
            assignModerator      401 401 403 403 403 403 403 403 200 403 403
            relieveModerator     401 401 403 403 403 403 403 403 200 403 403
            noteSeen             401 401 403 403 403 403 403 403 200 403 403
            addBoard             401 401 403 403 403 403 403 403 200 403 403
            removeBoard          401 401 403 403 403 403 403 403 200 403 403
            chooseScoring        401 401 403 403 403 403 403 403 200 403 403
            chooseTieBreaks      401 401 403 403 403 403 403 403 200 403 403
            startTournament      401 401 403 403 403 403 403 403 200 403 403
            closeTournament      401 401 403 403 403 403 403 403 200 403 403
            publishStandings     401 401 403 403 403 403 403 403 200 403 403
            forbidPairing        401 401 403 403 403 403 403 403 200 403 403
            forcePairing         401 401 403 403 403 403 403 403 200 403 403
            liftPairing          401 401 403 403 403 403 403 403 200 403 403
            openRound            401 401 403 403 403 403 403 403 200 403 403
            pauseRound           401 401 403 403 403 403 403 403 200 403 403
            resumeRound          401 401 403 403 403 403 403 403 200 403 403
            giveExtraTime        401 401 403 403 403 403 403 403 200 403 403
            closeRound           401 401 403 403 403 403 403 403 200 403 403
            startAttempt         401 401 403 403 403 403 403 200 200 403 403
            recordNoShow         401 401 403 403 403 403 403 403 200 403 403
            ruleOnTable          401 401 403 403 403 403 403 403 200 403 403
            correctLineResult    401 401 403 403 403 403 403 403 200 403 403
            correctJobResult     401 401 403 403 403 403 403 403 200 403 403
            correctByRuling      401 401 403 403 403 403 403 403 200 403 403
            """;

    private static final String LINE_CARD =
            "{\"game\": \"LINE\", \"mode\": \"COMPANY_ONLY\", \"cardId\": \"pantry-routes\"}";
    private static final String JOB = "{\"game\": \"SQUAD\", \"cardId\": \"harbour\", \"detective\": \"hat\"}";

    @LocalServerPort
    int port;

    @Autowired
    MoveGateway gateway;

    private final Map<String, String> expected = new LinkedHashMap<>();
    private final Map<String, Http> callers = new LinkedHashMap<>();
    private final TreeSet<String> asked = new TreeSet<>();
    private final List<String> faults = new ArrayList<>();

    @Test
    void every_operation_answers_each_caller_as_the_table_says() throws Exception {
        TABLE.lines().map(line -> line.split(" +", 2)).forEach(line -> expected.put(line[0], line[1]));
        seatTheCallers();

        new Duplicate().ask();
        new Ladder().ask();
        new Swiss().ask();

        assertThat(faults).isEmpty();
        assertThat(asked).isEqualTo(expected.keySet()).isEqualTo(inTheContract());
    }

    private TreeSet<String> inTheContract() {
        var contract = Contract.of(Http.at(port));
        var ids = new TreeSet<String>();
        Stream.of("GET", "POST", "PUT", "PATCH", "DELETE")
                .flatMap(method -> contract.operations(method).stream())
                .filter(operation -> operation.path().startsWith("/v1/tournaments"))
                .forEach(operation -> ids.add(operation.id()));
        return ids;
    }

    private void seatTheCallers() throws Exception {
        var http = Http.at(port);
        var table = LineTable.open(http, "{\"mode\": \"COMPANY_ONLY\", \"cardId\": \"pantry-routes\"}");
        var im = table.at("INCIDENT_MASTER");
        callers.put("none", http);
        callers.put(
                "forged",
                http.as(Objects.requireNonNull(ForgedTokens.of(im.token()).get("signed with another key"))));
        callers.put("player", table.at("hr"));
        callers.put("spectator", table.at("SPECTATOR"));
        callers.put("incident master", im);
        var code = im.post(table.path("/codes"), "{\"place\": \"FACILITATOR\"}");
        callers.put(
                "facilitator",
                http.as(LineTable.join(http, code.json().get("code").asString(), "Nina")));
        callers.put("stranger", CareerTable.person(http));
        callers.put("entrant", CareerTable.person(http));
        callers.put("another organizer", http.asOrganizer(CareerTable.person(http)));
        callers.put("nameless organizer", http.asOrganizer());
    }

    /** An event, and what is asked of it in the order of its life. */
    private class Life {

        final EventDesk desk;

        Life(String format) {
            desk = EventDesk.open(Http.at(port), format);
            callers.put("organizer", desk.organizer());
            enter("entrant");
            desk.enter("The second");
            desk.enter("The third");
            desk.enter("The fourth");
        }

        private void enter(String caller) {
            var answer = at(caller).post(desk.path("/entrants"), "{\"displayName\": \"The first\"}");
            assertThat(answer.status()).as(answer.text()).isEqualTo(200);
        }

        Http at(String caller) {
            return Objects.requireNonNull(callers.get(caller));
        }

        /** Each caller sends this; in it, @own is the entrant's for the entrant and another's for all others. */
        void post(String operation, String part, String body) {
            each(
                    operation,
                    caller -> at(caller)
                            .post(desk.path(part), body.replace("@own", caller.equals("entrant") ? "E1" : "E2")));
        }

        void get(String operation, String path) {
            each(operation, caller -> at(caller).get(path));
        }

        void each(String operation, java.util.function.Function<String, Http.Answer> ask) {
            asked.add(operation);
            var statuses = expected.getOrDefault(operation, "").split(" ");
            for (int i = 0; i < CALLERS.size(); i++) {
                var answer = ask.apply(CALLERS.get(i));
                var due = i < statuses.length ? statuses[i] : "a row in the table";
                if (!Integer.toString(answer.status()).equals(due)) {
                    faults.add(operation + " by " + CALLERS.get(i) + ": " + due + " is due: " + answer.text());
                }
            }
        }

        void service(TournamentCommand command) throws Exception {
            var move = new TournamentMove(TournamentMove.Part.SERVICE, "service", "2027-04-03T12:00:00Z", command);
            gateway.<Object>play(
                    desk.tournamentId(),
                    new PlayTournament(desk.tournamentId(), move, Viewer.EVERYBODY, null),
                    Tournament.stampOf(move));
        }

        String game(String prefix, int board, int table) {
            return prefix + desk.tournamentId().substring("event".length()) + "-R1-B" + board + "-T" + table;
        }
    }

    private final class Duplicate extends Life {

        private static final String ROUND = "{\"boards\": [\"B1\"], \"startsAt\": \"2027-04-03T10:00:00Z\","
                + " \"minutes\": 120, \"warnings\": [30, 5]}";

        Duplicate() {
            super("DUPLICATE");
        }

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
                    caller -> at(caller)
                            .post("/v1/tournaments", "{\"title\": \"x\", \"format\": \"SWISS\", \"rounds\": 1}"));
            get("listTournaments", "/v1/tournaments");
            get("readTournament", desk.path(""));
            each("register", caller -> at(caller).post(desk.path("/entrants"), registration(caller)));
            get("listEntrants", desk.path("/entrants"));
            post("withdraw", "/withdrawals", "{\"entrant\": \"@own\", \"why\": \"ill\"}");
            post("returnEntrant", "/returns", "{\"entrant\": \"@own\"}");
            post("addBoard", "/boards", LINE_CARD);
            desk.played("/boards", LINE_CARD.replace("pantry-routes", "clinic-letterbox"));
            post("removeBoard", "/boards/removal", "{\"board\": \"B2\"}");
            var moderator = EventDesk.subject(CareerTable.person(desk.http()));
            post("assignModerator", "/moderators", "{\"subject\": \"%s\", \"boards\": [\"B1\"]}".formatted(moderator));
            post(
                    "relieveModerator",
                    "/moderators/relief",
                    "{\"subject\": \"%s\", \"board\": \"B1\"}".formatted(moderator));
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

        /** The organizer enters somebody new; everybody else enters themselves. */
        private String registration(String caller) {
            var self = "{\"displayName\": \"A name\"}";
            if (!caller.equals("organizer")) {
                return caller.endsWith("organizer") ? named("anybody") : self;
            }
            return named(EventDesk.subject(CareerTable.person(desk.http())));
        }

        private String named(String subject) {
            var known = subject.equals("anybody") ? EventDesk.subject(at("stranger")) : subject;
            return "{\"displayName\": \"A name\", \"subjects\": [\"%s\"]}".formatted(known);
        }

        private void play() {
            get("readRound", desk.path("/rounds/1"));
            post("pauseRound", "/round/pause", "{}");
            post("resumeRound", "/round/resume", "{}");
            post("giveExtraTime", "/round/extra-time", "{\"minutes\": 10}");
            post("recordNoShow", "/no-shows", "{\"entrant\": \"E1\"}");
        }

        private void rule() {
            var award = "{\"gameId\": \"%s\", \"kind\": \"AWARDED\", \"points\": [5], \"why\": \"The clock.\"}"
                    .formatted(game("line", 1, 2));
            post("ruleOnTable", "/rulings", award);
            post("correctByRuling", "/corrections/rulings", award.replace("[5]", "[4]"));
            post(
                    "correctLineResult",
                    "/corrections/sessions",
                    ("{\"gameId\": \"%s\", \"ending\": \"CONTAINED\","
                                    + " \"payoff\": 3, \"exposure\": 2, \"processHeld\": true, \"why\": \"Misread.\"}")
                            .formatted(game("line", 1, 2)));
            for (int table = 3; table <= 5; table++) {
                desk.play("/rulings", award.replace("-T2", "-T" + table));
            }
        }

        private void end() {
            post("closeRound", "/round/close", "{}");
            get("readStandings", desk.path("/standings?afterRound=1"));
            post("publishStandings", "/standings/publication", "{\"open\": true}");
            get("readPublicStandings", desk.path("/standings/public"));
            post("closeTournament", "/close", "{}");
        }
    }

    private final class Ladder extends Life {

        Ladder() {
            super("LADDER");
        }

        void ask() throws Exception {
            desk.played("/boards", JOB);
            desk.played("/start", "{}");
            desk.played("/rounds", Duplicate.ROUND);
            post("startAttempt", "/attempts", "{\"entrant\": \"@own\", \"board\": \"B1\"}");
            var game = game("squad", 1, 1);
            service(new ResultCommand.RecordJobResult(game, new JobResult(1, JobClose.STOP, 1, 2, false)));
            post(
                    "correctJobResult",
                    "/corrections/jobs",
                    ("{\"gameId\": \"%s\", \"job\": 1, \"close\": \"CLEAN_STOP\","
                                    + " \"casualties\": 0, \"sessions\": 2, \"codeCrossed\": false, \"why\": \"Misread.\"}")
                            .formatted(game));
        }
    }

    private final class Swiss extends Life {

        Swiss() {
            super("SWISS");
        }

        void ask() {
            post("forbidPairing", "/pairings/forbidden", "{\"first\": \"E1\", \"second\": \"E2\"}");
            post("forcePairing", "/pairings/forced", "{\"first\": \"E1\", \"second\": \"E3\"}");
            post("liftPairing", "/pairings/lifted", "{\"first\": \"E1\", \"second\": \"E3\"}");
        }
    }
}
