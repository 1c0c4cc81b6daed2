package dev.stopline.squad.rules;

/** S-GEN-10: where a job happens, in the order of the D8. */
public enum Territory {
    HOLLYWOOD,
    BUNKER_HILL,
    CENTRAL_AVENUE,
    LONG_BEACH_SAN_PEDRO,
    VALLEY,
    PASADENA_SAN_MARINO,
    EAST_LA_BOYLE_HEIGHTS,
    DOWNTOWN,
    /** None named, or not rolled yet. */
    NONE
}
