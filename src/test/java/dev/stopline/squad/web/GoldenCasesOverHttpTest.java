package dev.stopline.squad.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.stopline.access.Roster;
import dev.stopline.platform.axon.EventHistory;
import dev.stopline.platform.axon.MoveStamp;
import dev.stopline.platform.security.Caller;
import dev.stopline.platform.security.Tokens;
import dev.stopline.squad.aggregate.SquadCareer;
import dev.stopline.squad.content.TableLibrary;
import dev.stopline.squad.rules.SquadEvent;
import dev.stopline.squad.rules.SquadMove;
import dev.stopline.squad.rules.SquadRefusal;
import dev.stopline.squad.rules.SquadState;
import dev.stopline.testkit.Http;
import dev.stopline.testkit.Operations;
import dev.stopline.testkit.StoplineTest;
import dev.stopline.testkit.squad.SquadFiles;
import dev.stopline.testkit.squad.SquadGame;
import dev.stopline.testkit.squad.SquadRun;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;
import java.util.UUID;
import java.util.stream.Stream;
import org.axonframework.eventhandling.DomainEventMessage;
import org.axonframework.eventhandling.GenericDomainEventMessage;
import org.axonframework.eventsourcing.eventstore.EventStore;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.transaction.support.TransactionTemplate;

/**
 * The golden cases of squad once more, on the running service: what a case is given is stored as the career's events, every
 * move is a request with the player's token. Between them they meet every code of refusal.
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
    Roster roster;

    @Autowired
    TransactionTemplate transactions;

    private final TreeSet<String> met = new TreeSet<>();

    @TestFactory
    Stream<DynamicTest> goldenCase() {
        var operations = Operations.of(Http.at(port));
        var organizer = Http.at(port).asOrganizer();
        var cases = SquadFiles.squad(TableLibrary.shipped()).stream()
                .map(golden -> dynamicTest(
                        golden.name(), () -> SquadRun.play(golden, given -> begin(given, operations, organizer))));
        return Stream.concat(cases, Stream.of(dynamicTest("every code of refusal is met", this::everyCodeIsMet)));
    }

    private void everyCodeIsMet() {
        assertThat(met)
                .containsAll(
                        Arrays.stream(SquadRefusal.values()).map(Enum::name).toList());
    }

    private SquadGame begin(List<SquadEvent> given, Operations operations, Http organizer) {
        var subject = "subject-" + UUID.randomUUID();
        var careerId = given.isEmpty() ? "" : stored(given, subject);
        var player =
                Http.at(port).as(tokens.issue(new Caller.Subject(subject), 1).value());
        return new Heard(new SquadHttpGame(careerId, operations, history, player, organizer));
    }

    private String stored(List<SquadEvent> given, String subject) {
        var careerId = CareerIds.fresh();
        var stamp = new MoveStamp(SquadCareer.PLAYER, "Given").metaData();
        var messages = new ArrayList<DomainEventMessage<?>>();
        for (var event : given) {
            messages.add(new GenericDomainEventMessage<>(SquadCareer.TYPE, careerId, messages.size(), event, stamp));
        }
        store.publish(messages);
        transactions.executeWithoutResult(each -> roster.own(careerId, "The player", subject));
        return careerId;
    }

    /** Keeps the codes of the refusals. */
    private final class Heard implements SquadGame {

        private final SquadGame game;

        Heard(SquadGame game) {
            this.game = game;
        }

        @Override
        public Answer play(SquadMove move) {
            var answer = game.play(move);
            if (answer instanceof Answer.Refused(var code)) {
                met.add(code);
            }
            return answer;
        }

        @Override
        public SquadState state() {
            return game.state();
        }

        @Override
        public List<SquadEvent> seen() {
            return game.seen();
        }
    }
}
