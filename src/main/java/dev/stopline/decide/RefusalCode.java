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

    /** The kind of obstacle. */
    Kind kind();

    /** The ids of the rules behind the code, the first the one to show. */
    List<String> rules();

    /** A sentence for a person: what is wrong, and what to do. */
    String sentence();
}
