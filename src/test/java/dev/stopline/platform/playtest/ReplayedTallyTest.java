package dev.stopline.platform.playtest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.stopline.line.view.PlayedSession;
import dev.stopline.line.view.PlaytestTally;
import dev.stopline.platform.axon.MoveGateway;
import dev.stopline.platform.board.GameListing;
import dev.stopline.platform.dice.SeedVault;
import dev.stopline.squad.view.JobTally;
import dev.stopline.squad.view.PlayedJob;
import dev.stopline.testkit.PlayedGames;
import dev.stopline.testkit.StoplineTest;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import org.axonframework.config.EventProcessingConfiguration;
import org.axonframework.eventhandling.EventTrackerStatus;
import org.axonframework.eventhandling.StreamingEventProcessor;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.simple.JdbcClient;

/** The stored plays follow the store, count what is closed and nothing else, and are whole while they are written anew. */
@StoplineTest
class ReplayedTallyTest {

    private static final Duration PATIENCE = Duration.ofSeconds(20);
    private static final String GAME = "company-only-costly-after-a-wrongful-cut";
    private static final String CAREER = "the-worked-example-to-a-clean-stop";

    /** Not reached, and set by no other test. */
    private static final String STRAIN = "47";

    @Autowired
    MoveGateway gateway;

    @Autowired
    SeedVault vault;

    @Autowired
    PlaytestTally sessions;

    @Autowired
    JobTally jobs;

    @Autowired
    EventProcessingConfiguration processors;

    @Autowired
    JdbcClient jdbc;

    private final String card = "card-" + UUID.randomUUID().toString().substring(0, 8);
    private final Instant before = Instant.now();

    private PlayedGames games() {
        return new PlayedGames(gateway, vault);
    }

    private List<PlayedSession> onOurCard() {
        return sessions.counted(null).plays().stream()
                .filter(each -> each.played().scenario().equals(card))
                .toList();
    }

    private List<PlayedJob> ofOurRuleset() {
        return jobs.counted(null).plays().stream()
                .filter(each -> each.played().ruleset().equals("strain.max=" + STRAIN))
                .toList();
    }

    @Test
    void aSessionCountsOnceItIsClosedAndNotBefore() throws Exception {
        var open = games().line(GAME, card, 1);
        games().line("company-only-contained-by-a-named-control", card, 0);
        await().atMost(PATIENCE).until(() -> onOurCard().size() == 1);

        games().lastOf(GAME, open);

        await().atMost(PATIENCE).until(() -> onOurCard().size() == 2);
        assertThat(onOurCard().getLast().wrongful()).isEqualTo(1);
        assertThat(onOurCard().getLast().played().timed()).isPositive();
    }

    @Test
    void whatIsWrittenAnewIsWhatStoodThereAndNoReadMeanwhileMissesAny() throws Exception {
        games().line(GAME, card, 0);
        var damaged = games().line("company-only-with-the-servers-dice", card, 0);
        games().career(CAREER, "strain.max", STRAIN);
        await().atMost(PATIENCE)
                .until(() -> onOurCard().size() == 2 && ofOurRuleset().size() == 1);
        var counted = onOurCard();
        var closed = ofOurRuleset();
        jdbc.sql("update line_play set calls = 99, chosen = '{}' where play_id = ?")
                .param(damaged)
                .update();
        assertThat(onOurCard()).isNotEqualTo(counted);

        var over = new AtomicBoolean();
        var reads = CompletableFuture.supplyAsync(() -> readsUntil(over));
        replay();
        await().atMost(PATIENCE).until(() -> onOurCard().equals(counted));
        over.set(true);

        assertThat(ofOurRuleset()).isEqualTo(closed);
        assertThat(reads.get()).isNotEmpty().containsOnly("2 sessions, 1 job");
    }

    private List<String> readsUntil(AtomicBoolean over) {
        var reads = new ArrayList<String>();
        while (!over.get()) {
            reads.add(onOurCard().size() + " sessions, " + ofOurRuleset().size() + " job");
        }
        return reads;
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
                        && processor.processingStatus().values().stream().allMatch(ReplayedTallyTest::isThrough));
    }

    private static boolean isThrough(EventTrackerStatus status) {
        return status.isCaughtUp() && !status.isReplaying();
    }
}
