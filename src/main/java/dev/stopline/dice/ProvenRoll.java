package dev.stopline.dice;

import java.util.List;

/**
 * A roll that was made.
 *
 * @param key its place in the rulebook
 * @param faces the faces that came up, in order
 */
public record ProvenRoll(String key, Die die, int sides, List<Integer> faces) {

    public ProvenRoll {
        faces = List.copyOf(faces);
    }

    /** One die that was thrown at this place. */
    public static ProvenRoll one(String key, Die die, int face) {
        return new ProvenRoll(key, die, die.sides(), List.of(face));
    }
}
