package dev.stopline.tournament.rules;

import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.List;
import java.util.regex.Pattern;

/**
 * T-BRD-01: a board as a value: what every table at it plays.
 *
 * @param cardId the card of line, or what the job or arc of squad is called; 1 to 64 characters
 * @param jobs how many jobs a career plays, 1 to 20; 0 for line
 * @param detective which ready-made detective every career plays; empty for line
 * @param ruleset the values that differ from the standard ones, in the game's own keys
 */
@RecordBuilder
public record BoardSpec(Game game, String cardId, BoardMode mode, int jobs, String detective, List<Value> ruleset)
        implements BoardSpecBuilder.With {

    static final int MOST_JOBS = 20;

    private static final Pattern CARD = Pattern.compile("[A-Za-z0-9][A-Za-z0-9_-]{0,63}");

    public BoardSpec {
        ruleset = List.copyOf(ruleset);
    }

    /** A value of a game's ruleset. */
    public record Value(String key, String value) {}

    /** Whether such a board can be. */
    boolean sound() {
        boolean solo = mode == BoardMode.DETECTIVE;
        boolean playable = game == Game.SQUAD ? solo && ofSquad() : !solo && jobs == 0 && detective.isEmpty();
        var keys = ruleset.stream().map(Value::key).toList();
        return CARD.matcher(cardId).matches()
                && playable
                && keys.stream().noneMatch(String::isBlank)
                && keys.stream().distinct().count() == keys.size();
    }

    private boolean ofSquad() {
        return jobs >= 1 && jobs <= MOST_JOBS && CARD.matcher(detective).matches();
    }

    /** T-BRD-04: whether the tables throw dice of their own, which no other table would meet. */
    boolean entersDice() {
        return ruleset.stream().anyMatch(each -> each.value().equals("ENTERED"));
    }
}
