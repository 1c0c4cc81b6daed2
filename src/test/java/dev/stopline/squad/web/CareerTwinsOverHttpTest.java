package dev.stopline.squad.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.dice.DiceSource;
import dev.stopline.leaks.SquadSecrets;
import dev.stopline.leaks.SquadSecrets.Secret;
import dev.stopline.platform.axon.EventHistory;
import dev.stopline.squad.content.TableLibrary;
import dev.stopline.squad.rules.CareerCommand.Choice;
import dev.stopline.squad.rules.SeededPlayer;
import dev.stopline.squad.rules.SquadEvent;
import dev.stopline.squad.rules.SquadMove;
import dev.stopline.squad.rules.SquadRules;
import dev.stopline.testkit.Http;
import dev.stopline.testkit.Rule;
import dev.stopline.testkit.Shown;
import dev.stopline.testkit.StoplineTest;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.jdbc.core.simple.JdbcClient;

/**
 * Pairs of careers that differ in one sealed thing alone: every answer to the player is the same, status, headers and body,
 * until an event opens it. Where the server throws, the other career is the first one with one sealed event changed in the
 * store, so that all its further dice are the same. Where the player throws, it has another face typed in: what the player
 * knows and the service keeps to itself. {@code -Dleak.games=500} plays a hundred pairs.
 */
@StoplineTest
class CareerTwinsOverHttpTest {

    private static final int KINDS = Secret.values().length * DiceSource.values().length;
    private static final int PAIRS = Math.max(KINDS, Integer.getInteger("leak.games", 40) / 5);
    private static final int MOVES = 80;
    private static final int READ_EVERY = 5;
    private static final int TRIES = 6;
    private static final TableLibrary TABLES = TableLibrary.shipped();
    private static final SquadRules RULES = new SquadRules(TABLES);

    @LocalServerPort
    int port;

    @Autowired
    EventHistory history;

    @Autowired
    JdbcClient jdbc;

    static Stream<Arguments> pairs() {
        return IntStream.range(0, PAIRS).mapToObj(each -> {
            var secret = Secret.values()[each % Secret.values().length];
            var dice = DiceSource.values()[each / Secret.values().length % DiceSource.values().length];
            return Arguments.of(secret, dice, each);
        });
    }

    @ParameterizedTest
    @MethodSource("pairs")
    @Rule({"S-CARD-02", "S-GEN-11", "S-POST-02", "S-GEN-16"})
    void whatIsSealedChangesNoAnswer(Secret secret, DiceSource dice, int number) {
        boolean opened = false;
        for (int i = 0; i < TRIES && !opened; i++) {
            opened = new Pair(secret, dice, number + i * PAIRS).play();
        }
        assertThat(opened).as("the secret was opened, and the careers differed").isTrue();
    }

    private final class Pair {

        private final Secret secret;
        private final SeededPlayer player;
        private final CareerGame one;
        private final OtherCareer other;

        Pair(Secret secret, DiceSource dice, int number) {
            this.secret = secret;
            player = new SeededPlayer(RULES, number);
            var making = player.detective(dice, List.of(new Choice("view.showHiddenAnatomy", "false")));
            var tools = CareerGame.Tools.of(Http.at(port), history);
            one = CareerGame.open(Http.at(port), tools, making);
            other = dice == DiceSource.SERVER
                    ? OtherCareer.inTheStore(secret, TABLES, tools, jdbc)
                    : OtherCareer.typed(secret, CareerGame.open(Http.at(port), tools, making));
        }

        /** Whether it came, in the first job, to the event that opens what differs. */
        boolean play() {
            for (int i = 0; i < MOVES && one.state().career().casesClosed() == 0; i++) {
                var next = player.next(one.state(), one.known());
                if (next.isEmpty() || both(next.get())) {
                    return next.isPresent();
                }
                if (other.differs() && both(player.any(one.state()))) {
                    return true;
                }
                if (other.differs() && i % READ_EVERY == 0) {
                    look();
                }
            }
            return false;
        }

        /** Plays the move in both; whether what differs has been opened by it. */
        private boolean both(SquadMove move) {
            if (!other.isThere()) {
                assertThat(one.ask(move).status()).isLessThan(500);
                one.news();
                other.forkFrom(one);
                return false;
            }
            var shown = shown(one, move);
            var shownOther = shown(other.game(), other.changed(move));
            var news = one.news();
            var newsOther = other.game().news();
            if (opens(told(news), told(newsOther))) {
                return other.differs();
            }
            assertThat(shownOther).as("%s", move).isEqualTo(shown);
            return false;
        }

        private Shown shown(CareerGame game, SquadMove move) {
            return Shown.of(game.ask(move), game.table().careerId());
        }

        private List<SquadEvent> told(List<SquadEvent> events) {
            return events.stream().filter(each -> !SquadSecrets.seals(each)).toList();
        }

        /** The first event in which the two differ must be one that opens the secret. */
        private boolean opens(List<SquadEvent> told, List<SquadEvent> toldOther) {
            int at = 0;
            while (at < told.size() && at < toldOther.size() && told.get(at).equals(toldOther.get(at))) {
                if (SquadSecrets.opens(told.get(at)).contains(secret)) {
                    return true;
                }
                at++;
            }
            boolean same = at == told.size() && at == toldOther.size();
            assertThat(same
                            || at < told.size()
                                    && SquadSecrets.opens(told.get(at)).contains(secret))
                    .as("%s and %s at %d", told, toldOther, at)
                    .isTrue();
            return !same;
        }

        private void look() {
            var shown = one.read();
            var shownOther = other.game().read();
            for (int i = 0; i < shown.size(); i++) {
                assertThat(shownOther.get(i)).isEqualTo(shown.get(i));
            }
        }
    }
}
