package dev.stopline.line.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.dice.Seed;
import dev.stopline.leaks.Hearing;
import dev.stopline.leaks.MarkedCard;
import dev.stopline.leaks.Markers;
import dev.stopline.leaks.Wording;
import dev.stopline.line.rules.DebriefCommand;
import dev.stopline.line.rules.Mode;
import dev.stopline.line.rules.Move;
import dev.stopline.line.rules.Phase;
import dev.stopline.line.rules.SeededMover;
import dev.stopline.line.rules.SessionCommand;
import dev.stopline.line.rules.Viewer;
import dev.stopline.platform.axon.EventHistory;
import dev.stopline.platform.axon.EventHistory.PastEvent;
import dev.stopline.testkit.Http;
import dev.stopline.testkit.Operations;
import dev.stopline.testkit.Rule;
import dev.stopline.testkit.Shown;
import dev.stopline.testkit.StoplineTest;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.jdbc.core.simple.JdbcClient;

/**
 * Every hidden text of the card and every word that somebody writes is a marker. Seeded games in all modes, played by
 * {@link SeededMover}: no answer of the service (board, events, moves, roster, refusals, outcomes; body and headers) holds
 * a marker before {@link Hearing} gives it to whoever reads it. After each move one onlooker reads everything and tries a
 * move that is refused, in turn; now and then all of them. {@code -Dleak.games=500} plays the whole.
 */
@StoplineTest
class NothingLeaksOverHttpTest {

    /** With the two hundred of the twins they are five hundred. */
    private static final int GAMES = Integer.getInteger("leak.games", 50) * 3 / 5;

    private static final int MOVES = 70;
    private static final int ALL_READ_EVERY = 25;

    /** Shapes of a game: short ones that reach the debrief, ones in which cuts are easy, ones with every fact in reach. */
    private static final List<Map<String, String>> RULESETS = List.of(
            Map.of(),
            Map.of("stages", "2", "roundsPerStage", "1", "gateClues", "1", "gateTypes", "PROCESS"),
            Map.of("tierStepReveal", "ONE_FACT", "meetingRevealsProcessClue", "true", "moneyFromStage", "2"),
            Map.of("roundsPerStage", "1", "gateClues", "1", "gateTypes", "PROCESS", "rollsAfterCall", "RESUME"),
            Map.of("stages", "2", "imCompanyMayCall", "true", "harmlessReasonScope", "REVEALED"));

    @LocalServerPort
    int port;

    @Autowired
    EventHistory history;

    @Autowired
    JdbcClient jdbc;

    static IntStream games() {
        return IntStream.range(0, GAMES);
    }

    @ParameterizedTest
    @MethodSource("games")
    @Rule({"L-VIS-01", "L-FACT-01", "L-TIER-04", "L-CUT-24", "L-ROUND-07"})
    void nobodyReadsAWordThatIsNotForThem(int number) {
        var game = new Game(number);
        game.setUp();
        for (int i = 0; i < MOVES && game.step(); i++) {
            game.look(i);
        }
        game.debrief();
        assertThat(history.of(game.table.sessionId()).stream().map(PastEvent::event))
                .as("what is stored")
                .containsExactlyElementsOf(game.table.events());
    }

    private final class Game {

        private final Random random;
        private final SeededMover mover;
        private final Seed seed;
        private final Markers markers;
        private final LeakTable table;
        private final Map<Viewer, Set<String>> allowed = new LinkedHashMap<>();
        private final List<Viewer> onlookers;
        private int heard;

        Game(int number) {
            random = new Random(number);
            mover = new SeededMover(random);
            markers = new Markers(number);
            seed = seed(number);
            var http = Http.at(port);
            var modes = Mode.values();
            table = LeakTable.open(http, Operations.of(http), modes[number % modes.length], seed);
            onlookers = table.game().onlookers();
            onlookers.forEach(each -> allowed.put(each, new LinkedHashSet<>()));
            RULESETS.get(number / modes.length % RULESETS.size())
                    .forEach((key, value) -> table.im(new SessionCommand.OverrideRuleset(key, value)));
            if (number % 4 == 3) {
                table.throwByTheServer(jdbc, seed);
            }
        }

        void setUp() {
            play(Move.of(Viewer.IM, new SessionCommand.LoadCaseCard(MarkedCard.with(markers))));
            play(Move.of(Viewer.IM, new SessionCommand.RecordReadingNote(SeededMover.WORDS)));
            lookAll();
            play(Move.of(Viewer.IM, new SessionCommand.BriefOpening()));
            play(Move.of(Viewer.IM, new SessionCommand.StartCase()));
            lookAll();
        }

        boolean step() {
            var next = mover.next(table.game().state());
            next.ifPresent(this::play);
            return next.isPresent();
        }

        private void play(Move drawn) {
            var move = Wording.said(drawn, markers);
            var shown = table.play(move);
            if (!move.by().isIncidentMaster()) {
                check(move.by(), shown);
            }
        }

        void look(int turn) {
            if (turn % ALL_READ_EVERY == ALL_READ_EVERY - 1) {
                lookAll();
            } else {
                look(onlookers.get(turn % onlookers.size()));
            }
        }

        private void lookAll() {
            onlookers.forEach(this::look);
        }

        private void look(Viewer viewer) {
            table.read(viewer).forEach(shown -> check(viewer, shown));
            mover.refused(table.game().state(), viewer)
                    .map(move -> Wording.said(move, markers))
                    .ifPresent(move -> {
                        var shown = table.ask(move);
                        assertThat(shown.status())
                                .as("%s → %s", move, shown.body())
                                .isBetween(400, 499);
                        check(viewer, shown);
                    });
        }

        /** Whoever is not done by now is called off; then everything is told. */
        void debrief() {
            if (table.game().state().phase() == Phase.PLAY
                    && !table.game().state().outcome().hasEnded()) {
                play(Move.of(Viewer.IM, new SessionCommand.AbandonCase(SeededMover.WORDS)));
                lookAll();
            }
            if (table.game().state().phase() == Phase.PLAY) {
                play(Move.of(Viewer.IM, new DebriefCommand.OpenDebrief()));
                lookAll();
            }
            for (var command : List.of(
                    new DebriefCommand.ReplaySentences(),
                    new DebriefCommand.RevealTierCauses(),
                    new DebriefCommand.ReadStoppingControls(),
                    new DebriefCommand.ShowCards())) {
                var move = Move.of(Viewer.IM, command);
                if (table.game().refusal(move).isEmpty()) {
                    play(move);
                }
            }
            lookAll();
            onlookers.forEach(
                    each -> assertThat(allowed.get(each)).as("told to %s", each).hasSizeGreaterThan(50));
        }

        private void check(Viewer viewer, Shown shown) {
            hear();
            var text = shown.text();
            var known = Objects.requireNonNull(allowed.get(viewer));
            for (var marker : Markers.in(text)) {
                assertThat(known.contains(marker))
                        .as("%s reads %s (%s) in %s", viewer.text(), marker, markers.what(marker), text)
                        .isTrue();
            }
            var phase = table.game().state().phase();
            if (phase == Phase.SETUP || phase == Phase.PLAY) {
                assertThat(text).doesNotContain(seed.hex());
            }
        }

        private void hear() {
            var events = table.events();
            for (var event : events.subList(heard, events.size())) {
                var words = Markers.in(event);
                onlookers.stream()
                        .filter(each -> Hearing.mayRead(event, each))
                        .forEach(each ->
                                Objects.requireNonNull(allowed.get(each)).addAll(words));
            }
            heard = events.size();
        }
    }

    private static Seed seed(int number) {
        var bytes = new byte[Seed.LENGTH];
        Arrays.fill(bytes, (byte) 7);
        bytes[0] = (byte) number;
        bytes[1] = (byte) (number >> 8);
        return Seed.of(bytes);
    }
}
