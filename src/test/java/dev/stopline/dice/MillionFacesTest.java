package dev.stopline.dice;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.testkit.ChiSquare;
import dev.stopline.testkit.Rule;
import java.util.Arrays;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The server's dice are fair: a million faces of each size, from one seed, so that the answer is always the same. */
class MillionFacesTest {

    private static final int FACES = 1_000_000;

    /** One in a thousand, divided by the seven sizes: the quantile of 1 - 1/7000. */
    private static final double Z = 3.63;

    @ParameterizedTest
    @EnumSource(Die.class)
    @Rule("S-GLO-02")
    void everyFaceComesAsOftenAsEveryOther(Die die) {
        var dice = new SeededDice(Seed.ofHex("5a".repeat(32)));
        var counted = new long[die.sides()];
        IntStream.range(0, FACES)
                .parallel()
                .map(throwNumber -> dice.roll(RollRequest.one("M/" + throwNumber + "/" + die, die))
                        .face())
                .boxed()
                .collect(java.util.stream.Collectors.groupingBy(face -> face, java.util.stream.Collectors.counting()))
                .forEach((face, count) -> counted[face - 1] = count);
        var expected = new double[die.sides()];
        Arrays.fill(expected, (double) FACES / die.sides());

        assertThat(Arrays.stream(counted).sum()).isEqualTo(FACES);
        assertThat(ChiSquare.of(counted, expected)).isLessThan(ChiSquare.limit(die.sides() - 1, Z));
    }
}
