package dev.stopline.tournament.rules;

import static dev.stopline.tournament.rules.TieBreak.BUCHHOLZ;
import static dev.stopline.tournament.rules.TieBreak.BUCHHOLZ_CUT_1;
import static dev.stopline.tournament.rules.TieBreak.BUCHHOLZ_CUT_2;
import static dev.stopline.tournament.rules.TieBreak.DIRECT_ENCOUNTER;
import static dev.stopline.tournament.rules.TieBreak.FEWEST_CASUALTIES;
import static dev.stopline.tournament.rules.TieBreak.GAMES_WON;
import static dev.stopline.tournament.rules.TieBreak.LOTS;
import static dev.stopline.tournament.rules.TieBreak.MEDIAN_BUCHHOLZ;
import static dev.stopline.tournament.rules.TieBreak.MEDIAN_BUCHHOLZ_2;
import static dev.stopline.tournament.rules.TieBreak.PROCESS_HELD;
import static dev.stopline.tournament.rules.TieBreak.SONNEBORN_BERGER;
import static dev.stopline.tournament.rules.TieBreak.SONNEBORN_BERGER_CUT_1;
import static dev.stopline.tournament.rules.TieBreak.WINS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.stopline.dice.Seed;
import dev.stopline.dice.SeededDice;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The tie-breaks give the values that FIDE's arbiters published for {@link PublishedCrosstable}, and rank by them. */
class TieBreaksTest {

    @Test
    void the_scores_are_those_published() {
        assertThat(PublishedCrosstable.cards())
                .extracting(each -> each.card().halfPoints())
                .containsExactly(7, 8, 7, 7, 5, 6, 3, 5, 3, 2, 5, 4, 3, 4, 4, 7);
    }

    @Test
    void buchholz_is_as_in_exercises_1_to_4() {
        assertThat(published(BUCHHOLZ)).isEqualTo("12.5 13 15.5 15 8.5 12 14.5 13.5 9 13 13.5 11.5 14 11 12 12.5");
    }

    @Test
    void buchholz_cut_1_is_as_in_exercises_5_to_8() {
        assertThat(published(BUCHHOLZ_CUT_1)).isEqualTo("11 12 13 11.5 7.5 11 12.5 12 7.5 11.5 12 9.5 12 9 11 11");
    }

    @Test
    void sonneborn_berger_is_as_in_exercises_11_and_12() {
        assertThat(published(SONNEBORN_BERGER))
                .isEqualTo("8 9.5 10.5 9.75 4.25 6.5 3.25 5.25 2.25 1.5 5.75 4 4.25 4.5 3.5 7.25");
    }

    @Test
    void sonneborn_berger_cut_1_is_as_in_exercise_13() {
        assertThat(published(SONNEBORN_BERGER_CUT_1))
                .isEqualTo("7.25 8.5 9.25 8 3.25 5.5 1.25 3.75 2.25 0 4.25 4 4.25 3 2.5 5.75");
    }

    @Test
    void wins_are_as_in_exercises_27_and_28() {
        assertThat(published(WINS)).isEqualTo("2 3 2 2 2 3 1 2 1 1 2 2 1 2 2 3");
        assertThat(published(GAMES_WON)).isEqualTo("2 3 2 2 2 2 1 2 0 1 1 0 1 2 2 3");
    }

    @Test
    void direct_encounters_part_nobody_in_exercises_23_and_24() {
        var ranking = TieBreaks.rank(PublishedCrosstable.cards(), List.of(DIRECT_ENCOUNTER), List.of());
        assertThat(ranking).filteredOn(each -> each.score() == 7).allMatch(each -> each.rank() == 2);
        assertThat(ranking).filteredOn(each -> each.score() == 5).allMatch(each -> each.rank() == 7);
        assertThat(ranking)
                .filteredOn(each -> each.score() == 5)
                .allSatisfy(each -> assertThat(each.values().getFirst().shown()).isEqualTo("–"));
    }

    /** By hand from the crosstable: number 2 met 1, 1½ and three of 3½; number 4 loses its bye and then a 3½. */
    @Test
    void a_median_loses_the_greatest_too_and_a_second_cut_one_more() {
        assertThat(value(MEDIAN_BUCHHOLZ, 2)).isEqualTo("8.5");
        assertThat(value(MEDIAN_BUCHHOLZ, 4)).isEqualTo("8");
        assertThat(value(BUCHHOLZ_CUT_2, 2)).isEqualTo("10.5");
        assertThat(value(MEDIAN_BUCHHOLZ_2, 2)).isEqualTo("3.5");
    }

    @Test
    void a_withdrawn_opponent_counts_as_if_it_had_drawn_what_it_missed() {
        var cards = PublishedCrosstable.cards();
        assertThat(Opposition.adjusted(cards.get(11).card())).isEqualTo(6);
        assertThat(Opposition.adjusted(cards.get(13).card())).isEqualTo(4);
        assertThat(Opposition.adjusted(cards.get(8).card())).isEqualTo(3);
    }

    @Test
    void those_who_all_met_are_parted_by_their_own_points_and_then_among_themselves() {
        var cards = List.of(
                card(1, Past.met(2, 2, true), Past.met(3, 0, true), Past.met(4, 2, true)),
                card(2, Past.met(1, 0, true), Past.met(4, 2, true), Past.met(3, 2, true)),
                card(3, Past.met(4, 2, true), Past.met(1, 2, true), Past.met(2, 0, true)),
                card(4, Past.met(3, 0, true), Past.met(2, 0, true), Past.met(1, 0, true)));
        assertThat(DirectEncounter.part(cards)).extracting(List::size).containsExactly(3, 1);
    }

    @Test
    void without_all_encounters_only_a_certain_first_is_parted() {
        var first = card(1, Past.met(2, 2, true), Past.met(3, 2, true));
        var second = card(2, Past.met(1, 0, true));
        var third = card(3, Past.met(1, 0, true));
        assertThat(DirectEncounter.part(List.of(second, third, first)))
                .containsExactly(List.of(first), List.of(second, third));
        var drawn = card(1, Past.met(2, 2, true), Past.met(3, 1, true));
        var other = card(3, Past.met(1, 1, true));
        assertThat(DirectEncounter.part(List.of(drawn, second, other))).hasSize(1);
    }

    @Test
    void a_forfeit_is_no_direct_encounter_and_two_meetings_count_their_average() {
        assertThat(DirectEncounter.part(List.of(card(1, Past.forfeitWon(2)), card(2, Past.forfeitLost(1)))))
                .hasSize(1);
        var one = card(1, Past.met(2, 2, true), Past.met(2, 0, true));
        var other = card(2, Past.met(1, 0, true), Past.met(1, 2, true));
        assertThat(DirectEncounter.part(List.of(one, other))).hasSize(1);
    }

    @Test
    void more_process_and_fewer_casualties_rank_higher() {
        var cards = List.of(own(1, 2, 5), own(2, 2, 3), own(3, 4, 9));
        assertThat(TieBreaks.rank(cards, List.of(PROCESS_HELD, FEWEST_CASUALTIES), List.of()))
                .extracting(Ranked::number)
                .containsExactly(3, 2, 1);
    }

    @Test
    void without_lots_those_tied_share_a_rank_and_with_lots_nobody_does() {
        var cards =
                IntStream.rangeClosed(1, 9).mapToObj(each -> own(each, 0, 0)).toList();
        assertThat(TieBreaks.rank(cards, List.of(LOTS), List.of()))
                .allMatch(each -> each.rank() == 1)
                .allMatch(each -> each.values().getFirst().shown().equals("–"));
        var lots = Lots.draw(dice(7), IntStream.rangeClosed(1, 9).boxed().toList());
        assertThat(TieBreaks.rank(cards, List.of(LOTS), lots))
                .extracting(Ranked::number)
                .containsExactlyElementsOf(lots.stream().map(Lot::number).toList());
    }

    @Test
    void lots_are_of_the_seed_and_a_late_entry_changes_no_dice() {
        var few = Lots.draw(dice(7), List.of(1, 2, 3));
        var more = Lots.draw(dice(7), List.of(3, 1, 2, 4));
        assertThat(more)
                .extracting(Lot::faces)
                .containsAll(few.stream().map(Lot::faces).toList());
        assertThat(more).extracting(Lot::place).containsExactly(1, 2, 3, 4);
        assertThat(Lots.draw(dice(8), List.of(1, 2, 3)))
                .extracting(Lot::faces)
                .doesNotContainAnyElementsOf(few.stream().map(Lot::faces).toList());
    }

    @Test
    void an_opponent_without_a_card_is_an_error() {
        var cards = List.of(StandingCard.swiss(card(1, Past.met(2, 2, true)), 0, 0));
        assertThatThrownBy(() -> TieBreaks.rank(cards, List.of(BUCHHOLZ), List.of()))
                .isInstanceOf(IllegalArgumentException.class);
    }

    private static SeededDice dice(int seed) {
        return new SeededDice(Seed.ofHex("%064x".formatted(seed)));
    }

    private static StandingCard own(int number, int processHeld, int casualties) {
        return StandingCard.swiss(card(number), processHeld, casualties);
    }

    private static PairingCard card(int number, Past... past) {
        return new PairingCard(number, List.of(past), true);
    }

    private static String value(TieBreak tieBreak, int number) {
        return published(tieBreak).split(" ")[number - 1];
    }

    /** The values of all, in the order of their numbers. */
    private static String published(TieBreak tieBreak) {
        return String.join(
                " ",
                TieBreaks.rank(PublishedCrosstable.cards(), List.of(tieBreak), List.of()).stream()
                        .sorted(Comparator.comparingInt(Ranked::number))
                        .map(each -> each.values().getFirst().shown())
                        .toList());
    }
}
