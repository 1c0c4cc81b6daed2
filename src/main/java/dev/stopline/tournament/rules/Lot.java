package dev.stopline.tournament.rules;

import java.util.List;

/**
 * The lot that an entrant drew.
 *
 * @param number the pairing number
 * @param faces the dice thrown for it, as they are logged
 * @param place its place in the draw, from 1: the highest dice first
 */
public record Lot(int number, List<Integer> faces, int place) {

    public Lot {
        faces = List.copyOf(faces);
    }
}
