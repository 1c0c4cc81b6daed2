package dev.stopline.tournament.view;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.stopline.platform.axon.EventHistory;
import dev.stopline.platform.axon.MoveGateway;
import dev.stopline.platform.board.GameListing;
import dev.stopline.testkit.CareerTable;
import dev.stopline.testkit.Http;
import dev.stopline.testkit.Rule;
import dev.stopline.testkit.StoplineTest;
import dev.stopline.tournament.rules.Format;
import dev.stopline.tournament.rules.RandomTournament;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.LockSupport;
import org.axonframework.config.EventProcessingConfiguration;
import org.axonframework.eventhandling.EventTrackerStatus;
import org.axonframework.eventhandling.StreamingEventProcessor;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.web.server.LocalServerPort;
import tools.jackson.databind.node.ObjectNode;

/**
 * Random tournaments in the running service: {@code -Dtournaments=200} for as many as the rules alone are proven with.
 * While they are played, what is written from events for lists is thrown away and written anew, again and again, and
 * somebody else reads the standings all the time.
 */
@StoplineTest
class StandingsUnderReplayTest {

    private static final int TOURNAMENTS = Integer.getInteger("tournaments", 9);
    private static final Duration PATIENCE = Duration.ofSeconds(60);
    private static final Duration PAUSE = Duration.ofMillis(10);

    @LocalServerPort
    int port;

    @Autowired
    MoveGateway gateway;

    @Autowired
    EventHistory history;

    @Autowired
    Tournaments tournaments;

    @Autowired
    EventProcessingConfiguration processors;

    private final String cards = "replay-" + UUID.randomUUID().toString().substring(0, 8) + "-";
    private final List<StoredTournament> stored = new CopyOnWriteArrayList<>();
    private final Instant before = Instant.now();
    private Http organizer;

    @BeforeEach
    void six_cards_that_nobody_has_seen() {
        organizer = Http.at(port).asOrganizer(CareerTable.person(Http.at(port)));
        var card = (ObjectNode) organizer.get("/v1/line/cards/pantry-routes").json();
        for (int number = 0; number < 6; number++) {
            var posted = organizer.post(
                    "/v1/line/cards", card.put("cardId", cards + number).toString());
            assertThat(posted.status()).as(posted.text()).isEqualTo(201);
        }
    }

    @Test
    @Rule({"T-STA-01", "T-STA-04", "T-COR-03"})
    void standings_are_a_recount_after_every_move_and_at_every_read_while_lists_are_written_anew() throws Exception {
        var over = new AtomicBoolean();
        var replays = CompletableFuture.supplyAsync(() -> replaysUntil(over));
        var reads = CompletableFuture.supplyAsync(() -> readsUntil(over));

        var corrected = new TreeSet<Format>();
        for (int number = 0; number < TOURNAMENTS; number++) {
            var played = played(number);
            if (!played.state().corrections().isEmpty()) {
                corrected.add(played.state().format());
            }
        }
        over.set(true);

        assertThat(replays.get()).as("replays").isPositive();
        assertThat(reads.get()).as("reads beside").isPositive();
        assertThat(corrected).as("formats with corrections").containsExactly(Format.values());
        stored.forEach(StandingsUnderReplayTest::settled);
        listed();
    }

    private StoredTournament played(int number) {
        var service = new StoredTournament.Service(gateway, history, tournaments);
        var random = new RandomTournament(number, (format, terms) -> {
            stored.add(new StoredTournament(service, organizer, cards, format, terms));
            return stored.getLast();
        });
        random.play();
        var played = stored.getLast();
        assertThat(played.state().rounds()).as("rounds of " + number).isNotEmpty();
        return played;
    }

    private static void settled(StoredTournament tournament) {
        tournament.followed().follow();
        assertThat(tournament.followed().counted()).isGreaterThan(10);
    }

    private int readsUntil(AtomicBoolean over) {
        var random = new Random(7);
        int reads = 0;
        while (!over.get()) {
            if (!stored.isEmpty()) {
                stored.get(random.nextInt(stored.size())).standings().follow();
                assertThat(organizer.get("/v1/tournaments").status()).isEqualTo(200);
                reads++;
            }
        }
        return reads;
    }

    /** Between two replays there is time for what the same processor does besides: it makes the tables of rounds. */
    private int replaysUntil(AtomicBoolean over) {
        int replays = 0;
        var next = Instant.now();
        while (!over.get()) {
            if (Instant.now().isAfter(next)) {
                var start = Instant.now();
                replay();
                replays++;
                next = Instant.now().plus(Duration.between(start, Instant.now()).multipliedBy(2));
            }
            LockSupport.parkNanos(PAUSE.toNanos());
        }
        return replays;
    }

    /** Has everything since the beginning of this test read anew. */
    private void replay() {
        var processor = processors
                .eventProcessor(GameListing.GROUP, StreamingEventProcessor.class)
                .orElseThrow();
        processor.shutDown();
        processor.resetTokens(source -> source.createTokenAt(before));
        processor.start();
        await().atMost(PATIENCE)
                .until(() -> !processor.processingStatus().isEmpty()
                        && processor.processingStatus().values().stream()
                                .allMatch(StandingsUnderReplayTest::isThrough));
    }

    private static boolean isThrough(EventTrackerStatus status) {
        return status.isCaughtUp() && !status.isReplaying();
    }

    /** What was written anew is what the tournaments are. */
    private void listed() {
        var are = new TreeMap<String, String>();
        for (var tournament : stored) {
            var state = tournament.state();
            long entrants =
                    state.entrants().stream().filter(each -> !each.withdrawn()).count();
            are.put(tournament.id(), state.phase() + " " + state.rounds().size() + " " + entrants);
        }
        await().atMost(PATIENCE).untilAsserted(() -> assertThat(list()).containsAllEntriesOf(are));
    }

    private Map<String, String> list() {
        var list = new TreeMap<String, String>();
        var cursor = "";
        do {
            var page = organizer.get("/v1/tournaments?limit=5" + cursor).json();
            for (var row : page.get("tournaments")) {
                list.put(
                        row.get("tournamentId").asString(),
                        row.get("phase").asString() + " " + row.get("rounds").asInt() + " "
                                + row.get("entrants").asInt());
            }
            cursor = page.hasNonNull("nextCursor")
                    ? "&cursor=" + page.get("nextCursor").asString()
                    : "";
        } while (!cursor.isEmpty());
        return list;
    }
}
