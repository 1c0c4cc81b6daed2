package dev.stopline.squad.rules;

/**
 * S-ANAT-01, S-CARD-02: one of the three targets. The player may know what it says; the detective does not while it lies
 * face-down.
 *
 * @param placed whether it has been written
 * @param faceDown whether the detective does not know it yet
 * @param text what it says; empty where nobody knows yet
 * @param withheld whether a die dealt its text and nobody is to know it yet
 * @param rolled whether a die dealt it
 * @param falseTarget whether it carries the false mark (S-READ-06)
 * @param system whether a Trigger is a system, which a Tap may RUN against (GAP-12)
 * @param factionSystem whether some faction runs that system
 */
public record GlimpseOfAnatomy(
        Axis axis,
        boolean placed,
        boolean faceDown,
        String text,
        boolean withheld,
        boolean rolled,
        boolean falseTarget,
        boolean system,
        boolean factionSystem) {

    static GlimpseOfAnatomy of(AnatomyBox box) {
        return new GlimpseOfAnatomy(
                box.axis(),
                box.placed(),
                box.placed() && !box.revealed(),
                box.text(),
                box.placed() && box.text().isEmpty(),
                box.rolled(),
                box.falseTarget(),
                box.system(),
                box.factionSystem());
    }
}
