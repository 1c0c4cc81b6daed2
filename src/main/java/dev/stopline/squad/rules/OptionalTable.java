package dev.stopline.squad.rules;

/** S-TAB-01..06: the tables of texture. */
public enum OptionalTable {
    SOURCES,
    ANATOMY,
    VOICES,
    CODE_MOMENTS,
    CLIMAX,
    FIELD_NOTES
}
