package dev.stopline.tournament.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.stopline.tournament.rules.SwissEvent.Paired;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What {@link PairingPropertiesTest} asks of a round finds a bad one. */
class EveryPropertyCanFailTest {

    /** 1 beat 3 and 2 beat 4 in the first round. */
    private static final List<PairingCard> FOUR = List.of(
            card(1, Past.met(3, 2, true)),
            card(2, Past.met(4, 2, true)),
            card(3, Past.met(1, 0, false)),
            card(4, Past.met(2, 0, false)));

    /** 3 had the bye in the first round. */
    private static final List<PairingCard> THREE = List.of(
            card(1, Past.met(2, 2, true)), card(2, Past.met(1, 0, true)), card(3, Past.bye(Attendance.PAIRING_BYE, 2)));

    @Test
    void the_right_round_passes() {
        var four = paired(FOUR, List.of(), met(1, 2), met(3, 4));
        assertThatCode(() -> PairingPropertiesTest.everybodyStandsOnce(four)).doesNotThrowAnyException();
        assertThatCode(() -> PairingPropertiesTest.noRepeatIsNeedless(four)).doesNotThrowAnyException();
        assertThatCode(() -> PairingPropertiesTest.isLeastOfAll(four)).doesNotThrowAnyException();
        var three = paired(THREE, List.of(new Bye(2, false, List.of())), met(1, 3));
        assertThatCode(() -> PairingPropertiesTest.byesAreNeeded(three)).doesNotThrowAnyException();
    }

    @Test
    void somebody_left_out_is_found() {
        var paired = paired(FOUR, List.of(), met(1, 2));
        assertThatThrownBy(() -> PairingPropertiesTest.everybodyStandsOnce(paired))
                .isInstanceOf(AssertionError.class);
    }

    @Test
    void a_needless_repeat_is_found() {
        var again = new Reason("C.04.3 C1", "again");
        var encounters = List.of(new Encounter(1, 3, true, List.of(again)), new Encounter(2, 4, true, List.of(again)));
        var paired = new Paired(round(FOUR), new PairedRound(encounters, List.of(), List.of(again)));
        assertThatThrownBy(() -> PairingPropertiesTest.noRepeatIsNeedless(paired))
                .isInstanceOf(AssertionError.class);
    }

    @Test
    void a_needless_float_is_found() {
        var paired = paired(FOUR, List.of(), met(1, 4), met(2, 3));
        assertThatThrownBy(() -> PairingPropertiesTest.isLeastOfAll(paired)).isInstanceOf(AssertionError.class);
    }

    @Test
    void a_needless_second_bye_and_one_too_high_are_found() {
        var cards = List.of(THREE.get(0), THREE.get(1), THREE.get(2), card(4, Past.bye(Attendance.ZERO_BYE, 0)));
        var three = cards.subList(1, 4);
        var again = paired(three, List.of(new Bye(3, true, List.of())), met(2, 4));
        assertThatThrownBy(() -> PairingPropertiesTest.byesAreNeeded(again)).isInstanceOf(AssertionError.class);
        var high = paired(
                List.of(card(1, Past.met(9, 2, true)), cards.get(1), cards.get(3)),
                List.of(new Bye(1, false, List.of())),
                met(2, 4));
        assertThatThrownBy(() -> PairingPropertiesTest.byesAreNeeded(high)).isInstanceOf(AssertionError.class);
    }

    @Test
    void tutte_tells_who_can_all_be_paired() {
        assertThat(TutteMatrix.allPaired(List.of(1, 2, 3, 4), (one, other) -> other - one == 1))
                .isTrue();
        assertThat(TutteMatrix.allPaired(List.of(1, 2, 3, 4), (one, other) -> one == 1))
                .isFalse();
        assertThat(TutteMatrix.allPaired(List.of(1, 2, 3, 4, 5, 6), (one, other) -> one % 2 == other % 2))
                .isFalse();
    }

    private static Paired paired(List<PairingCard> cards, List<Bye> byes, Encounter... encounters) {
        return new Paired(round(cards), new PairedRound(List.of(encounters), byes, List.of()));
    }

    private static RoundToPair round(List<PairingCard> cards) {
        return new RoundToPair(2, cards, List.of(), List.of());
    }

    private static Encounter met(int first, int second) {
        return new Encounter(first, second, false, List.of());
    }

    private static PairingCard card(int number, Past past) {
        return new PairingCard(number, List.of(past), true);
    }
}
