package dev.stopline.tournament.rules;

import io.soabase.recordbuilder.core.RecordBuilder;

/**
 * T-BRD-01: a board of the event.
 *
 * @param id B1, B2, … in the order added
 * @param commitment the published hash of its dice
 * @param round the round it is dealt in; 0 before
 * @param removed T-BRD-03: taken back before it was dealt
 * @param closed T-CLO-01: it has ended at every table
 * @param seed T-CLO-02: the seed of its dice; empty until it is opened
 */
@RecordBuilder
public record Board(
        String id, BoardSpec spec, String commitment, int round, boolean removed, boolean closed, String seed)
        implements BoardBuilder.With {

    /** Whether it may still be dealt. */
    boolean undealt() {
        return round == 0 && !removed;
    }
}
