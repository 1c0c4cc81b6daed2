package dev.stopline.squad.rules;

/** GAP-15: what a scene or a source is, as the player states it. */
public enum Tag {
    NIGHT,
    CONFINED,
    WATER,
    CHURCH,
    VIOLENT,
    GERMANS_DP_BUREAU,
    JAPANESE_AMERICAN,
    INSTITUTIONAL_DEFENCE,
    INSTITUTIONAL,
    MILITARY,
    VETERAN,
    SHIPPING,
    PORT,
    FINANCIAL,
    ITALIAN,
    CATEGORICAL,
    POLICE,
    STUDIO,
    LONGSHOREMAN
}
