package dev.stopline.line.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.decide.Ruling;
import dev.stopline.dice.Seed;
import dev.stopline.dice.SeededDice;
import dev.stopline.testkit.Rule;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** GC-157, GAP-43, GAP-52: the server's dice and moves that are refused. */
class ServerDiceTest {

    private static final Viewer ANA = LineStories.viewer(Role.FACE);

    private final LineRules rules = new LineRules();

    private static List<LineEvent> rollCalled() {
        var story = new LineStory()
                .created(Mode.COMRADES_ONLY, List.of(new Ruleset.Override(RulesetKey.DICE_SOURCE, "SERVER")))
                .carded(FixtureCard.card())
                .seated(LineStories.rolesOf(Mode.COMRADES_ONLY))
                .briefed()
                .started()
                .upTo(Step.ACT);
        return story.tell(
                        new RoundEvent.SideHandedOver(Table.COMRADES),
                        new ActionEvent.ActionDeclared("K1", "face", Table.COMRADES, Verb.PERFORM, 0, false, ""),
                        new ActionEvent.RollCalled("K1", Table.COMRADES, Band.STANDARD, 12, Purpose.SET_UP, false))
                .events();
    }

    private int thrown(SeededDice dice, boolean refusedFirst) {
        var state = rules.fold(rules.initial(), new ArrayList<>(rollCalled()));
        if (refusedFirst) {
            var refused = rules.decide(state, new Move(ANA, "", new ActionCommand.ThrowDie("K1"), List.of(14)), dice);
            assertThat(((Ruling.Refused<LineEvent>) refused).refusal().code()).isEqualTo(LineRefusal.VALUE_NOT_ALLOWED);
        }
        var played = rules.decide(state, Move.of(ANA, new ActionCommand.ThrowDie("K1")), dice);
        return ((Ruling.Played<LineEvent>) played)
                .events().stream()
                        .filter(ActionEvent.DieThrown.class::isInstance)
                        .map(ActionEvent.DieThrown.class::cast)
                        .findFirst()
                        .orElseThrow()
                        .value();
    }

    @Test
    @Rule({"L-ROLL-01", "L-ROLL-02"})
    void aRefusedThrowUsesUpNoFace() {
        for (int each = 0; each < 20; each++) {
            var seed = Seed.ofHex("%02x".formatted(each).repeat(Seed.LENGTH));

            int withTheRefused = thrown(new SeededDice(seed), true);

            assertThat(withTheRefused).isBetween(1, 20).isEqualTo(thrown(new SeededDice(seed), false));
        }
    }
}
