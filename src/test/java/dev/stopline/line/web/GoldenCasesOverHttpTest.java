package dev.stopline.line.web;

import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.stopline.line.aggregate.LineSession;
import dev.stopline.line.rules.LineEvent;
import dev.stopline.line.rules.LineStories;
import dev.stopline.line.rules.Role;
import dev.stopline.line.rules.Viewer;
import dev.stopline.platform.axon.EventHistory;
import dev.stopline.platform.axon.MoveStamp;
import dev.stopline.platform.security.Caller;
import dev.stopline.platform.security.Tokens;
import dev.stopline.testkit.Http;
import dev.stopline.testkit.Operations;
import dev.stopline.testkit.StoplineTest;
import dev.stopline.testkit.golden.GoldenCase;
import dev.stopline.testkit.golden.GoldenFiles;
import dev.stopline.testkit.golden.GoldenRun;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.axonframework.eventhandling.DomainEventMessage;
import org.axonframework.eventhandling.GenericDomainEventMessage;
import org.axonframework.eventsourcing.eventstore.EventStore;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.jdbc.core.simple.JdbcClient;

/**
 * The golden cases of line once more, on the running service: what a case is given is stored as the session's events, every
 * move is a request with its mover's token. A case that only puts questions is left to the rules.
 */
@StoplineTest
class GoldenCasesOverHttpTest {

    @LocalServerPort
    int port;

    @Autowired
    EventStore store;

    @Autowired
    EventHistory history;

    @Autowired
    Tokens tokens;

    @Autowired
    JdbcClient jdbc;

    @TestFactory
    Stream<DynamicTest> goldenCase() {
        var operations = Operations.of(Http.at(port));
        return GoldenFiles.line().stream()
                .filter(golden -> !asksOnly(golden))
                .map(golden ->
                        dynamicTest(golden.name(), () -> GoldenRun.play(golden, given -> begin(given, operations))));
    }

    private static boolean asksOnly(GoldenCase golden) {
        return golden.when().stream().noneMatch(each -> each.query().isEmpty())
                && golden.sees().isEmpty();
    }

    private HttpGame begin(List<LineEvent> given, Operations operations) {
        var sessionId = SessionIds.fresh();
        var stamp = new MoveStamp("IM", "Given").metaData();
        var messages = new ArrayList<DomainEventMessage<?>>();
        for (var event : given) {
            messages.add(new GenericDomainEventMessage<>(LineSession.TYPE, sessionId, messages.size(), event, stamp));
        }
        store.publish(messages);
        return new HttpGame(sessionId, operations, history, clients(sessionId));
    }

    private Map<Viewer, Http> clients(String sessionId) {
        var clients = new LinkedHashMap<Viewer, Http>();
        clients.put(Viewer.IM, client(sessionId, "IM", "", new Caller.IncidentMaster(sessionId)));
        clients.put(Viewer.SPECTATOR, client(sessionId, "SPECTATOR", "", new Caller.Spectator(sessionId)));
        for (var role : Role.values()) {
            var seat = LineStories.viewer(role);
            clients.put(seat, client(sessionId, "SEAT", seat.id(), new Caller.Player(sessionId, seat.id())));
        }
        return clients;
    }

    /** Everybody has a token, whoever is seated: the rules must turn away a seat that is not at this table. */
    private Http client(String sessionId, String kind, String seat, Caller caller) {
        jdbc.sql("insert into seat_holder (game_id, kind, seat, epoch) values (?, ?, ?, 1)")
                .params(sessionId, kind, seat)
                .update();
        return Http.at(port).as(tokens.issue(caller, 1).value());
    }
}
