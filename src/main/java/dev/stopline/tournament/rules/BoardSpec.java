package dev.stopline.tournament.rules;

import dev.stopline.decide.Refusal;
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

    /** What keeps such a board from being, each by its field in {@code addBoard}. */
    public List<Refusal.Fault> faults() {
        var faults = new Faults("T-BRD-01")
                .unless(
                        CARD.matcher(cardId).matches(),
                        "cardId",
                        "must be 1 to 64 letters, digits, - and _, and begin with a letter or digit");
        switch (game) {
            case LINE -> ofLine(faults);
            case SQUAD -> ofSquad(faults);
        }
        var keys = ruleset.stream().map(Value::key).toList();
        return faults.unless(keys.stream().noneMatch(String::isBlank), "ruleset", "has a key without a name")
                .unless(keys.stream().distinct().count() == keys.size(), "ruleset", "names a key twice")
                .all();
    }

    private void ofLine(Faults faults) {
        faults.unless(mode != BoardMode.DETECTIVE, "mode", "must be COMPANY_ONLY, COMRADES_ONLY or BOTH_CHAIRS")
                .unless(jobs == 0, "jobs", "must be 0 or left out: only a career of squad has jobs")
                .unless(detective.isEmpty(), "detective", "must be left out: only a career of squad has a detective");
    }

    private void ofSquad(Faults faults) {
        faults.unless(mode == BoardMode.DETECTIVE, "mode", "must be DETECTIVE or left out")
                .range("jobs", jobs, 1, MOST_JOBS)
                .unless(CARD.matcher(detective).matches(), "detective", "must be one of the ready-made detectives");
    }

    /** T-BRD-04: whether the tables throw dice of their own, which no other table would meet. */
    boolean entersDice() {
        return ruleset.stream().anyMatch(each -> each.value().equals("ENTERED"));
    }
}
