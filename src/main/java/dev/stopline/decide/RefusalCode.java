package dev.stopline.decide;

import java.util.List;

/** A refusal code of a game: implemented by the game's own enum, one constant a code. */
public interface RefusalCode {

    /** What kind of obstacle it is; the web ring turns each kind into one HTTP status. */
    enum Kind {
        /** The values sent are at fault (400). */
        INVALID,
        /** This seat may never do this (403). */
        FORBIDDEN,
        /** The id names nothing (404). */
        UNKNOWN,
        /** The rules refuse it as the game stands now (409). */
        NOT_NOW
    }

    /** The code, stable for ever. */
    String name();

    /** What the code means. */
    Meaning meaning();

    /**
     * What a code means.
     *
     * @param kind the kind of obstacle
     * @param sentence for a person: what is wrong, and what to do
     * @param rules the ids of the rules behind the code, at least one, the first the one to show
     */
    record Meaning(Kind kind, String sentence, List<String> rules) {

        public Meaning {
            rules = List.copyOf(rules);
        }
    }

    /** The kind of obstacle. */
    default Kind kind() {
        return meaning().kind();
    }

    /** The ids of the rules behind the code, the first the one to show. */
    default List<String> rules() {
        return meaning().rules();
    }

    /** A sentence for a person: what is wrong, and what to do. */
    default String sentence() {
        return meaning().sentence();
    }
}
