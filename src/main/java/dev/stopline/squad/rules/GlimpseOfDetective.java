package dev.stopline.squad.rules;

import java.util.List;

/**
 * The detective's sheet (section 2).
 *
 * @param eye, legs, nerve, fgt, sht D6 targets, 2 to 6; lower is better
 * @param specialty of a Specialist; NONE for everybody else
 * @param code the sentence that says what he will not do
 * @param kitMayChange whether the field kit may be chosen anew before the next job (GAP-29)
 * @param strain what the work has done to him; 0 without the campaign layer
 * @param blendsIn where Heat's rows do not come sooner for him (GAP-09)
 */
public record GlimpseOfDetective(
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
        DetectiveStatus status,
        List<KitItem> kit,
        boolean kitMayChange,
        int lightWounds,
        int mortalWounds,
        int strain,
        List<Evolution> evolutions,
        List<Territory> blendsIn) {

    public GlimpseOfDetective {
        kit = List.copyOf(kit);
        evolutions = List.copyOf(evolutions);
        blendsIn = List.copyOf(blendsIn);
    }

    static GlimpseOfDetective of(SquadState seen) {
        var detective = seen.detective();
        return new GlimpseOfDetective(
                detective.eye(),
                detective.legs(),
                detective.nerve(),
                detective.fgt(),
                detective.sht(),
                detective.specialization(),
                detective.specialty(),
                detective.warDetail(),
                detective.code(),
                detective.clearance(),
                detective.status(),
                detective.kit(),
                seen.career().kitUnlocked() && !seen.job().isOpen() && !BoardDealing.isOver(seen),
                detective.lightWounds(),
                detective.mortalWounds(),
                detective.strain(),
                detective.evolutions(),
                detective.blendsIn());
    }
}
