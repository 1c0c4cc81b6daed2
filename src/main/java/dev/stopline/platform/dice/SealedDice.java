package dev.stopline.platform.dice;

import dev.stopline.dice.Dice;
import dev.stopline.dice.DiceSource;
import dev.stopline.dice.Roll;
import dev.stopline.dice.RollRequest;
import dev.stopline.dice.SeededDice;
import java.util.function.Supplier;
import org.springframework.util.function.SingletonSupplier;

/** Server dice that ask the vault only when they are thrown: most moves throw none, and a refused one leaves no seed. */
final class SealedDice implements Dice {

    private final Supplier<SeededDice> dice;

    private final Supplier<String> next;

    SealedDice(Supplier<SeededDice> vault, Supplier<String> next) {
        this.dice = SingletonSupplier.of(vault);
        this.next = next;
    }

    @Override
    public String nextCommitment() {
        return next.get();
    }

    @Override
    public Roll roll(RollRequest request) {
        return dice.get().roll(request);
    }

    @Override
    public DiceSource source() {
        return DiceSource.SERVER;
    }

    @Override
    public String commitment() {
        return dice.get().commitment();
    }

    @Override
    public String reveal() {
        return dice.get().reveal();
    }
}
