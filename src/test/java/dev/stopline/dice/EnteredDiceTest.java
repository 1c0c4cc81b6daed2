package dev.stopline.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class EnteredDiceTest {

    @Test
    void theFacesAreUsedInTheOrderTheyWereThrown() {
        var dice = new EnteredDice(List.of(7, 20, 1));

        assertThat(dice.roll(new RollRequest("a", 2, Die.D20))).isEqualTo(new Roll(List.of(7, 20), DiceSource.ENTERED));
        assertThat(dice.left()).isEqualTo(1);
        assertThat(dice.roll(RollRequest.one("b", Die.D20)).face()).isEqualTo(1);
        assertThat(dice.left()).isZero();
    }

    @Test
    void tooFewFacesFailTheRoll() {
        var dice = new EnteredDice(List.of(7));

        assertThatThrownBy(() -> dice.roll(new RollRequest("S1/R1/COMPANY/C1/d20", 2, Die.D20)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("S1/R1/COMPANY/C1/d20");
    }

    @ParameterizedTest
    @EnumSource(Die.class)
    void theLowestAndTheHighestFaceFitAndTheirNeighboursDoNot(Die die) {
        assertThat(thrown(1, die)).isEqualTo(1);
        assertThat(thrown(die.sides(), die)).isEqualTo(die.sides());
        assertThatThrownBy(() -> thrown(0, die)).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> thrown(die.sides() + 1, die)).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void thereIsNothingToCommitToOrToReveal() {
        var dice = new EnteredDice(List.of());

        assertThat(dice.source()).isEqualTo(DiceSource.ENTERED);
        assertThat(dice.commitment()).isEmpty();
        assertThat(dice.reveal()).isEmpty();
    }

    private static int thrown(int face, Die die) {
        return new EnteredDice(List.of(face)).roll(RollRequest.one("key", die)).face();
    }
}
