package dev.stopline.decide.moves;

import java.util.List;

/**
 * A field of a move.
 *
 * @param values the values that would be accepted, the usual first; an empty text or 0 is none. Of SEVERAL any of them, of
 *     SHARES what the numbers may come to together; of TEXT none, or an empty text where it may be left out; of NUMBER
 *     none where any number will do that the contract allows; without values for TEXTS and DOCUMENT
 */
public record Field(String name, Kind kind, List<String> values) {

    public Field {
        values = List.copyOf(values);
    }

    /** The caller's own words, which may not be left out. */
    public static Field text(String name) {
        return new Field(name, Kind.TEXT, List.of());
    }

    /** Any number that the contract allows. */
    public static Field anyNumber(String name) {
        return new Field(name, Kind.NUMBER, List.of());
    }

    /** One of these. */
    public static Field choice(String name, List<?> values) {
        return new Field(
                name, Kind.CHOICE, values.stream().map(Object::toString).toList());
    }

    /** Either. */
    public static Field yesNo(String name) {
        return new Field(name, Kind.YES_NO, List.of("false", "true"));
    }

    /** A list, its members as they are. */
    public static Field list(String name, List<String> members) {
        return new Field(name, Kind.LIST, List.of(String.join(",", members)));
    }

    /** Something whole, as its schema says. */
    public static Field document(String name) {
        return new Field(name, Kind.DOCUMENT, List.of());
    }

    /** The field with these values. */
    public Field with(List<String> others) {
        return new Field(name, kind, others);
    }

    /** Whether none is all that it could say. */
    boolean saysNothing() {
        return switch (kind) {
            case CHOICE -> List.of("", "NONE").containsAll(values);
            case NUMBER, SHARES -> values.equals(List.of("0"));
            case YES_NO -> List.of("false").containsAll(values);
            case SEVERAL -> values.isEmpty();
            case TEXT, TEXTS, LIST, DOCUMENT -> false;
        };
    }

    /** What goes into a field. */
    public enum Kind {
        CHOICE,
        NUMBER,
        YES_NO,
        /** The caller's own words. */
        TEXT,
        /** A list of one to three texts in the caller's own words. */
        TEXTS,
        /** A list: any of the values, or none. */
        SEVERAL,
        /** A list: each value is one whole list, its members separated by commas. */
        LIST,
        /** A list of up to three numbers from 0 that come to one of the values together. */
        SHARES,
        /** Something whole, as its schema says. */
        DOCUMENT;

        /** Whether two rows that differ only in the values of such a field may become one. */
        boolean isOneOfItsValues() {
            return switch (this) {
                case CHOICE, NUMBER, YES_NO, LIST -> true;
                case TEXT, TEXTS, SEVERAL, SHARES, DOCUMENT -> false;
            };
        }
    }
}
