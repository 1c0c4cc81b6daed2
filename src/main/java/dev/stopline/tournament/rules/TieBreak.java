package dev.stopline.tournament.rules;

/** The tie-breaks that an event may choose from, in an order of its own (C.07 Art. 4). */
public enum TieBreak {
    BUCHHOLZ("C.07 8.1", "Buchholz: the scores of the opponents"),
    BUCHHOLZ_CUT_1("C.07 8.1, 14.1", "Buchholz without the least opponent"),
    BUCHHOLZ_CUT_2("C.07 8.1, 14.2", "Buchholz without the two least opponents"),
    MEDIAN_BUCHHOLZ("C.07 8.1, 14.3", "Buchholz without the least and the greatest opponent"),
    MEDIAN_BUCHHOLZ_2("C.07 8.1, 14.4", "Buchholz without the two least and the two greatest opponents"),
    SONNEBORN_BERGER("C.07 9.1", "Sonneborn-Berger: each opponent's score times the points won from them"),
    SONNEBORN_BERGER_CUT_1("C.07 9.1, 14.1", "Sonneborn-Berger without the least opponent"),
    DIRECT_ENCOUNTER("C.07 6", "Direct encounter: the points won from those tied"),
    WINS("C.07 7.1", "Rounds with the points of a win, played or not"),
    GAMES_WON("C.07 7.2", "Encounters won by playing"),
    PROCESS_HELD("ORGANIZER", "Sessions whose process held"),
    FEWEST_CASUALTIES("ORGANIZER", "Casualties: the fewer, the better"),
    LOTS("ORGANIZER", "Lots, drawn from the committed seed");

    private final String rule;
    private final String words;

    TieBreak(String rule, String words) {
        this.rule = rule;
        this.words = words;
    }

    /** The article of the FIDE handbook, or {@code ORGANIZER} for what is the game's own. */
    public String rule() {
        return rule;
    }

    /** What it counts, in words. */
    public String words() {
        return words;
    }
}
