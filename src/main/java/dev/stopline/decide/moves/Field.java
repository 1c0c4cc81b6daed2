package dev.stopline.decide.moves;

import java.util.List;

/**
 * A field of a move.
 *
 * @param values the values that would be accepted, the usual first; an empty text or 0 is none; without values for TEXT
 *     and DOCUMENT
 */
public record Field(String name, Kind kind, List<String> values) {

    public Field {
        values = List.copyOf(values);
    }

    /** The field with these values. */
    public Field with(List<String> others) {
        return new Field(name, kind, others);
    }

    /** What goes into a field. */
    public enum Kind {
        CHOICE,
        NUMBER,
        YES_NO,
        /** The caller's own words. */
        TEXT,
        /** A whole case card. */
        DOCUMENT
    }
}
