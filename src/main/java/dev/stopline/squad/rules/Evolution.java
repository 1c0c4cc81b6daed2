package dev.stopline.squad.rules;

/** S-EVO-01..06: what a career can earn, each once. */
public enum Evolution {
    NO_WITNESSES,
    THE_COST,
    READING_THE_ROOM,
    HEAT_RESISTANT,
    TACTICAL,
    CITY_MEMORY
}
