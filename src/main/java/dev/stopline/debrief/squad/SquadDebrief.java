package dev.stopline.debrief.squad;

import dev.stopline.debrief.Change;
import dev.stopline.debrief.Decision;
import dev.stopline.debrief.DecisionRow;
import dev.stopline.debrief.Replay;
import dev.stopline.debrief.ThrownDie;
import dev.stopline.debrief.squad.ClosedJobs.Slice;
import dev.stopline.debrief.squad.SquadEyes.Knowledge;
import dev.stopline.dice.DiceSource;
import dev.stopline.squad.rules.CareerRecord;
import dev.stopline.squad.rules.Glimpse;
import dev.stopline.squad.rules.SquadEvent;
import dev.stopline.squad.rules.SquadState;
import dev.stopline.squad.rules.ThrownDice;
import dev.stopline.squad.rules.WhoSees;
import java.util.ArrayList;
import java.util.List;

/**
 * A job that is over, or all of those of a career, as decisions in order, for one pair of eyes.
 *
 * @param job the job's number; 0 = the whole career
 * @param as whose eyes: {@code truth} or {@code player}
 * @param steps how many events these eyes saw: the frames are numbered from 0 to this
 * @param dice who throws
 * @param jobs what lay behind each job whose card was laid out
 * @param record the record of the career as it stood at the end of this part
 */
public record SquadDebrief(
        String title,
        int job,
        String as,
        int steps,
        DiceSource dice,
        List<SquadDecision> decisions,
        List<JobFindings> jobs,
        CareerRecord record) {

    public SquadDebrief {
        decisions = List.copyOf(decisions);
        jobs = List.copyOf(jobs);
    }

    /** The board at a step of a debrief, as these eyes saw it. */
    public static Glimpse view(Replay<Knowledge, SquadEvent> replay, int step, SquadEyes eyes) {
        return Glimpse.of(eyes.of(replay.state(step)));
    }

    /** The debrief of every job of a career that is over. */
    public static SquadDebrief ofCareer(ClosedJobs closed, SquadEyes eyes) {
        var findings = closed.numbers().stream()
                .flatMap(number -> JobFindings.of(wholeReplay(closed.job(number)), eyes).stream())
                .toList();
        return of("A career of " + closed.count(), closed.all(), eyes, findings);
    }

    /**
     * The debrief of a job.
     *
     * @throws IllegalArgumentException if no closed job has this number
     */
    public static SquadDebrief ofJob(ClosedJobs closed, int number, SquadEyes eyes) {
        var slice = closed.job(number);
        return of(
                "Job " + number,
                slice,
                eyes,
                JobFindings.of(wholeReplay(slice), eyes).stream().toList());
    }

    /** What these eyes saw of all closed jobs, every state kept. */
    public static Replay<Knowledge, SquadEvent> replayOfCareer(ClosedJobs closed, SquadEyes eyes) {
        return wholeReplay(closed.all()).only(eyes::see);
    }

    /**
     * What these eyes saw of a job, every state kept; step 0 is before it opened.
     *
     * @throws IllegalArgumentException if no closed job has this number
     */
    public static Replay<Knowledge, SquadEvent> replayOfJob(ClosedJobs closed, int number, SquadEyes eyes) {
        return wholeReplay(closed.job(number)).only(eyes::see);
    }

    private static Replay<Knowledge, SquadEvent> wholeReplay(Slice slice) {
        var before = Knowledge.NONE;
        for (var happening : slice.before()) {
            before = before.after(happening.event());
        }
        return Replay.of(before, Knowledge::after, slice.part());
    }

    private static SquadDebrief of(String title, Slice slice, SquadEyes eyes, List<JobFindings> findings) {
        var replay = wholeReplay(slice).only(eyes::see);
        var last = eyes.of(replay.last());
        return new SquadDebrief(
                title,
                slice.job(),
                eyes.word(),
                replay.steps(),
                last.dice(),
                Decision.of(replay).stream().map(each -> row(each, eyes)).toList(),
                findings,
                CareerRecord.of(last));
    }

    private static SquadDecision row(Decision<Knowledge, SquadEvent> decision, SquadEyes eyes) {
        var changes = new ArrayList<Change>();
        var rolls = new ArrayList<RollTold>();
        var dice = new ArrayList<ThrownDie>();
        for (var frame : decision.frames()) {
            var known = eyes.of(frame.before());
            var event = frame.happening().event();
            var told = Telling.of(known, event);
            var rolled = RollTold.in(known, event);
            changes.add(new Change(told.sentence(), told.rule(), WhoSees.playerSees(event) ? "ALL" : "NOBODY"));
            rolls.addAll(rolled);
            dice.addAll(dice(known, frame.happening().by(), event, rolled));
        }
        var first = decision.first();
        var row = DecisionRow.of(decision, "The " + first.by() + " " + Headings.of(first.move()), dice, changes);
        var before = decision.frames().getFirst().before();
        var after = decision.frames().getLast().after();
        return new SquadDecision(after.truth().job().number(), row, rolls, SealedFact.then(before, eyes));
    }

    /** With server dice it is the server that throws, whoever moves. */
    private static List<ThrownDie> dice(SquadState known, String by, SquadEvent event, List<RollTold> rolled) {
        var thrower = known.dice() == DiceSource.SERVER ? "server" : by;
        return ThrownDice.in(known, event).stream()
                .map(each -> {
                    int face = each.faces().getFirst();
                    return rolled.stream()
                            .filter(roll -> roll.key().equals(each.key()))
                            .findFirst()
                            .map(roll -> new ThrownDie(
                                    each.key(), thrower, face, roll.threshold().effective(), roll.reached()))
                            .orElse(new ThrownDie(each.key(), thrower, face, 0, false));
                })
                .toList();
    }
}
