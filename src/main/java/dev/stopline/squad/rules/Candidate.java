package dev.stopline.squad.rules;

import dev.stopline.decide.moves.Field;
import java.util.List;

/**
 * A move that the player might make, to be asked of the rules.
 *
 * @param command the move in its plainest form
 * @param free the fields that take other values as well, whatever the others are; each with all of its values
 */
record Candidate(SquadCommand command, List<Field> free) {

    Candidate {
        free = List.copyOf(free);
    }
}
