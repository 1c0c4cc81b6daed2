package dev.stopline.squad.rules;

import io.soabase.recordbuilder.core.RecordBuilder;

/**
 * S-ANAT-01: one of the three hidden targets.
 *
 * @param placed whether it has been written
 * @param text what it says; empty where the viewer does not know
 * @param rolled whether a die dealt it
 * @param revealed whether it lies face-up
 * @param falseTarget whether it carries the false mark (S-READ-06)
 * @param system, factionSystem of a Trigger (GAP-12)
 */
@RecordBuilder
public record AnatomyBox(
        Axis axis,
        boolean placed,
        String text,
        boolean rolled,
        boolean revealed,
        boolean falseTarget,
        boolean system,
        boolean factionSystem)
        implements AnatomyBoxBuilder.With {

    static AnatomyBox empty(Axis axis) {
        return new AnatomyBox(axis, false, "", false, false, false, false, false);
    }
}
