package dev.stopline.testkit.bots;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.testkit.CareerTable;
import dev.stopline.testkit.Http;
import dev.stopline.testkit.LineTable;
import dev.stopline.testkit.StoplineTest;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.boot.test.web.server.LocalServerPort;

/** The bots on games of their own: each ends, and what is sent is a matter of the seed and the dice alone. */
@StoplineTest
class BotsTest {

    private static final String SESSION = """
            {"mode": "%s", "cardId": "pantry-routes",
             "ruleset": {"diceSource": "SERVER", "stages": "2", "gateClues": "1", "gateTypes": "PROCESS"}}""";

    private static final int GAMES = Integer.getInteger("bots.games", 2);

    @LocalServerPort
    int port;

    @ParameterizedTest
    @ValueSource(strings = {"COMPANY_ONLY", "COMRADES_ONLY", "BOTH_CHAIRS"})
    void a_table_of_bots_plays_a_case_to_the_end_of_its_debrief(String mode) {
        for (int seed = 0; seed < GAMES; seed++) {
            var bots = table(mode, seed).toTheEnd().toTheClose();
            assertThat(bots.board().at("/ending/ending").asString()).isNotEqualTo("NONE");
        }
    }

    @Test
    void the_same_seed_plays_the_same_moves_until_the_dice_differ() {
        var first = untilTheDice(table("BOTH_CHAIRS", 4).toTheEnd().moves());
        var again = untilTheDice(table("BOTH_CHAIRS", 4).toTheEnd().moves());
        var other = untilTheDice(table("BOTH_CHAIRS", 5).toTheEnd().moves());

        assertThat(first).hasSizeGreaterThan(6).isEqualTo(again).isNotEqualTo(other);
    }

    @Test
    void a_bot_plays_a_career_from_job_to_job() {
        for (int seed = 0; seed < GAMES; seed++) {
            var bot = new CareerBot(CareerTable.open(Http.at(port), detective()), seed);
            bot.toTheCloseOf(1);
            assertThat(bot.board().at("/job/close/type").asString()).isNotEqualTo("NONE");
            bot.toTheNextJob();
            assertThat(bot.board().get("waits").asString()).isIn("JOB", "ROUTING", "NOTHING");
            bot.toTheCloseOf(2);
        }
    }

    private LineBots table(String mode, long seed) {
        return LineBots.at(LineTable.open(Http.at(port), SESSION.formatted(mode)), seed);
    }

    private static List<String> untilTheDice(List<String> moves) {
        return moves.stream()
                .takeWhile(each -> !each.contains(" throwDie ") && !each.contains(" throwCover "))
                .toList();
    }

    private static String detective() {
        return CareerTable.DETECTIVE.replace("ENTERED", "SERVER");
    }
}
