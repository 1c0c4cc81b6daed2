package dev.stopline.platform.dice;

import dev.stopline.dice.Commitment;
import dev.stopline.dice.Dice;
import dev.stopline.dice.DiceSource;
import dev.stopline.dice.EnteredDice;
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
     * @param gameId the game
     * @param span the part of the game that one seed covers
     * @param source who supplies the faces in this game
     * @param faces the faces that came with the move; only entered dice look at them
     */
    public Dice dice(String gameId, String span, DiceSource source, List<Integer> faces) {
        return switch (source) {
            case ENTERED -> new EnteredDice(faces);
            case SERVER -> new SealedDice(() -> new SeededDice(vault.seedOf(gameId, span)), () -> "");
        };
    }

    /**
     * The dice of one move in a game of several spans.
     *
     * @param span the span that the move belongs to
     * @param next the span that begins if this move ends it
     */
    public Dice dice(String gameId, String span, String next, DiceSource source, List<Integer> faces) {
        return switch (source) {
            case ENTERED -> new EnteredDice(faces);
            case SERVER ->
                new SealedDice(
                        () -> new SeededDice(vault.seedOf(gameId, span)),
                        () -> Commitment.to(vault.seedOf(gameId, next)).hex());
        };
    }
}
