package dev.stopline.tournament.view;

import dev.stopline.decide.Wording;
import dev.stopline.tournament.rules.TieBreak;

/**
 * A tie-break as a table shows it.
 *
 * @param label its name
 * @param rule the article of the FIDE handbook, or {@code ORGANIZER}
 * @param words what it counts
 */
public record TieBreakLabel(TieBreak tieBreak, String label, String rule, String words) {

    /** The label of a tie-break. */
    public static TieBreakLabel of(TieBreak tieBreak) {
        var label = Wording.title(tieBreak).replace("Sonneborn Berger", "Sonneborn-Berger");
        return new TieBreakLabel(tieBreak, label, tieBreak.rule(), tieBreak.words());
    }
}
