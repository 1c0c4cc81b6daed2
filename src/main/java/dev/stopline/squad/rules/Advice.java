package dev.stopline.squad.rules;

import dev.stopline.squad.rules.Prompt.Line;
import java.util.ArrayList;
import java.util.List;

/** S-SESS-03, S-GLO-03, S-GLO-05: which lines of the texture are said at this point. */
final class Advice {

    private final SquadState seen;
    private final List<Line> lines = new ArrayList<>();

    private Advice(SquadState seen) {
        this.seen = seen;
    }

    static List<Line> of(SquadState seen, Waits waits) {
        var advice = new Advice(seen);
        advice.moments(waits);
        advice.place(waits);
        advice.inJob(waits);
        return List.copyOf(advice.lines);
    }

    private void add(boolean said, String section, String key) {
        if (said) {
            lines.add(new Line(section, key));
        }
    }

    /** What is out of the ordinary. */
    private void moments(Waits waits) {
        boolean inside = seen.job().phase() == JobPhase.INTERDICT;
        boolean enters = waits == Waits.FORCED_INTERDICT
                || seen.job().phase() == JobPhase.IN_SESSION && seen.job().stage() >= Chain.WINDOW;
        moment(waits == Waits.NOTHING, "RETIRED");
        moment(waits == Waits.ROUTING, "UNROUTED");
        moment(waits == Waits.FORCED_INTERDICT, "CLOCK_ZERO");
        moment(waits == Waits.JUNIOR_CHECK, "JUNIOR_PENDING");
        boolean works = seen.detective().status() == DetectiveStatus.ACTIVE;
        moment(works && seen.campaign().factions().stream().anyMatch(Campaign.FactionRow::favourDue), "FAVOUR_DUE");
        moment(enters && StrainTrack.mustChoose(seen), "STRAIN_CHOICE");
        moment(inside && GlimpseOfInterdict.of(seen.job().interdict()).mayCross(), "CODE_TEST");
        moment(waits == Waits.AFTER_CASE_EVENT && seen.career().reviewPending(), "REVIEW_PENDING");
        boolean low = seen.job().session().mode() == SessionMode.LAY_LOW;
        moment(waits == Waits.SESSION_END && low, "LAY_LOW");
        moment(waits == Waits.JOB && seen.career().finalDue(), "FINAL_DUE");
    }

    private void moment(boolean said, String key) {
        add(said, "moments", key);
    }

    /** What is waited for; where a moment says it already, nothing more. */
    private void place(Waits waits) {
        boolean said = waits == Waits.NOTHING || waits == Waits.ROUTING || waits == Waits.FORCED_INTERDICT;
        int step = seen.job().nextStep();
        boolean generates = waits == Waits.GENERATOR_STEP;
        add(generates, "generatorSteps", Integer.toString(step));
        add(!said && !generates, "waits", key(waits));
        var first = FirstStep.of(seen);
        boolean low = seen.job().session().mode() == SessionMode.LAY_LOW;
        boolean told =
                first == FirstStep.DONE || generates && step > 1 || seen.job().phase() == JobPhase.IN_SESSION && low;
        add(!told, "firstSteps", first.name());
    }

    private String key(Waits waits) {
        if (waits == Waits.WOUNDS && seen.detective().mortalWounds() == 0) {
            return "NO_WOUNDS";
        }
        return waits.name();
    }

    private void inJob(Waits waits) {
        var job = seen.job();
        boolean works = job.phase() == JobPhase.IN_SESSION || job.phase() == JobPhase.BETWEEN_SESSIONS;
        boolean asks = waits == Waits.SESSION || waits == Waits.SOURCE || waits == Waits.ACTION;
        add(works && asks, "stagePrompts", Integer.toString(job.stage()));
        add(
                job.phase() == JobPhase.INTERDICT,
                "beats",
                Integer.toString(job.interdict().beat()));
        for (int row : HeatConsequences.ROWS) {
            add(works && HeatConsequences.isInForce(seen, row), "heatRows", Integer.toString(row));
        }
    }
}
