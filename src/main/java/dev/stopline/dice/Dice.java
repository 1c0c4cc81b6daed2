package dev.stopline.dice;

/** The one door to chance: a request in, a roll out. */
public interface Dice {

    /**
     * The roll at this place.
     *
     * @throws IllegalStateException if entered faces run out or do not fit the die; guards test that beforehand
     */
    Roll roll(RollRequest request);

    /** Who supplies the faces. */
    DiceSource source();

    /** The published hash of the server's seed (64 hex digits), or empty text for entered dice. */
    String commitment();

    /** The server's seed, said aloud (64 hex digits), or empty text for entered dice. Called only by the move that reveals it. */
    String reveal();

    /** The published hash of the seed after this one (64 hex digits), or empty text where there is none. */
    default String nextCommitment() {
        return "";
    }
}
