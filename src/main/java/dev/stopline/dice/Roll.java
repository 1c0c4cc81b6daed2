package dev.stopline.dice;

import java.util.List;

/**
 * The faces of one throw, and who supplied them.
 *
 * @param faces one face a die, in order
 * @param source the table or the server
 */
public record Roll(List<Integer> faces, DiceSource source) {

    public Roll {
        faces = List.copyOf(faces);
    }

    /** The face of a throw of one die. */
    public int face() {
        return faces.getFirst();
    }
}
