package dev.stopline.debrief.line;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.decide.Ruling;
import dev.stopline.dice.Seed;
import dev.stopline.dice.SeededDice;
import dev.stopline.line.rules.ActionCommand;
import dev.stopline.line.rules.ActionEvent;
import dev.stopline.line.rules.Band;
import dev.stopline.line.rules.DebriefEvent;
import dev.stopline.line.rules.LineDiceProof;
import dev.stopline.line.rules.LineEvent;
import dev.stopline.line.rules.LineRules;
import dev.stopline.line.rules.LineStories;
import dev.stopline.line.rules.Mode;
import dev.stopline.line.rules.Move;
import dev.stopline.line.rules.Purpose;
import dev.stopline.line.rules.Role;
import dev.stopline.line.rules.RulesetKey;
import dev.stopline.line.rules.SessionEvent;
import dev.stopline.line.rules.Step;
import dev.stopline.line.rules.Verb;
import dev.stopline.line.rules.Viewer;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class LineDiceProofTest {

    private static final String SEED = "0f".repeat(32);
    private static final SeededDice DICE = new SeededDice(Seed.ofHex(SEED));

    /** A case with server dice in which HR throws one die, and the debrief shows the seed. */
    private static List<LineEvent> game() {
        var events = new ArrayList<>(
                LineStories.aCaseAt(Mode.COMPANY_ONLY, 1, 1, Step.ACT).events());
        events.add(1, new SessionEvent.RulesetOverridden(RulesetKey.DICE_SOURCE, "SERVER", "ENTERED"));
        events.add(2, new SessionEvent.DiceCommitted(DICE.commitment()));
        var rules = new LineRules();
        var hr = LineStories.viewer(Role.HR);
        for (var move : List.of(
                Move.of(hr, new ActionCommand.DeclareAction(Verb.VERIFY, 1, "")),
                Move.of(Viewer.IM, new ActionCommand.CallRoll("C1", Band.HARD, Purpose.INFORM, "", false)),
                Move.of(hr, new ActionCommand.ThrowDie("C1")))) {
            var ruling = rules.decide(rules.fold(rules.initial(), events), move, DICE);
            assertThat(ruling).as("%s", move).isInstanceOf(Ruling.Played.class);
            events.addAll(((Ruling.Played<LineEvent>) ruling).events());
        }
        events.add(new DebriefEvent.SeedRevealed(SEED));
        return events;
    }

    @Test
    void everyRollOfTheServerFollowsFromTheRevealedSeed() {
        var proof = LineDiceProof.of(game());
        assertThat(proof.rolls()).singleElement().satisfies(roll -> {
            assertThat(roll.key()).isEqualTo("S1/R1/COMPANY/C1/d20");
            assertThat(roll.sides()).isEqualTo(20);
        });
        assertThat(proof.hasSeed()).isTrue();
        assertThat(proof.mismatches()).isEmpty();
    }

    @Test
    void oneChangedFaceIsFound() {
        var events = new ArrayList<>(game());
        events.replaceAll(event -> event instanceof ActionEvent.DieThrown die
                ? new ActionEvent.DieThrown(
                        die.actionId(), die.table(), die.thrower(), die.value() % 20 + 1, die.target(), die.forSeat())
                : event);
        assertThat(LineDiceProof.of(events).mismatches())
                .singleElement()
                .asString()
                .contains("S1/R1/COMPANY/C1/d20");
    }

    @Test
    void aSeedThatWasNotCommittedToIsFound() {
        var events = new ArrayList<>(game());
        events.removeLast();
        events.add(new DebriefEvent.SeedRevealed("0e".repeat(32)));
        assertThat(LineDiceProof.of(events).mismatches())
                .isNotEmpty()
                .first()
                .asString()
                .contains("committed");
    }

    @Test
    void whereTheTableThrowsItsOwnDiceThereIsNothingToProve() {
        var entered = LineStories.aCaseAt(Mode.COMPANY_ONLY, 1, 1, Step.ACT).events();
        var proof = LineDiceProof.of(entered);
        assertThat(proof.commitment()).isEmpty();
        assertThat(proof.rolls()).isEmpty();
        assertThat(proof.hasSeed()).isFalse();
    }
}
