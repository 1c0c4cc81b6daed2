package dev.stopline.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.dice.Dice;
import dev.stopline.dice.DiceSource;
import dev.stopline.dice.Roll;
import dev.stopline.dice.RollRequest;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** Server dice whose faces a test has fixed, in the order thrown; remembers every place that was asked for. */
public final class ScriptedDice implements Dice {

    private static final String HEX = "5a".repeat(32);

    private final Deque<Integer> faces;
    private final List<String> keys = new ArrayList<>();

    /** Dice with these faces to come. */
    public ScriptedDice(Integer... faces) {
        this.faces = new ArrayDeque<>(List.of(faces));
    }

    @Override
    public Roll roll(RollRequest request) {
        keys.add(request.key());
        var thrown = new ArrayList<Integer>();
        for (int i = 0; i < request.count(); i++) {
            assertThat(faces).as("faces for " + request.key()).isNotEmpty();
            thrown.add(faces.remove());
        }
        return new Roll(thrown, DiceSource.SERVER);
    }

    /** The keys of the rolls so far, in order. */
    public List<String> keys() {
        return List.copyOf(keys);
    }

    /** Complains of faces left over. */
    public void assertUsedUp() {
        assertThat(faces).as("faces left over").isEmpty();
    }

    @Override
    public DiceSource source() {
        return DiceSource.SERVER;
    }

    @Override
    public String commitment() {
        return HEX;
    }

    @Override
    public String reveal() {
        return HEX;
    }
}
