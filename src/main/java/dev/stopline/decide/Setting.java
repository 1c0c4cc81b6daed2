package dev.stopline.decide;

/** A value of a ruleset that a game may set: implemented by the game's own enum, one constant a key. */
public interface Setting {

    /** The key as the contract spells it. */
    String key();

    /** The value of a game that does not set it. */
    String standard();

    /** Whether the value is of the key's kind and within its range. */
    boolean allows(String value);
}
