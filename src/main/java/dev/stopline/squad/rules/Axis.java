package dev.stopline.squad.rules;

/** S-ANAT-01: the three hidden targets of a job. */
public enum Axis {
    /** Who executes. */
    OPERATOR,
    /** The weapon, device, vehicle, substance or person moved. */
    ASSET,
    /** What activates it. */
    TRIGGER,
    /** None named. */
    NONE;

    /** The three, in their printed order. */
    public static final java.util.List<Axis> ALL = java.util.List.of(OPERATOR, ASSET, TRIGGER);
}
