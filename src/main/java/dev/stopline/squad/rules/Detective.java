package dev.stopline.squad.rules;

import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.List;

/** S-DET-01, S-DET-02: the detective: five targets (lower is better), what he is good at, what he will not do. */
@RecordBuilder
public record Detective(
        int eye,
        int legs,
        int nerve,
        int fgt,
        int sht,
        Specialization specialization,
        Specialty specialty,
        WarDetail warDetail,
        String code,
        Clearance clearance,
        List<KitItem> kit,
        int lightWounds,
        int mortalWounds,
        int strain,
        List<Evolution> evolutions,
        List<Territory> blendsIn,
        DetectiveStatus status)
        implements DetectiveBuilder.With {

    static final Detective NOBODY = new Detective(
            6,
            6,
            6,
            6,
            6,
            Specialization.HAT,
            Specialty.NONE,
            WarDetail.OSS_EUROPE,
            "",
            Clearance.PATROL,
            List.of(),
            0,
            0,
            0,
            List.of(),
            List.of(),
            DetectiveStatus.ACTIVE);

    /** The target of an attribute. */
    public int target(Attribute attribute) {
        return switch (attribute) {
            case EYE -> eye;
            case LEGS -> legs;
            case NERVE -> nerve;
            case FGT -> fgt;
            case SHT -> sht;
            case NONE -> 6;
        };
    }

    /** Whether he is of this specialization. */
    boolean is(Specialization other) {
        return specialization == other;
    }

    /** Whether the evolution has been earned. */
    boolean has(Evolution evolution) {
        return evolutions.contains(evolution);
    }

    /** Whether the kit holds the item. */
    boolean holds(KitItem item) {
        return kit.contains(item);
    }
}
