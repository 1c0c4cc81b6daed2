package dev.stopline.squad.rules;

import java.util.List;

/**
 * S-ACT-07, S-ACT-08: how a threshold is made up.
 *
 * @param attribute the attribute rolled, and {@code attributeTarget} its target
 * @param base the source's tier, or the highest of the floors that lie above it
 * @param floors what forces the base at least this high, each with its cause and rule
 * @param shifts what makes it harder (+) or easier (-)
 * @param raw base and shifts together
 * @param tier raw, held within 2 to 6
 * @param excess what the holding cut off: taken from the die
 * @param effective the stricter of attribute and tier
 */
public record ThresholdMake(
        Attribute attribute,
        int attributeTarget,
        int base,
        List<Modifier> floors,
        List<Modifier> shifts,
        int raw,
        int tier,
        int excess,
        int effective) {

    private static final int GOOD = 2;
    private static final int EXTREME = 6;

    public ThresholdMake {
        floors = List.copyOf(floors);
        shifts = List.copyOf(shifts);
    }

    /** The stricter of an attribute and a source's {@code own} tier with its floors and shifts. */
    static ThresholdMake of(
            Attribute attribute, int attributeTarget, int own, List<Modifier> floors, List<Modifier> shifts) {
        int base = Math.max(own, floors.stream().mapToInt(Modifier::value).max().orElse(own));
        int raw = base + Modifier.sum(shifts);
        int tier = Math.clamp(raw, GOOD, EXTREME);
        return new ThresholdMake(
                attribute,
                attributeTarget,
                base,
                floors,
                shifts,
                raw,
                tier,
                raw - tier,
                Math.max(attributeTarget, tier));
    }

    /** The stricter of an attribute and a fixed number. */
    public static ThresholdMake fixed(Attribute attribute, int attributeTarget, int number) {
        return of(attribute, attributeTarget, number, List.of(), List.of());
    }
}
