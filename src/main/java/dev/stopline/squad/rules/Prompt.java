package dev.stopline.squad.rules;

import dev.stopline.dice.DiceSource;
import java.util.List;

/**
 * What a career waits for now, and what is said about it.
 *
 * @param sentence what it waits for, in one sentence
 * @param waits the same as a value
 * @param advice which lines of the texture are said now, the nearest first
 * @param values the numbers that a player wants beside them, by name
 * @param firstStep where on the beginner's path the career is (S-GLO-03)
 * @param dieIsFinal whether a face is about to be entered, which cannot be taken back
 */
public record Prompt(
        String sentence, Waits waits, List<Line> advice, List<Value> values, FirstStep firstStep, boolean dieIsFinal) {

    public Prompt {
        advice = List.copyOf(advice);
        values = List.copyOf(values);
    }

    /** A line of the texture: its section as the file spells it, and its key there. */
    public record Line(String section, String key) {}

    /** A number or a name, by what it is: {@code step}, {@code stage}, {@code clock}, … */
    public record Value(String name, String text) {}

    /** The prompt of a career, from the fold of what its player has seen. */
    public static Prompt of(SquadState seen) {
        var waits = Wait.of(seen);
        return new Prompt(
                sentence(seen, waits),
                waits,
                Advice.of(seen, waits),
                PromptValues.of(seen, waits),
                FirstStep.of(seen),
                seen.dice() == DiceSource.ENTERED && isRoll(seen, waits));
    }

    private static String sentence(SquadState seen, Waits waits) {
        if (waits == Waits.NOTHING) {
            return "The detective is retired, and the record is closed.";
        }
        if (waits == Waits.BOARD) {
            return seen.board().opened()
                    ? "The arc of this board is played, and the board is open."
                    : "The arc of this board is played; the board opens when it has ended at every table.";
        }
        if (waits == Waits.ROUTING) {
            return "The Squad gives this detective no job until the organizer routes him again.";
        }
        if (waits == Waits.GENERATOR_STEP) {
            int step = seen.job().nextStep();
            var sealed = step == Generator.POSTURE ? ", which stays sealed" : "";
            return "The career waits for you to roll step %d of 7: %s%s.".formatted(step, Names.step(step), sealed);
        }
        return "The career waits for you to " + waits.phrase() + ".";
    }

    private static boolean isRoll(SquadState seen, Waits waits) {
        return switch (waits) {
            case GENERATOR_STEP, FIRST_READ, JUNIOR_CHECK, ACTION, BEAT, CASUALTIES, COUNTER_ACTION -> true;
            case CLEARANCE_CHECK, PRESSURE -> true;
            case AFTER_CASE_EVENT -> !seen.career().reviewPending();
            case WOUNDS -> seen.detective().mortalWounds() > 0;
            case DETECTIVE, JOB, ANATOMY, SESSION, SOURCE, SESSION_END, FORCED_INTERDICT, CLOSE, HEAT, RECORD -> false;
            case EVOLUTIONS, CONTACT_STEP, CONTACTS, REQUISITION, NO_REQUISITION, ROUTING, BOARD, NOTHING -> false;
        };
    }
}
