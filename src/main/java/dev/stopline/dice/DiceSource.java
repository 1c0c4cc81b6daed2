package dev.stopline.dice;

/** Who supplies the faces of a game's dice. */
public enum DiceSource {
    /** Physical dice: the thrower enters the face. */
    ENTERED,
    /** The server throws: committed to before the first roll, revealed afterwards, provable. */
    SERVER
}
