package dev.stopline.tournament.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The Dutch system by example: brackets, floats, byes, forced and forbidden pairs, and the reasons in words. */
class PairingTest {

    @Test
    void the_first_round_pairs_the_upper_half_with_the_lower() {
        assertThat(pairs(pair(1, fresh(8))))
                .containsExactly(new Pair(1, 5), new Pair(2, 6), new Pair(3, 7), new Pair(4, 8));
    }

    @Test
    void of_an_odd_number_the_last_has_the_bye() {
        var round = pair(1, fresh(7));
        assertThat(pairs(round)).containsExactly(new Pair(1, 4), new Pair(2, 5), new Pair(3, 6));
        assertThat(round.byes()).extracting(Bye::number).containsExactly(7);
        assertThat(texts(round.byes().getFirst().reasons()))
                .contains("C.04.3 C5: Number 7, with no points, has the lowest score that can have the bye.");
    }

    @Test
    void nobody_at_all_is_a_round_without_encounters_and_one_alone_has_the_bye() {
        assertThat(pair(1, List.of())).isEqualTo(new PairedRound(List.of(), List.of(), List.of()));
        assertThat(pair(1, fresh(1)).byes()).extracting(Bye::number).containsExactly(1);
    }

    /** 1 beat 3 and 2 beat 4: the winners meet, and the losers; 5 and 6 drew. */
    @Test
    void those_of_one_score_meet() {
        var round = pair(2, List.of(won(1, 3), won(2, 4), lost(3, 1), lost(4, 2), drew(5, 6), drew(6, 5)));
        assertThat(pairs(round)).contains(new Pair(1, 2));
        assertThat(texts(round.encounters().getFirst().reasons()))
                .contains("C.04.3 1.3: Numbers 1 and 2 are of one score bracket, with 1 point.");
    }

    /** 5 and 6 have met: both float, to the best of the losers that the order gives. */
    @Test
    void two_who_have_met_float_down_rather_than_meet_again() {
        var round = pair(2, List.of(won(1, 3), won(2, 4), lost(3, 1), lost(4, 2), drew(5, 6), drew(6, 5)));
        assertThat(pairs(round)).containsExactly(new Pair(1, 2), new Pair(3, 5), new Pair(4, 6));
        assertThat(round.encounters()).noneMatch(Encounter::repeat);
        assertThat(texts(round.encounters().get(1).reasons()))
                .contains("C.04.3 1.4: Number 5, with ½ point, floats down to the bracket of number 3, with no points.")
                .contains("C.04.3 1.4: Number 5 has nobody to meet in the bracket of ½ point.");
    }

    /** Those of half a point have met and the bye must go to nobody above no points: so the leaders do not meet (C5). */
    @Test
    void the_bye_goes_as_low_as_it_can_even_if_a_higher_bracket_breaks_for_it() {
        var cards = List.of(won(1, 4), bye(2), drew(3, 5), lost(4, 1), drew(5, 3));
        var round = pair(2, cards);
        assertThat(round.byes()).extracting(Bye::number).containsExactly(4);
        assertThat(pairs(round)).containsExactly(new Pair(1, 3), new Pair(2, 5));
    }

    @Test
    void who_had_a_bye_or_a_win_without_play_does_not_have_the_next() {
        var cards = List.of(won(1, 4), won(2, 5), lost(4, 1), lost(5, 2), card(3, Past.bye(Attendance.PAIRING_BYE, 0)));
        assertThat(pair(2, cards).byes()).extracting(Bye::number).containsExactly(5);
        var forfeit = List.of(
                card(1, Past.forfeitWon(3)), card(2, Past.bye(Attendance.FULL_BYE, 2)), card(3, Past.forfeitLost(1)));
        assertThat(pair(2, forfeit).byes()).extracting(Bye::number).containsExactly(3);
    }

    @Test
    void who_floated_down_in_the_last_round_stays_if_another_can_float() {
        var cards = List.of(won(1, 4), won(2, 5), bye(3), lost(4, 1), lost(5, 2), card(6, zero()));
        var round = pair(2, cards);
        assertThat(pairs(round)).containsExactly(new Pair(1, 3), new Pair(2, 4), new Pair(5, 6));
        assertThat(texts(round.encounters().get(1).reasons()))
                .contains("C.04.3 C14: Number 2 is left over in the bracket of 1 point: were number 3 instead,"
                        + " then one that floated down in the last round would float down again.");
    }

    /** 3 and 4 are kept apart: so those of a point, who could meet, float down to them. */
    @Test
    void two_who_could_meet_float_if_the_round_could_not_be_completed_otherwise() {
        var cards = List.of(won(1, 5), won(2, 6), card(3, zero()), card(4, zero()));
        var apart = List.of(new Pair(3, 4));
        var round = Pairing.pair(new RoundToPair(2, cards, apart, List.of()));
        assertThat(pairs(round)).containsExactly(new Pair(1, 3), new Pair(2, 4));
        assertThat(texts(round.encounters().getFirst().reasons()))
                .contains("ORGANIZER: Number 1 is left over in the bracket of 1 point: did it meet number 2, then more"
                        + " would be left without an opponent, for forbidden pairs never meet.");
    }

    @Test
    void a_round_without_play_and_without_points_is_no_float() {
        var card = card(1, zero(), Past.bye(Attendance.HALF_BYE, 1), Past.met(2, 2, true), Past.met(3, 0, true));
        var field = List.of(
                card,
                card(2, zero(), zero(), Past.met(1, 0, true), zero()),
                card(3, Past.met(4, 2, true), Past.met(5, 2, true), Past.met(6, 2, true), Past.met(1, 2, true)));
        assertThat(IntStream.rangeClosed(0, 5).mapToObj(round -> Drift.of(card, round, field)))
                .containsExactly(Drift.NONE, Drift.NONE, Drift.DOWN, Drift.DOWN, Drift.UP, Drift.NONE);
    }

    @Test
    void forced_pairs_meet_and_the_others_are_paired_without_them() {
        var round = Pairing.pair(new RoundToPair(1, fresh(6), List.of(), List.of(new Pair(2, 1))));
        assertThat(pairs(round)).containsExactly(new Pair(1, 2), new Pair(3, 5), new Pair(4, 6));
        assertThat(texts(round.encounters().getFirst().reasons()))
                .containsExactly("ORGANIZER: Numbers 1 and 2 meet by the organizer's word.");
        assertThat(round.concessions()).isEmpty();
    }

    @Test
    void a_forced_pair_of_which_one_sits_out_is_not_made() {
        var cards = List.of(card(1), card(2), new PairingCard(3, List.of(), false));
        var round = Pairing.pair(new RoundToPair(1, cards, List.of(), List.of(new Pair(1, 3))));
        assertThat(pairs(round)).containsExactly(new Pair(1, 2));
    }

    @Test
    void forbidden_pairs_never_meet_and_the_reason_says_so() {
        var round = Pairing.pair(new RoundToPair(1, fresh(4), List.of(new Pair(1, 3)), List.of()));
        assertThat(pairs(round)).containsExactly(new Pair(1, 4), new Pair(2, 3));
        assertThat(texts(round.encounters().getFirst().reasons()))
                .contains("ORGANIZER: The order gives number 3 to number 1, but the organizer keeps the two apart.");
        assertThat(texts(round.encounters().getLast().reasons()).toString())
                .contains("The order gives number 4 to number 2, but then");
    }

    @Test
    void those_whom_forbidden_pairs_leave_alone_have_byes_and_the_round_says_so() {
        var round = Pairing.pair(
                new RoundToPair(1, fresh(4), List.of(new Pair(1, 2), new Pair(1, 3), new Pair(1, 4)), List.of()));
        assertThat(pairs(round)).containsExactly(new Pair(2, 3));
        assertThat(round.byes()).extracting(Bye::number).containsExactly(1, 4);
        assertThat(round.concessions()).extracting(Reason::rule).containsExactly("ORGANIZER", "ORGANIZER");
    }

    @Test
    void a_repeat_that_is_forced_is_made_and_said() {
        var round = pair(2, List.of(won(1, 2), lost(2, 1)));
        assertThat(round.encounters()).hasSize(1).allMatch(Encounter::repeat);
        assertThat(texts(round.concessions()))
                .containsExactly("C.04.3 C1: Numbers 1 and 2 meet again: every complete pairing left has a repeat.");
    }

    @Test
    void a_second_bye_that_is_forced_is_given_and_said() {
        var round = pair(2, List.of(bye(1)));
        assertThat(round.byes()).hasSize(1).allMatch(Bye::repeat);
        assertThat(texts(round.concessions()))
                .containsExactly("C.04.3 C2: Number 1 has a bye again: nobody else could have it.");
    }

    @Test
    void an_encounter_to_which_one_did_not_come_may_be_paired_again() {
        var round = pair(2, List.of(card(1, Past.forfeitWon(2)), card(2, Past.forfeitLost(1))));
        assertThat(round.encounters()).hasSize(1).noneMatch(Encounter::repeat);
        assertThat(round.concessions()).isEmpty();
    }

    @Test
    void who_began_less_often_on_the_first_chair_begins_and_a_balance_alternates() {
        assertThat(Chairs.upperBegins(card(1, Past.met(3, 1, true)), card(2, Past.met(4, 1, false))))
                .isFalse();
        assertThat(Chairs.upperBegins(card(1, Past.met(3, 1, false)), card(2, Past.met(4, 1, false))))
                .isTrue();
        var firstThenSecond = card(1, Past.met(3, 1, true), Past.met(5, 1, false));
        var secondThenFirst = card(2, Past.met(4, 1, false), Past.met(6, 1, true));
        assertThat(Chairs.upperBegins(firstThenSecond, secondThenFirst)).isTrue();
        assertThat(Chairs.upperBegins(card(1), card(2))).isTrue();
        assertThat(Chairs.upperBegins(card(2), card(3))).isFalse();
    }

    @Test
    void values_that_contradict_themselves_are_errors() {
        assertThatThrownBy(() -> new Pair(3, 3)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Past.met(0, 2, true)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Past.met(1, 3, true)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> pair(1, List.of(card(1), card(1)))).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new RoundToPair(1, fresh(3), List.of(), List.of(new Pair(1, 2), new Pair(2, 3))))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void half_points_are_written_as_on_a_scoreboard() {
        assertThat(IntStream.of(0, 1, 2, 3, 4, 5).mapToObj(PairingWords::points))
                .containsExactly("no points", "½ point", "1 point", "1½ points", "2 points", "2½ points");
    }

    private static PairedRound pair(int round, List<PairingCard> cards) {
        return Pairing.pair(new RoundToPair(round, cards, List.of(), List.of()));
    }

    private static List<PairingCard> fresh(int count) {
        var cards = new ArrayList<PairingCard>();
        IntStream.rangeClosed(1, count).forEach(each -> cards.add(card(each)));
        return cards;
    }

    private static PairingCard card(int number, Past... past) {
        return new PairingCard(number, List.of(past), true);
    }

    private static PairingCard won(int number, int opponent) {
        return card(number, Past.met(opponent, Past.WIN, true));
    }

    private static PairingCard drew(int number, int opponent) {
        return card(number, Past.met(opponent, Past.DRAW, number < opponent));
    }

    private static PairingCard lost(int number, int opponent) {
        return card(number, Past.met(opponent, 0, false));
    }

    private static PairingCard bye(int number) {
        return card(number, Past.bye(Attendance.PAIRING_BYE, Past.WIN));
    }

    private static Past zero() {
        return Past.bye(Attendance.ZERO_BYE, 0);
    }

    private static List<Pair> pairs(PairedRound round) {
        return round.encounters().stream().map(Encounter::pair).toList();
    }

    private static List<String> texts(List<Reason> reasons) {
        return reasons.stream().map(each -> each.rule() + ": " + each.text()).toList();
    }
}
