package dev.stopline.squad.rules;

/** S-DET-11..18: what the war left him, in the order of the D8. */
public enum WarDetail {
    OSS_EUROPE,
    PACIFIC_MP_CID,
    MARINE_ISLANDS,
    ARMY_AIR_CORPS,
    NAVY_ONI,
    EIGHTH_ARMY_ITALY,
    LIBERATOR,
    STATESIDE_MP
}
