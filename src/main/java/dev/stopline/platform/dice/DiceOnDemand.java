package dev.stopline.platform.dice;

import dev.stopline.dice.Dice;
import dev.stopline.dice.DiceSource;
import dev.stopline.dice.Roll;
import dev.stopline.dice.RollRequest;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Dice that are laid out only if the move throws some: most moves do not, and a seed is a question to the database. */
public final class DiceOnDemand implements Dice {

    private final DiceSource source;
    private final Supplier<Dice> tray;
    private @Nullable Dice laidOut;

    /** Dice from this tray, once they are needed. */
    public DiceOnDemand(DiceSource source, Supplier<Dice> tray) {
        this.source = source;
        this.tray = tray;
    }

    @Override
    public Roll roll(RollRequest request) {
        return laidOut().roll(request);
    }

    @Override
    public DiceSource source() {
        return source;
    }

    @Override
    public String commitment() {
        return laidOut().commitment();
    }

    @Override
    public String reveal() {
        return laidOut().reveal();
    }

    @Override
    public String nextCommitment() {
        return laidOut().nextCommitment();
    }

    private Dice laidOut() {
        var dice = laidOut == null ? tray.get() : laidOut;
        laidOut = dice;
        return dice;
    }
}
