package dev.stopline.platform.dice;

import dev.stopline.dice.Seed;

/** Where fresh seeds come from. */
@FunctionalInterface
public interface SeedSource {

    /** A seed that nobody can guess. */
    Seed fresh();
}
