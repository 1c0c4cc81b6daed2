package dev.stopline.squad.rules;

import dev.stopline.squad.rules.InterdictEvent.ResolvedBy;
import dev.stopline.squad.rules.SquadGiven.Point;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Tells how the job of a case closes, and the steps between cases up to where it stands. */
final class CloseStory {

    private static final List<BetweenStep> STEPS = List.of(
            BetweenStep.WOUNDS,
            BetweenStep.HEAT,
            BetweenStep.CASUALTIES,
            BetweenStep.STANDING,
            BetweenStep.EVENT,
            BetweenStep.PRESSURE,
            BetweenStep.REQUISITION,
            BetweenStep.DONE);

    private final SquadGiven given;
    private final List<SquadEvent> events = new ArrayList<>();

    private CloseStory(SquadGiven given) {
        this.given = given;
    }

    static List<SquadEvent> tell(SquadGiven given) {
        var story = new CloseStory(given);
        story.resolved();
        if (given.at() == Point.CLOSED) {
            story.closed();
            story.between();
        }
        return story.events;
    }

    private void resolved() {
        var close = given.close();
        if (close.marked() > 0) {
            events.add(new InterdictEvent.CasualtyMarked(1, close.marked(), close.marked(), true));
        }
        if (close.declined()) {
            events.add(new InterdictEvent.InterdictDeclined(given.job().stage()));
        }
        events.add(new InterdictEvent.JobResolved(
                close.type(), close.margin(), close.declined() ? ResolvedBy.DECLINED : ResolvedBy.RESOLVE));
        var additional = close.additional();
        if (additional != null) {
            events.add(new InterdictEvent.CasualtiesRolled(List.of(additional), additional));
            int before = close.marked() > 0 ? 1 : 0;
            if (additional > 0) {
                events.add(new InterdictEvent.CasualtyMarked(
                        before + 1, additional, close.marked() + additional, !Career.isFailed(close.type())));
            }
        }
        if (close.counterDone()) {
            events.add(new InterdictEvent.CounterActionResolved(0, CounterTarget.NOBODY));
        }
    }

    private int casualties() {
        return given.close().marked() + Objects.requireNonNullElse(given.close().additional(), 0);
    }

    private boolean crossed() {
        var interdict = given.interdict();
        return interdict != null && (interdict.crossedOn() > 0 || interdict.strainChoice() == StrainChoice.CROSS);
    }

    private void closed() {
        var job = given.job();
        events.add(new InterdictEvent.JobClosed(
                given.close().type(),
                casualties(),
                PayoutTier.NONE,
                0,
                job.base(),
                Objects.requireNonNullElse(job.inForce(), job.base()),
                job.hits(),
                crossed(),
                ""));
    }

    private void between() {
        int until = STEPS.indexOf(given.close().step());
        for (int i = 0; i < until; i++) {
            if (STEPS.get(i) == BetweenStep.CASUALTIES) {
                events.add(new BetweenEvent.CaseRecorded(entry()));
            }
            events.add(new BetweenEvent.BetweenStepCompleted(STEPS.get(i), STEPS.get(i + 1)));
        }
    }

    private CaseEntry entry() {
        var job = given.job();
        int before = given.record().stream()
                .mapToInt(SquadGiven.CaseGiven::casualties)
                .sum();
        return new CaseEntry(
                given.record().size() + 1,
                job.type(),
                job.tempo(),
                job.territory(),
                job.base(),
                Objects.requireNonNullElse(job.inForce(), job.base()),
                given.close().type(),
                casualties(),
                before + casualties(),
                "A line on the case.",
                crossed(),
                PayoutTier.NONE,
                "");
    }
}
