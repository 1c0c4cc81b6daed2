package dev.stopline.line.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.dice.Seed;
import dev.stopline.leaks.Blind;
import dev.stopline.leaks.Difference;
import dev.stopline.leaks.Twins;
import dev.stopline.line.content.LineJson;
import dev.stopline.line.rules.LineEvent;
import dev.stopline.line.rules.Mode;
import dev.stopline.line.rules.Move;
import dev.stopline.line.rules.Viewer;
import dev.stopline.line.rules.WhoSees;
import dev.stopline.testkit.Http;
import dev.stopline.testkit.Operations;
import dev.stopline.testkit.Rule;
import dev.stopline.testkit.Shown;
import dev.stopline.testkit.StoplineTest;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.springframework.boot.test.web.server.LocalServerPort;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * Pairs of games that differ in one hidden thing: to everybody from whom it is hidden every answer of the service is the
 * same, status, headers and body, up to the first seen event that says the difference: one of those in {@link Difference}.
 * The session's id is read as the same word; the date and whether the connection is kept are left out. No other thing in an
 * answer differs between two sessions. {@code -Dleak.games=500} plays a hundred pairs.
 */
@StoplineTest
class TwinsOverHttpTest {

    private static final int PAIRS = Math.max(Difference.values().length, Integer.getInteger("leak.games", 50) / 5);
    private static final int MOVES = 45;
    private static final int PATIENCE = 200;
    private static final int TRIES = 8;
    private static final JsonMapper JSON = JsonMapper.shared();

    @LocalServerPort
    int port;

    static Stream<Arguments> pairs() {
        var differences = Difference.values();
        return IntStream.range(0, PAIRS).mapToObj(each -> {
            var difference = differences[each % differences.length];
            var modes = Arrays.stream(Mode.values()).filter(difference::fits).toList();
            return Arguments.of(difference, modes.get(each / differences.length % modes.size()), each);
        });
    }

    @ParameterizedTest
    @MethodSource("pairs")
    @Rule({"L-VIS-01", "L-FACT-01", "L-TIER-04", "L-CUT-24", "L-ROUND-07", "L-TRACK-04", "L-VOTE-01", "L-COVER-12"})
    void whatIsHiddenChangesNoAnswer(Difference difference, Mode mode, int number) {
        boolean differ = false;
        for (int i = 0; i < TRIES && !differ; i++) {
            differ = playedUntilTheyDiffer(new Game(difference, mode, number + i * PAIRS));
        }
        assertThat(differ).as("the two games differ").isTrue();
    }

    /** Plays a pair; false if its games end, or patience does, before chance brings what is to differ. */
    private static boolean playedUntilTheyDiffer(Game game) {
        game.setUp();
        for (int i = 0; (i < MOVES || i < PATIENCE && !game.differ()) && game.step(); i++) {
            game.look(i);
        }
        return game.differ();
    }

    private final class Game {

        private final LeakTable one;
        private final LeakTable other;
        private final Twins twins;
        private final Blind blind;

        Game(Difference difference, Mode mode, int number) {
            var http = Http.at(port);
            var operations = Operations.of(http);
            var seed = Seed.of(new byte[Seed.LENGTH]);
            one = LeakTable.open(http, operations, mode, seed);
            other = LeakTable.open(http, operations, mode, seed);
            twins = new Twins(difference, number, one.game(), other.game());
            var viewers = new ArrayList<>(one.game().onlookers());
            viewers.add(Viewer.IM);
            blind = new Blind(difference, mode, viewers, WhoSees::sees);
        }

        void setUp() {
            twins.setUp().forEach(this::play);
            List.copyOf(blind.viewers()).forEach(this::look);
        }

        boolean differ() {
            return !one.events().equals(other.events());
        }

        boolean step() {
            var pair = blind.viewers().isEmpty()
                    ? null
                    : twins.next(blind.viewers()).orElse(null);
            if (pair != null) {
                play(pair);
            }
            return pair != null;
        }

        private void play(Twins.Pair pair) {
            int played = one.events().size();
            int playedOther = other.events().size();
            var shown = one.play(pair.one());
            var shownOther = pair.alone() ? shown : other.play(pair.other());
            var told = blind.hear(since(one, played), since(other, playedOther));
            told.forEach(this::mustBeSaidByTheService);
            if (blind.viewers().contains(pair.one().by())) {
                same(pair.one().by(), shown, shownOther);
            }
        }

        private static List<LineEvent> since(LeakTable table, int played) {
            return table.events().subList(played, table.events().size());
        }

        /** Whoever knows it from now on has been told by the events of the service, and by one of the list. */
        private void mustBeSaidByTheService(Viewer viewer) {
            blind.mustBeSaid(events(one, viewer), events(other, viewer), viewer);
        }

        private List<LineEvent> events(LeakTable table, Viewer viewer) {
            var events = new ArrayList<LineEvent>();
            JSON.readTree(table.get(viewer, "/events?limit=500").body())
                    .get("events")
                    .forEach(each -> events.add(
                            LineJson.EVENTS.read(((ObjectNode) each.deepCopy()).without(List.of("version")))));
            return events;
        }

        void look(int turn) {
            var viewers = List.copyOf(blind.viewers());
            if (!viewers.isEmpty()) {
                look(viewers.get(turn % viewers.size()));
            }
        }

        private void look(Viewer viewer) {
            var shown = one.read(viewer);
            var shownOther = other.read(viewer);
            for (int i = 0; i < shown.size(); i++) {
                same(viewer, shown.get(i), shownOther.get(i));
            }
            twins.refused(viewer).ifPresent(this::refuse);
        }

        private void refuse(Move move) {
            var refusal = one.game().refusal(move).orElseThrow();
            var refusalOther = other.game().refusal(move);
            if (!Twins.isNews(refusal) && refusalOther.filter(Twins::isNews).isEmpty()) {
                assertThat(refusalOther).as("%s in the other game", move).contains(refusal);
                same(move.by(), one.ask(move), other.ask(move));
            }
        }

        private static void same(Viewer viewer, Shown shown, Shown shownOther) {
            assertThat(shownOther).as("to %s", viewer.text()).isEqualTo(shown);
        }
    }
}
