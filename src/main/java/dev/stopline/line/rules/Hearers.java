package dev.stopline.line.rules;

/** Whom a narration is for. */
public enum Hearers {
    COMPANY,
    COMRADES,
    ALL;

    /** Whether players at this table hear it. */
    public boolean include(Table table) {
        return this == ALL || name().equals(table.name());
    }
}
