package dev.stopline.tournament.rules;

import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.List;

/**
 * T-REG-01: a team or a detective.
 *
 * @param id E1, E2, … in the order of registration
 * @param number T-LOT-04: in the pairing, from 1; 0 before the lots are drawn
 * @param sitsOut T-RND-06: whether it sits out the next round
 * @param sittingHalves what that brings
 */
@RecordBuilder
public record Entrant(
        String id,
        List<String> subjects,
        boolean late,
        boolean withdrawn,
        int number,
        boolean sitsOut,
        int sittingHalves)
        implements EntrantBuilder.With {

    static Entrant of(String id, List<String> subjects, boolean late) {
        return new Entrant(id, subjects, late, false, 0, false, 0);
    }
}
