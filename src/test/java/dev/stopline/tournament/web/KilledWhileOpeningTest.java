package dev.stopline.tournament.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.stopline.testkit.CareerTable;
import dev.stopline.testkit.EventDesk;
import dev.stopline.testkit.Http;
import dev.stopline.testkit.Rule;
import dev.stopline.testkit.ServiceProcess;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.jdbc.core.simple.JdbcClient;

/**
 * The service is killed while it opens a round of sixty tables, at moments from the first stored event to the last:
 * {@code -Dkills=40} for more of them. What the database keeps, and what the next start makes of it, is the round whole or
 * no round at all.
 */
class KilledWhileOpeningTest {

    private static final int KILLS = Integer.getInteger("kills", 5);
    private static final int TABLES = 60;
    private static final Duration PATIENCE = Duration.ofSeconds(60);
    private static final String ROUND =
            "{\"boards\": [\"B1\"], \"startsAt\": \"2027-04-03T10:00:00Z\", \"minutes\": 120}";

    @TempDir
    private Path folder;

    private EmbeddedPostgres server;
    private JdbcClient database;
    private ServiceProcess service;

    /** How a round is kept: its opening, its games, and the word that they stand. */
    private record Kept(int opened, int games, int lengths, int stand) {

        static final Kept NOTHING = new Kept(0, 0, 0, 0);
        static final Kept OPENED = new Kept(1, 0, 0, 0);
        static final Kept WHOLE = new Kept(1, TABLES, 1, 1);
    }

    @BeforeEach
    void start() throws Exception {
        server = EmbeddedPostgres.builder().start();
        database = JdbcClient.create(server.getPostgresDatabase());
        restart();
    }

    @AfterEach
    void stop() throws Exception {
        service.close();
        server.close();
    }

    private void restart() throws Exception {
        service = ServiceProcess.start(
                server.getJdbcUrl("postgres", "postgres"), "postgres", folder.resolve("service.log"));
    }

    @Test
    @Rule({"T-RND-01", "T-RND-10"})
    void a_round_is_opened_whole_or_not_at_all_whenever_the_service_is_killed() throws Exception {
        var desks = prepared();
        long before = stored();
        assertThat(desks.getFirst().play("/rounds", ROUND).status()).isEqualTo(200);
        stands(desks.getFirst());
        long events = stored() - before;

        var found = new ArrayList<Kept>();
        for (int kill = 0; kill < KILLS; kill++) {
            var desk = desks.get(kill + 1);
            killAfter(desk, Math.max(1, events * kill / Math.max(1, KILLS - 1)));
            var kept = kept(desk);
            assertThat(kept).as("after kill %d", kill).isIn(Kept.NOTHING, Kept.OPENED, Kept.WHOLE);
            found.add(kept);

            restart();
            var again = at(desk);
            if (kept.equals(Kept.NOTHING)) {
                assertThat(again.play("/rounds", ROUND).status()).isEqualTo(200);
            }
            stands(again);
            assertThat(kept(desk)).isEqualTo(Kept.WHOLE);
        }
        assertThat(found)
                .as("a service that was killed between the opening and the games")
                .contains(Kept.OPENED);
    }

    /** An event for each kill and one more, each with its entrants, started. */
    private List<EventDesk> prepared() {
        var subjects = new ArrayList<String>();
        for (int i = 0; i < TABLES; i++) {
            subjects.add(EventDesk.subject(CareerTable.person(service.http())));
        }
        var desks = new ArrayList<EventDesk>();
        for (int i = 0; i <= KILLS; i++) {
            var desk = EventDesk.open(service.http(), "DUPLICATE");
            subjects.forEach(each -> desk.played(
                    "/entrants", "{\"displayName\": \"Somebody\", \"subjects\": [\"%s\"]}".formatted(each)));
            desk.played("/boards", "{\"game\": \"LINE\", \"mode\": \"COMPANY_ONLY\", \"cardId\": \"pantry-routes\"}");
            desk.played("/start", "{}");
            desks.add(desk);
        }
        return desks;
    }

    /** The same event at the service that runs now. */
    private EventDesk at(EventDesk desk) {
        Http http = service.http();
        return new EventDesk(http, http.as(desk.organizer().token()), desk.tournamentId());
    }

    /** Opens the round and kills the service once so many events have been written, stored for good or not. */
    private void killAfter(EventDesk desk, long events) throws Exception {
        long before = stored();
        var here = at(desk);
        var opening = CompletableFuture.runAsync(() -> here.play("/rounds", ROUND));
        await().pollDelay(Duration.ZERO)
                .pollInterval(Duration.ofMillis(1))
                .atMost(PATIENCE)
                .until(() -> stored() - before >= events);
        service.kill();
        opening.exceptionally(cutOff -> null).get();
        await().atMost(PATIENCE).until(() -> connections() == 0);
        // The dead service's claim to what it read would run out after some seconds.
        database.sql("update token_entry set owner = null").update();
    }

    /** How many events have ever been written: a sequence goes on whether what it numbered was stored for good or not. */
    private long stored() {
        return database.sql("select coalesce(pg_sequence_last_value("
                        + "pg_get_serial_sequence('domain_event', 'global_index')::regclass), 0)")
                .query(Long.class)
                .single();
    }

    private long connections() {
        return database.sql("select count(*) from pg_stat_activity"
                        + " where backend_type = 'client backend' and pid <> pg_backend_pid()")
                .query(Long.class)
                .single();
    }

    private Kept kept(EventDesk desk) {
        var key = desk.tournamentId().substring("event-".length());
        return database.sql("""
                        select (select count(*) from domain_event
                                where aggregate_identifier = :event and payload_type like '%RoundOpened') as opened,
                               count(*) as games,
                               count(distinct length) as lengths,
                               (select count(*) from domain_event
                                where aggregate_identifier = :event and payload_type like '%TablesStand') as stand
                        from (select count(*) as length from domain_event
                              where aggregate_identifier like :games group by aggregate_identifier) as game
                        """)
                .param("event", desk.tournamentId())
                .param("games", "line-" + key + "-R1-%")
                .query(Kept.class)
                .single();
    }

    /** From outside a round has no table, until all are there at once. */
    private static void stands(EventDesk desk) {
        await().pollDelay(Duration.ZERO)
                .pollInterval(Duration.ofMillis(20))
                .atMost(PATIENCE)
                .until(() -> {
                    var round = desk.read("/rounds/1");
                    assertThat(round.at("/round/tables").asInt()).isEqualTo(TABLES);
                    assertThat(round.at("/round/standing").asInt()).isIn(0, TABLES);
                    assertThat(round.get("tables").size())
                            .isEqualTo(round.at("/round/standing").asInt());
                    return round.get("tables").size() == TABLES;
                });
    }
}
