package dev.stopline.squad.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.dice.DiceSource;
import dev.stopline.leaks.SquadSecrets;
import dev.stopline.platform.axon.EventHistory;
import dev.stopline.squad.content.TableLibrary;
import dev.stopline.squad.rules.CareerCommand.Choice;
import dev.stopline.squad.rules.SeededPlayer;
import dev.stopline.squad.rules.SquadMove;
import dev.stopline.squad.rules.SquadRules;
import dev.stopline.testkit.AnswerContract;
import dev.stopline.testkit.Http;
import dev.stopline.testkit.LogLines;
import dev.stopline.testkit.Rule;
import dev.stopline.testkit.Shown;
import dev.stopline.testkit.StoplineTest;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.web.server.LocalServerPort;

/**
 * Whole careers at random over HTTP, with both kinds of dice, whose posture is sealed and whose anatomy is withheld: no
 * answer and no line of the log holds a word of what is sealed; each answer tells all the rest, and is what the contract
 * says of it, field by field.
 * {@code -Dleak.games=500} plays fifty of them.
 */
@StoplineTest
@TestInstance(Lifecycle.PER_CLASS)
class CareersLeakNothingTest {

    private static final int CAREERS = Math.max(4, Integer.getInteger("leak.games", 40) / 10);
    private static final int MOVES = 70;
    private static final int READ_EVERY = 9;
    private static final SquadRules RULES = new SquadRules(TableLibrary.shipped());

    private final Set<SquadSecrets.Secret> sealed = EnumSet.noneOf(SquadSecrets.Secret.class);
    private final Set<SquadSecrets.Secret> opened = EnumSet.noneOf(SquadSecrets.Secret.class);

    @LocalServerPort
    int port;

    @Autowired
    EventHistory history;

    private CareerGame.Tools tools;
    private AnswerContract contract;
    private final LogLines log = LogLines.listen();

    @BeforeAll
    void readTheContract() {
        tools = CareerGame.Tools.of(Http.at(port), history);
        contract = AnswerContract.of(Http.at(port));
    }

    static IntStream careers() {
        return IntStream.range(0, CAREERS);
    }

    @ParameterizedTest
    @MethodSource("careers")
    @Rule({"S-CARD-02", "S-GEN-11", "S-POST-02", "S-REQ-05"})
    void noAnswerHoldsAWordOfWhatIsSealed(int number) {
        var game = new Game(number);
        for (int i = 0; i < MOVES && game.step(); i++) {
            game.refuse();
            if (i % READ_EVERY == 0) {
                game.read();
            }
        }
        game.read();
    }

    @AfterAll
    void hearNoMore() {
        log.close();
    }

    @AfterAll
    void everyKindOfSecretWasMet() {
        assertThat(sealed).containsExactly(SquadSecrets.Secret.values());
        assertThat(opened).containsExactly(SquadSecrets.Secret.values());
    }

    private final class Game {

        private final SquadSecrets secrets = new SquadSecrets();
        private final SeededPlayer player;
        private final CareerGame game;

        Game(int number) {
            player = new SeededPlayer(RULES, number);
            var dice = number % 2 == 0 ? DiceSource.SERVER : DiceSource.ENTERED;
            var making = player.detective(dice, List.of(new Choice("view.showHiddenAnatomy", "false")));
            game = CareerGame.open(Http.at(port), tools, making);
            game.events().forEach(secrets::hear);
            game.table().played("/campaign", """
                    {"factions": [{"role": "DOMINANT", "faction": "PD_BRASS"}, {"role": "RIVAL", "faction": "PRESS"},
                     {"role": "SHADOW_PATRON", "faction": "COHEN"}]}""");
            game.news().forEach(secrets::hear);
        }

        boolean step() {
            var next = player.next(game.state(), game.known());
            next.ifPresent(move -> {
                var answer = game.ask(move);
                assertThat(answer.status()).as("%s → %s", move, answer.text()).isEqualTo(200);
                heard(move, answer);
            });
            return next.isPresent();
        }

        /** A move of any kind; most of them are refused. */
        void refuse() {
            var move = player.any(game.state());
            var answer = game.ask(move);
            if (answer.status() == 200) {
                heard(move, answer);
            } else {
                assertThat(answer.status()).as("%s → %s", move, answer.text()).isBetween(400, 499);
                assertThat(game.news()).as("what a refused move stored").isEmpty();
                check(answer);
            }
            contract.holds(path(move), "post", answer);
        }

        private void heard(SquadMove move, Http.Answer answer) {
            var news = game.news();
            news.forEach(event -> {
                opened.addAll(SquadSecrets.opens(event));
                secrets.hear(event);
                sealed.addAll(secrets.sealed());
            });
            game.tells(answer, news);
            contract.holds(path(move), "post", answer);
            check(answer);
        }

        private String path(SquadMove move) {
            return tools.operations()
                    .operation(SquadOperations.operationId(move.command().getClass()))
                    .path();
        }

        void read() {
            game.readings().forEach(each -> {
                check(each.answer());
                contract.holds(each.operation().path(), "get", each.answer());
            });
        }

        private void check(Http.Answer answer) {
            var shown = Shown.of(answer, game.table().careerId()).text();
            var logged = log.since();
            secrets.words().forEach(word -> {
                assertThat(shown).doesNotContain(word);
                assertThat(logged).doesNotContain(word);
            });
            // A body that is written to the log would say there which face was typed.
            assertThat(logged).doesNotContain("dice");
        }
    }
}
