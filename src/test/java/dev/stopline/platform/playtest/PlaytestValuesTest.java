package dev.stopline.platform.playtest;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.platform.playtest.Pace.Beat;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What playtests say of many games, and what they keep to themselves. */
class PlaytestValuesTest {

    private static final Instant NOON = Instant.parse("2026-01-01T12:00:00Z");

    private record Toy(Played played) implements Play {}

    private static Toy toy(String ruleset, String scenario, List<String> open, String... chosen) {
        return new Toy(new Played(ruleset, scenario, 1, 1000, 60, open, List.of(chosen)));
    }

    private static List<Toy> toys(int many, String ruleset, String scenario) {
        return Collections.nCopies(many, toy(ruleset, scenario, List.of()));
    }

    private static List<Beat> beats(String... secondsAndWho) {
        var beats = new ArrayList<Beat>();
        for (var each : secondsAndWho) {
            var parts = each.split(" ");
            beats.add(new Beat(NOON.plusSeconds(Long.parseLong(parts[0])), parts[1].equals("choice")));
        }
        return beats;
    }

    @Test
    void ofFourGamesNothingIsSaidAndOfFiveEverything() {
        assertThat(Share.of(List.of(true, true, false, false))).isEqualTo(new Share(true, null, null, null));
        assertThat(Share.of(List.of(true, true, false, false, false))).isEqualTo(new Share(false, 5, 2, 40));
        assertThat(Amount.of(List.of(1, 2, 0, 0))).isEqualTo(new Amount(true, null, null, null));
        assertThat(Amount.of(List.of(1, 2, 0, 0, 1))).isEqualTo(new Amount(false, 5, 4, 0.8));
        assertThat(Middle.of(List.of(1, 2, 3, 4))).isEqualTo(new Middle(true, null, null));
        assertThat(Middle.of(List.of(5, 1, 4, 2, 9))).isEqualTo(new Middle(false, 5, 4.0));
    }

    @Test
    void sharesAreRoundedDownAmountsToHundredthsAndMediansToTenths() {
        assertThat(Share.of(List.of(true, true, false, false, false, false)).percent())
                .isEqualTo(33);
        assertThat(Amount.of(List.of(1, 1, 1, 1, 0, 0)).mean()).isEqualTo(0.67);
        assertThat(Middle.of(List.of(1.0, 2.0, 2.33, 2.33, 3.0, 9.0)).median()).isEqualTo(2.3);
    }

    @Test
    void ofAnEvenCountTheMedianIsTheMeanOfTheTwoInTheMiddle() {
        assertThat(Middle.of(List.of(1, 2, 3, 4, 5, 6)).median()).isEqualTo(3.5);
    }

    @Test
    void aGroupOfFourIsWithheldAndItsGamesAreInNoTotal() {
        var groups = Group.of(Stream.of(toys(4, "a", "x"), toys(5, "b", "x"), toys(6, "a", "w"))
                .flatMap(List::stream)
                .toList());

        assertThat(groups)
                .extracting(
                        Group::scenario, Group::ruleset, group -> group.plays().size(), Group::isWithheld)
                .containsExactly(
                        org.assertj.core.groups.Tuple.tuple("w", "a", 6, false),
                        org.assertj.core.groups.Tuple.tuple("x", "a", 4, true),
                        org.assertj.core.groups.Tuple.tuple("x", "b", 5, false));
        assertThat(Group.shown(groups))
                .hasSize(11)
                .noneMatch(each -> each.played().ruleset().equals("a")
                        && each.played().scenario().equals("x"));
    }

    @Test
    void whatIsLeftBesideShownGroupsIsNothingOrFive() {
        assertThat(Stream.of(0, 1, 4, 5, 6).filter(Enough::areOrNone)).containsExactly(0, 5, 6);
    }

    @Test
    void anOptionIsNeverChosenIfItWasOpenSomewhereAndTakenNowhere() {
        var open = List.of("call", "vote", "cut");
        assertThat(Options.neverChosen(
                        List.of(toy("a", "x", open, "vote"), toy("b", "x", List.of("ask", "cut"), "cut"))))
                .containsExactly("call", "ask");
    }

    @Test
    void aDecisionIsTimedFromTheMoveBeforeItWhoeverMadeThat() {
        assertThat(Pace.of(beats("0 step", "10 choice", "12 step", "15 choice", "16 choice")))
                .isEqualTo(new Pace(3, 3000, 16));
    }

    @Test
    void afterAPauseOfMoreThanAnHourNothingIsTimedAndAnHourItselfIs() {
        assertThat(Pace.of(beats("0 step", "3600 choice", "7201 choice", "7211 step")))
                .isEqualTo(new Pace(1, 3_600_000, 3610));
    }

    @Test
    void aGameWithoutATimedDecisionSaysNothingOfDecisions() {
        var untimed = new Toy(new Played("a", "x", 0, 0, 60, List.of(), List.of()));
        var games = new ArrayList<>(toys(4, "a", "x"));
        games.add(untimed);

        assertThat(Middle.minutes(games)).isEqualTo(new Middle(false, 5, 1.0));
        assertThat(Middle.secondsADecision(games).withheld()).isTrue();
        games.add(toy("a", "x", List.of()));
        assertThat(Middle.secondsADecision(games)).isEqualTo(new Middle(false, 5, 1.0));
    }

    @Test
    void aRulesetSaysWhatIsNotStandardAndNothingElse() {
        assertThat(new RulesetWords().with("a", "1", "1").line()).isEqualTo("standard");
        assertThat(new RulesetWords()
                        .with("a", "2", "1")
                        .with("b", "x", "x")
                        .with("c", "P,M", "P")
                        .line())
                .isEqualTo("a=2;c=P,M");
    }
}
