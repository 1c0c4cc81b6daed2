package dev.stopline.squad.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.testkit.Rule;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is sealed is nowhere on the desk, in the list of moves or in the prompt, until an event has said it. */
class GlimpseTest {

    private static final int MOVES = 500;

    /** What the tables deal for an anatomy box begins so. */
    private static final String DEALT = "ANATOMY ";

    private int sealedBoxes;
    private int openBoxes;
    private int sealedPostures;
    private int openPostures;

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    @Rule({"S-CARD-02", "S-GEN-11", "S-POST-02"})
    void aSealedPostureAndASealedTextAreNowhereUntilTheyAreSaid(long seed) {
        var career = new RandomCareer(seed);
        career.play(career.withFaces(withholding(new RandomMoves(seed).detective())));
        var policy = new CareerPolicy(seed);
        var commands = new RowCommands(seed);
        for (int i = 0; i < MOVES; i++) {
            var moves = OpenMoves.of(RandomCareer.RULES, career.known(), false).moves();
            var chosen = policy.choose(moves, career.known());
            if (chosen.operationId().equals("rollOptionalTable")) {
                // A table of the same texts would say aloud what lies sealed in a box.
                continue;
            }
            career.play(career.withFaces(commands.any(chosen)));
            look(career, i % 10 == 0);
        }
        assertThat(sealedBoxes).isPositive();
        assertThat(openBoxes).as("the search finds what is said").isPositive();
        assertThat(sealedPostures).isPositive();
        assertThat(openPostures).isPositive();
    }

    private static CareerCommand.CreateDetective withholding(CareerCommand.CreateDetective c) {
        return new CareerCommand.CreateDetective(
                c.eye(),
                c.legs(),
                c.nerve(),
                c.fgt(),
                c.sht(),
                c.specialization(),
                c.specialty(),
                c.rollWarDetail(),
                c.warDetail(),
                c.code(),
                c.kit(),
                c.blendsIn(),
                c.diceMode(),
                List.of(new CareerCommand.Choice("view.showHiddenAnatomy", "false")));
    }

    private void look(RandomCareer career, boolean everywhere) {
        var truth = career.state().job();
        var glimpse = Glimpse.of(career.known());
        var shown = everywhere
                ? glimpse.toString()
                        + Prompt.of(career.known())
                        + OpenMoves.of(RandomCareer.RULES, career.known(), true)
                : glimpse.toString();
        for (var box : truth.anatomy()) {
            boolean sealed = box.rolled()
                    && !career.known().job().box(box.axis()).revealed()
                    && career.known().job().box(box.axis()).text().isEmpty();
            boolean found = shown.contains(DEALT + truth.card().type() + "/" + box.axis());
            sealedBoxes += sealed ? 1 : 0;
            openBoxes += found ? 1 : 0;
            assertThat(sealed && found).as("%s on %s", box, shown).isFalse();
        }
        boolean rolled = truth.card().posture() != Posture.SEALED;
        boolean open = truth.card().postureActive() || truth.card().postureKnown();
        if (rolled) {
            var posture = open ? truth.card().posture() : Posture.SEALED;
            assertThat(glimpse.job().card().posture()).isEqualTo(posture.name());
            sealedPostures += open ? 0 : 1;
            openPostures += open ? 1 : 0;
        }
    }
}
