package dev.stopline.platform.tables;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What every table of a board plays.
 *
 * @param cardId line: the card; squad: what the job or arc is called
 * @param mode which tables have players, in the game's own word
 * @param jobs squad: how many jobs; line: 0
 * @param detective squad: which ready-made detective; line: empty
 * @param ruleset the values that differ from the standard ones, by the game's own keys
 */
public record TablePlan(String cardId, String mode, int jobs, String detective, Map<String, String> ruleset) {

    public TablePlan {
        ruleset = Collections.unmodifiableMap(new LinkedHashMap<>(ruleset));
    }
}
