package dev.stopline.line.rules;

import java.util.List;

/**
 * What the table waits for, and from whom, as far as one viewer knows; for a player what to do now, for the Incident Master
 * what to say.
 *
 * @param sentence what the table waits for and from whom, in one sentence
 * @param waits the same as a value
 * @param from the seats it waits for, {@code IM} for the Incident Master; empty when nobody is waited for
 * @param operationId the operation that usually comes next, from one of {@code from}; empty when nobody is waited for
 * @param advice the key of what this player is told to do, in the scripts; empty for the Incident Master
 * @param values the values that the advice needs
 * @param cues what the Incident Master says at this step; empty for everybody else
 * @param dieIsFinal whether a face is about to be entered, which cannot be taken back (GAP-48)
 */
public record Prompt(
        String sentence,
        Waits waits,
        List<String> from,
        String operationId,
        String advice,
        List<Value> values,
        List<Cue> cues,
        boolean dieIsFinal) {

    public Prompt {
        from = List.copyOf(from);
        values = List.copyOf(values);
        cues = List.copyOf(cues);
    }

    /** A value of a script's text, by its name there. */
    public record Value(String name, String text) {}

    /** A moment of the scripts, and the values that its words need. */
    public record Cue(String moment, List<Value> values) {

        public Cue {
            values = List.copyOf(values);
        }
    }

    /** The prompt of a viewer, from the fold of what that viewer has seen. */
    public static Prompt of(LineState known, Viewer viewer) {
        var wait = Wait.of(known, viewer);
        boolean entered = known.ruleset().is(RulesetKey.DICE_SOURCE, "ENTERED");
        boolean die = wait.waits() == Waits.DIE || wait.waits() == Waits.COVER_DIE;
        var advice = Advice.of(known, viewer);
        return new Prompt(
                wait.sentence(known),
                wait.waits(),
                wait.from(),
                Due.operation(known, wait),
                advice.key(),
                advice.values(),
                viewer.isIncidentMaster() ? Cues.of(known) : List.of(),
                entered && die && (viewer.isIncidentMaster() || wait.from().contains(viewer.text())));
    }
}
