package dev.stopline.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class SeededDiceTest {

    private static final String SEED = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
    private static final String OTHER_SEED = "ff0102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";

    private final SeededDice dice = new SeededDice(Seed.ofHex(SEED));

    @Test
    void theCodeMakesThePublishedVectors() {
        var published = DiceVectors.published();

        assertThat(published.recomputed()).isEqualTo(published);
    }

    @Test
    void theVectorsRollEveryDieAndSeveralDiceAtOnce() {
        var rolls = DiceVectors.published().rolls();

        assertThat(rolls).extracting(ProvenRoll::die).contains(Die.values());
        assertThat(rolls).anyMatch(roll -> roll.faces().size() > 1);
        assertThat(rolls).extracting(ProvenRoll::key).doesNotHaveDuplicates();
    }

    @Test
    void theVectorsPassOverANumberForEveryDieWhoseSidesDoNotDivideTheRange() {
        var passedOver = DiceVectors.published().draws().stream()
                .filter(draw -> draw.numbers().size() > 1)
                .map(DiceVectors.Draw::sides);

        assertThat(passedOver).contains(3, 6, 10, 12, 20);
    }

    @Test
    void theSameSeedThrowsTheSameFacesWhateverElseIsThrownInBetween() {
        var first = dice.roll(new RollRequest("S1/R1/COMPANY/C1/d20", 3, Die.D20));
        dice.roll(RollRequest.one("S1/R1/COMPANY/C2/d20", Die.D20));

        assertThat(dice.roll(new RollRequest("S1/R1/COMPANY/C1/d20", 3, Die.D20)))
                .isEqualTo(first);
        assertThat(new SeededDice(Seed.ofHex(SEED)).roll(new RollRequest("S1/R1/COMPANY/C1/d20", 3, Die.D20)))
                .isEqualTo(first);
        assertThat(first.source()).isEqualTo(DiceSource.SERVER).isEqualTo(dice.source());
    }

    @Test
    void aDieOfARollDoesNotDependOnHowManyAreThrown() {
        var three = dice.roll(new RollRequest("J4/S2/A1/d6", 3, Die.D6)).faces();

        assertThat(dice.roll(new RollRequest("J4/S2/A1/d6", 2, Die.D6)).faces()).isEqualTo(three.subList(0, 2));
    }

    @Test
    void anotherSeedAndAnotherKeyThrowOtherFaces() {
        var faces = dice.roll(new RollRequest("key", 40, Die.D20)).faces();

        assertThat(new SeededDice(Seed.ofHex(OTHER_SEED))
                        .roll(new RollRequest("key", 40, Die.D20))
                        .faces())
                .isNotEqualTo(faces);
        assertThat(dice.roll(new RollRequest("Key", 40, Die.D20)).faces()).isNotEqualTo(faces);
    }

    @Test
    void theCommitmentBindsTheRevealedSeedAndNoOther() {
        var commitment = new Commitment(dice.commitment());

        assertThat(commitment.binds(Seed.ofHex(dice.reveal()))).isTrue();
        assertThat(commitment.binds(Seed.ofHex(OTHER_SEED))).isFalse();
        assertThat(dice.reveal()).isEqualTo(SEED);
    }

    @Test
    void aSeedPrintsAsSealedAndHasThirtyTwoBytes() {
        assertThat(Seed.ofHex(SEED)).hasToString("sealed");
        assertThatThrownBy(() -> Seed.ofHex(SEED + "00")).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Seed.of(new byte[31])).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void aSeedKeepsItsBytesToItself() {
        var bytes = new byte[Seed.LENGTH];
        var seed = Seed.of(bytes);
        bytes[0] = 1;
        seed.bytes()[1] = 1;

        assertThat(seed.hex()).isEqualTo("0".repeat(64));
    }

    /** 2^64 mod 3 and mod 6, 10, 12, 20 are 1, 4, 6, 4, 16: so many numbers at the top are passed over. */
    @ParameterizedTest
    @CsvSource({"D3, 1", "D4, 0", "D6, 4", "D8, 0", "D10, 6", "D12, 4", "D20, 16"})
    void theNumbersAboveTheLastFullRoundOfFacesArePassedOver(Die die, long excess) {
        long lastFair = -1L - excess;

        assertThat(SeededDice.fairFace(die.sides(), n -> n == 0 ? lastFair : 0)).isEqualTo(die.sides());
        for (long above = 1; above <= excess; above++) {
            long unfair = lastFair + above;
            assertThat(SeededDice.fairFace(die.sides(), n -> n < 2 ? unfair : 1))
                    .isEqualTo(2);
        }
    }

    /**
     * A fair die exceeds this chi-square once in a hundred thousand times (the seed is fixed, so the answer never
     * changes).
     */
    @ParameterizedTest
    @EnumSource(Die.class)
    void aMillionFacesOfEachDieAreEvenlySpread(Die die) {
        int throwsInAll = 1_000_000;
        var counts = new int[die.sides()];
        for (int face :
                dice.roll(new RollRequest("evenly/" + die, throwsInAll, die)).faces()) {
            counts[face - 1]++;
        }

        assertThat(chiSquare(counts, throwsInAll)).isLessThan(onceInAHundredThousand(die));
    }

    @Test
    void theMeasureOfSpreadFindsALoadedDie() {
        assertThat(chiSquare(new int[] {170_000, 166_000, 166_000, 166_000, 166_000, 166_000}, 1_000_000))
                .isGreaterThan(onceInAHundredThousand(Die.D6));
    }

    private static double chiSquare(int[] counts, int throwsInAll) {
        double expected = (double) throwsInAll / counts.length;
        double sum = 0;
        for (int count : counts) {
            sum += (count - expected) * (count - expected) / expected;
        }
        return sum;
    }

    /** The 0.99999 quantile of chi-square for one degree of freedom fewer than the die has sides. */
    private static double onceInAHundredThousand(Die die) {
        return switch (die) {
            case D3 -> 23.026;
            case D4 -> 25.902;
            case D6 -> 30.856;
            case D8 -> 35.259;
            case D10 -> 39.341;
            case D12 -> 43.206;
            case D20 -> 57.373;
        };
    }

    @Test
    void everyFaceOfADieIsOneOfItsFaces() {
        for (Die die : Die.values()) {
            assertThat(List.of(0, die.sides() + 1)).noneMatch(die::hasFace);
            assertThat(dice.roll(new RollRequest("faces", 200, die)).faces()).allMatch(die::hasFace);
        }
    }
}
