package dev.stopline.squad.rules;

/** S-FACT-02, S-DET-25: factions with clocks, and owners of systems that have none. */
public enum Faction {
    /** Nobody. */
    NONE,
    PD_BRASS,
    DA_OFFICE,
    MOB,
    COHEN,
    DRAGNA,
    PRESS,
    CITY_HALL_POLICE_COMMISSION,
    BUREAU,
    STUDIOS,
    PHONE_COMPANY,
    BANKS,
    SHERIFF,
    OTHER
}
