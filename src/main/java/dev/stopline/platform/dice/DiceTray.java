package dev.stopline.platform.dice;

import dev.stopline.dice.Commitment;
import dev.stopline.dice.Dice;
import dev.stopline.dice.DiceSource;
import dev.stopline.dice.EnteredDice;
import dev.stopline.dice.Seed;
import dev.stopline.dice.SeededDice;
import java.util.List;
import org.springframework.stereotype.Component;

/** Lays out the dice for one move. */
@Component
public class DiceTray {

    private final SeedVault vault;

    /** A tray over this vault. */
    public DiceTray(SeedVault vault) {
        this.vault = vault;
    }

    /**
     * The dice of one move.
     *
     * @param place where the seed is kept that the move throws from
     * @param source who supplies the faces in this game
     * @param faces the faces that came with the move; only entered dice look at them
     */
    public Dice dice(SeedPlace place, DiceSource source, List<Integer> faces) {
        return switch (source) {
            case ENTERED -> new EnteredDice(faces);
            case SERVER -> new SealedDice(() -> new SeededDice(seed(place)), () -> "");
        };
    }

    /**
     * The dice of one move in a game of several spans.
     *
     * @param place where the seed is kept of the span that the move belongs to
     * @param next that of the span which begins if this move ends it
     */
    public Dice dice(SeedPlace place, SeedPlace next, DiceSource source, List<Integer> faces) {
        return switch (source) {
            case ENTERED -> new EnteredDice(faces);
            case SERVER ->
                new SealedDice(
                        () -> new SeededDice(seed(place)),
                        () -> Commitment.to(seed(next)).hex());
        };
    }

    private Seed seed(SeedPlace place) {
        return vault.seedOf(place.owner(), place.span());
    }
}
