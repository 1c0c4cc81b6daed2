package dev.stopline.squad.rules;

import dev.stopline.squad.rules.Prompt.Value;
import java.util.ArrayList;
import java.util.List;

/** The numbers that stand beside a prompt: where in the job, what is left, what is needed. */
final class PromptValues {

    private final List<Value> values = new ArrayList<>();

    private PromptValues() {}

    static List<Value> of(SquadState seen, Waits waits) {
        var values = new PromptValues();
        var job = seen.job();
        values.addIf(job.isOpen(), "job", job.number());
        values.addIf(waits == Waits.GENERATOR_STEP, "step", job.nextStep());
        values.addIf(waits == Waits.ANATOMY, "toWrite", (int)
                job.anatomy().stream().filter(box -> !box.placed()).count());
        values.addIf(waits == Waits.SESSION, "session", job.session().number() + 1);
        boolean inSession = job.phase() == JobPhase.IN_SESSION;
        values.addIf(inSession, "session", job.session().number());
        values.addIf(inSession, "slotsLeft", GlimpseOfSession.of(seen).slotsLeft());
        boolean works = inSession || job.phase() == JobPhase.BETWEEN_SESSIONS;
        values.addIf(works, "stage", job.stage());
        values.addIf(works, "clock", job.clock());
        values.addIf(works, "heat", job.heat());
        values.addIf(works, "leads", job.leads());
        values.addIf(waits == Waits.BEAT, "beat", job.interdict().beat());
        values.addIf(waits == Waits.WOUNDS, "wounds", seen.detective().mortalWounds());
        values.addIf(job.phase() == JobPhase.CLOSING, "casualties", job.close().casualties());
        return List.copyOf(values.values);
    }

    private void addIf(boolean when, String name, int value) {
        if (when) {
            values.add(new Value(name, Integer.toString(value)));
        }
    }
}
