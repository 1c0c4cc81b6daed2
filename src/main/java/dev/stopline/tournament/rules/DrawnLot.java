package dev.stopline.tournament.rules;

import java.util.List;

/**
 * T-LOT-02: an entrant's lot.
 *
 * @param faces the dice as thrown
 * @param number the entrant's number in the pairing that the lot gives, from 1: the lower wins
 */
public record DrawnLot(String entrant, List<Integer> faces, int number) {

    public DrawnLot {
        faces = List.copyOf(faces);
    }
}
