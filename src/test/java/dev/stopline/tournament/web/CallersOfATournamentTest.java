package dev.stopline.tournament.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.platform.axon.MoveGateway;
import dev.stopline.testkit.AnswerContract;
import dev.stopline.testkit.Contract;
import dev.stopline.testkit.Contract.Operation;
import dev.stopline.testkit.Http;
import dev.stopline.testkit.Rule;
import dev.stopline.testkit.StoplineTest;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.web.server.LocalServerPort;

/**
 * Who may ask for which operation of an event. The table has every one of them; the asks bring each event to where its
 * organizer's ask is accepted, so that no refusal is one of the moment. What is accepted is answered as the contract says.
 */
@StoplineTest
class CallersOfATournamentTest {

    /** The status that each of {@link Callers#ALL} gets, in that order. */
    private static final String TABLE = """
            createTournament     401 401 403 403 403 403 403 403 403 201 201 403
            listTournaments      401 401 403 403 403 403 200 200 200 200 200 200
            readTournament       401 401 403 403 403 403 200 200 200 200 200 200
            listEntrants         401 401 403 403 403 403 200 200 200 200 200 200
            listTournamentMoves  401 401 403 403 403 403 200 200 200 200 200 200
            readRound            401 401 403 403 403 403 200 200 200 200 200 200
            listMyTables         401 401 403 403 403 403 200 200 200 200 200 200
            takeSeat             401 401 403 403 403 403 403 200 403 403 403 403
            moderateTable        401 401 403 403 403 403 409 409 200 403 403 403
            readStandings        401 401 403 403 403 403 200 200 200 200 200 200
            readPublicStandings  200 401 200 200 200 200 200 200 200 200 200 200
            exportTournament     401 401 403 403 403 403 200 200 200 200 200 200
            exportStandings      401 401 403 403 403 403 200 200 200 200 200 200
            exportResults        401 401 403 403 403 403 200 200 200 200 200 200
            exportTrf            401 401 403 403 403 403 200 200 200 200 200 200
            readResultSheet      401 401 403 403 403 403 200 200 200 200 200 200
            readCertificates     401 401 403 403 403 403 200 200 200 200 200 200
            readTraveller        401 401 403 403 403 403 200 200 200 200 200 200
            readTravellerPage    401 401 403 403 403 403 200 200 200 200 200 200
            readPublicStandingsPage 200 401 200 200 200 200 200 200 200 200 200 200
            register             401 401 403 403 403 403 200 409 409 200 403 403
            withdraw             401 401 403 403 403 403 403 200 403 200 403 403
            returnEntrant        401 401 403 403 403 403 403 200 403 200 403 403
            sitOut               401 401 403 403 403 403 403 403 403 200 403 403
            assignModerator      401 401 403 403 403 403 403 403 403 200 403 403
            relieveModerator     401 401 403 403 403 403 403 403 403 200 403 403
            noteSeen             401 401 403 403 403 403 403 403 403 200 403 403
            addBoard             401 401 403 403 403 403 403 403 403 200 403 403
            removeBoard          401 401 403 403 403 403 403 403 403 200 403 403
            chooseScoring        401 401 403 403 403 403 403 403 403 200 403 403
            chooseTieBreaks      401 401 403 403 403 403 403 403 403 200 403 403
            startTournament      401 401 403 403 403 403 403 403 403 200 403 403
            closeTournament      401 401 403 403 403 403 403 403 403 200 403 403
            publishStandings     401 401 403 403 403 403 403 403 403 200 403 403
            forbidPairing        401 401 403 403 403 403 403 403 403 200 403 403
            forcePairing         401 401 403 403 403 403 403 403 403 200 403 403
            liftPairing          401 401 403 403 403 403 403 403 403 200 403 403
            openRound            401 401 403 403 403 403 403 403 403 200 403 403
            pauseRound           401 401 403 403 403 403 403 403 403 200 403 403
            resumeRound          401 401 403 403 403 403 403 403 403 200 403 403
            giveExtraTime        401 401 403 403 403 403 403 403 403 200 403 403
            closeRound           401 401 403 403 403 403 403 403 403 200 403 403
            startAttempt         401 401 403 403 403 403 403 200 403 200 403 403
            recordNoShow         401 401 403 403 403 403 403 403 403 200 403 403
            ruleOnTable          401 401 403 403 403 403 403 403 403 200 403 403
            correctLineResult    401 401 403 403 403 403 403 403 403 200 403 403
            correctJobResult     401 401 403 403 403 403 403 403 403 200 403 403
            correctByRuling      401 401 403 403 403 403 403 403 403 200 403 403
            """;

    @LocalServerPort
    int port;

    @Autowired
    MoveGateway gateway;

    private final Map<String, String> expected = new LinkedHashMap<>();
    private final Map<String, Operation> operations = new TreeMap<>();
    private final TreeSet<String> asked = new TreeSet<>();
    private final List<String> faults = new ArrayList<>();

    @Test
    @Rule("T-EVT-02")
    void every_operation_answers_each_caller_as_the_table_says() throws Exception {
        var http = Http.at(port);
        var callers = Callers.at(http);
        var answers = AnswerContract.of(http);
        TABLE.lines().map(line -> line.split(" +", 2)).forEach(line -> expected.put(line[0], line[1]));
        readTheContract(Contract.of(http));
        EventLife.Asks asks = (operation, ask) -> each(operation, ask, answers);

        new DuplicateLife(http, callers, asks).ask();
        new LadderLife(http, callers, asks, gateway).ask();
        new SwissLife(http, callers, asks).ask();

        assertThat(faults).isEmpty();
        assertThat(asked).isEqualTo(expected.keySet()).isEqualTo(operations.keySet());
    }

    private void readTheContract(Contract contract) {
        Stream.of("GET", "POST", "PUT", "PATCH", "DELETE")
                .flatMap(method -> contract.operations(method).stream())
                .filter(operation -> operation.path().startsWith("/v1/tournaments"))
                .forEach(operation -> operations.put(operation.id(), operation));
    }

    private void each(String id, Function<String, Http.Answer> ask, AnswerContract answers) {
        asked.add(id);
        var operation = operations.get(id);
        var statuses = expected.getOrDefault(id, "").split(" ");
        for (int i = 0; i < Callers.ALL.size(); i++) {
            var answer = ask.apply(Callers.ALL.get(i));
            var due = i < statuses.length ? statuses[i] : "a row in the table";
            if (!Integer.toString(answer.status()).equals(due)) {
                faults.add(id + " by " + Callers.ALL.get(i) + ": " + due + " is due: " + answer.text());
            } else if (operation != null && answer.status() < 300) {
                answers.holds(operation.path(), operation.method().toLowerCase(Locale.ROOT), answer);
            }
        }
    }
}
