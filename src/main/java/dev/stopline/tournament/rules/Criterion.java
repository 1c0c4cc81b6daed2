package dev.stopline.tournament.rules;

/**
 * What the candidates for a bracket's pairing are compared by, the weightiest first; each counts what is to be few. The
 * numbers are those of the Dutch system in force from 1 February 2026.
 */
enum Criterion {
    IMPOSSIBLE("C.04.3 3.3", "the bracket could not be paired"),
    ALONE("ORGANIZER", "more would be left without an opponent, for forbidden pairs never meet"),
    REPEAT("C.04.3 C1", "an encounter would be repeated"),
    SECOND_BYE("C.04.3 C2", "somebody would have a bye again"),
    BYE_SCORE("C.04.3 C5", "the bye would go to a higher score"),
    FLOATERS("C.04.3 C6", "more would float down"),
    FLOATER_SCORES("C.04.3 C7", "a higher score would float down"),
    NEXT_FLOATERS("C.04.3 C8", "more would float down from the next bracket"),
    NEXT_SCORES("C.04.3 C8", "a higher score would float down from the next bracket"),
    BYE_UNPLAYED("C.04.3 C9", "the bye would go to one that has played less"),
    DOWN_AGAIN("C.04.3 C14", "one that floated down in the last round would float down again"),
    UP_AGAIN("C.04.3 C15", "one that floated up in the last round would float up again"),
    DOWN_AFTER_TWO("C.04.3 C16", "one that floated down two rounds ago would float down again"),
    UP_AFTER_TWO("C.04.3 C17", "one that floated up two rounds ago would float up again"),
    DOWN_AGAIN_SCORES("C.04.3 C18", "one that floated down in the last round would meet a greater difference"),
    UP_AGAIN_SCORES("C.04.3 C19", "one that floated up in the last round would meet a greater difference"),
    DOWN_AFTER_TWO_SCORES("C.04.3 C20", "one that floated down two rounds ago would meet a greater difference"),
    UP_AFTER_TWO_SCORES("C.04.3 C21", "one that floated up two rounds ago would meet a greater difference"),
    MOVED_DOWN_SET("C.04.3 4.4", "a lower number that floated down would be paired before a higher one"),
    MOVED_DOWN_OPPONENTS("C.04.3 4.2", "the pairing would stand later in the order of transpositions"),
    EXCHANGED("C.04.3 4.3.1", "more would change between the halves of the bracket"),
    EXCHANGED_SUM("C.04.3 4.3.2", "the change between the halves would reach further"),
    EXCHANGED_OUT("C.04.3 4.3.3", "a higher place would leave the upper half"),
    EXCHANGED_IN("C.04.3 4.3.4", "a lower place would enter the upper half"),
    TRANSPOSED("C.04.3 4.2", "the pairing would stand later in the order of transpositions");

    private final String rule;
    private final String words;

    Criterion(String rule, String words) {
        this.rule = rule;
        this.words = words;
    }

    String rule() {
        return rule;
    }

    /** What would happen if it were set aside. */
    String words() {
        return words;
    }
}
