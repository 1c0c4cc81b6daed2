package dev.stopline.debrief.squad;

import dev.stopline.debrief.Replay;
import dev.stopline.debrief.squad.SquadEyes.Knowledge;
import dev.stopline.squad.rules.Axis;
import dev.stopline.squad.rules.Capability;
import dev.stopline.squad.rules.CareerEvent;
import dev.stopline.squad.rules.CloseType;
import dev.stopline.squad.rules.InterdictEvent;
import dev.stopline.squad.rules.JobPhase;
import dev.stopline.squad.rules.JobType;
import dev.stopline.squad.rules.Names;
import dev.stopline.squad.rules.OpeningEvent;
import dev.stopline.squad.rules.OperationEvent;
import dev.stopline.squad.rules.PoolEvent;
import dev.stopline.squad.rules.PressureEvent;
import dev.stopline.squad.rules.SquadEvent;
import dev.stopline.squad.rules.SquadState;
import dev.stopline.squad.rules.Territory;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What lay behind a job that is over, as far as the eyes that read it know.
 *
 * @param posture how the target would react, and {@code postureDie} its die (0 = not known); sealed where it never came out
 *     and the eyes are the player's
 * @param postureActivated whether it came to be
 * @param anatomy the three targets
 * @param reads what the First Read and the Shadow Phases told, a sentence each, in order
 * @param codeCrossedOn the beat on which the Code was crossed; 0 = on none
 * @param casualties each result and why it came
 * @param close how it closed, and {@code margin} of the Resolve
 * @param unused the options that were open to him and never used
 */
public record JobFindings(
        int number,
        JobType type,
        Territory territory,
        Capability base,
        String posture,
        int postureDie,
        boolean postureActivated,
        List<AnatomyFinding> anatomy,
        List<String> reads,
        int codeCrossedOn,
        boolean codeCrossed,
        List<CasualtyFinding> casualties,
        CloseType close,
        int margin,
        boolean declined,
        String survivingElement,
        List<String> unused) {

    public JobFindings {
        anatomy = List.copyOf(anatomy);
        reads = List.copyOf(reads);
        casualties = List.copyOf(casualties);
        unused = List.copyOf(unused);
    }

    /**
     * One of the three targets.
     *
     * @param text what it was; empty where these eyes never knew
     * @param die the die that dealt it; 0 = the player wrote it, or these eyes never knew
     * @param revealed how it came to light, in words; empty = never
     * @param hits how often it was hit
     * @param falseTarget whether the First Read took it for certain and was wrong
     */
    public record AnatomyFinding(Axis axis, String text, int die, String revealed, int hits, boolean falseTarget) {}

    /** Casualties of one result; {@code cancelled} by the Specialist. */
    public record CasualtyFinding(int amount, String why, boolean cancelled) {}

    /** The findings of one job from its own replay; empty where it was abandoned before its card was laid out. */
    static Optional<JobFindings> of(Replay<Knowledge, SquadEvent> whole, SquadEyes eyes) {
        var replay = whole.only(eyes::see);
        boolean defined =
                replay.frames().stream().anyMatch(each -> each.happening().event() instanceof OpeningEvent.JobDefined);
        return defined ? Optional.of(found(replay, eyes)) : Optional.empty();
    }

    private static JobFindings found(Replay<Knowledge, SquadEvent> replay, SquadEyes eyes) {
        var closed = atEnd(replay, eyes);
        var job = closed.job();
        var events =
                replay.frames().stream().map(each -> each.happening().event()).toList();
        int postureDie = events.stream()
                .filter(each -> each instanceof OpeningEvent.PostureSealed)
                .mapToInt(each -> ((OpeningEvent.PostureSealed) each).die())
                .reduce(0, (first, second) -> second);
        return new JobFindings(
                job.number(),
                job.card().type(),
                job.card().territory(),
                job.card().base(),
                Names.of(job.card().posture()),
                postureDie,
                job.card().postureActive(),
                Axis.ALL.stream().map(axis -> target(axis, closed, events)).toList(),
                reads(replay, eyes),
                job.interdict().crossedOn(),
                job.interdict().isCrossed(),
                Casualties.of(events),
                job.phase() == JobPhase.ABANDONED ? CloseType.NONE : job.close().type(),
                job.close().margin(),
                job.close().declined(),
                job.close().survivingElement(),
                Options.unused(closed));
    }

    private static SquadState atEnd(Replay<Knowledge, SquadEvent> replay, SquadEyes eyes) {
        return replay.frames().stream()
                .filter(each -> isEnd(each.happening().event()))
                .map(each -> eyes.of(each.after()))
                .findFirst()
                .orElseThrow();
    }

    private static boolean isEnd(SquadEvent event) {
        return event instanceof InterdictEvent.JobClosed || event instanceof CareerEvent.JobAbandoned;
    }

    private static AnatomyFinding target(Axis axis, SquadState closed, List<SquadEvent> events) {
        var box = closed.job().box(axis);
        var revealed = new ArrayList<String>();
        int die = 0;
        int hits = 0;
        boolean mistaken = false;
        for (var event : events) {
            switch (event) {
                case OpeningEvent.AnatomyWritten e when e.axis() == axis -> die = e.die();
                case OpeningEvent.AnatomySealed e when e.axis() == axis -> die = e.die();
                case OpeningEvent.AnatomyRevealed e when e.axis() == axis -> revealed.add(how(e));
                case OpeningEvent.FalseTargetSet e when e.axis() == axis -> mistaken = true;
                case PoolEvent.AnatomyHit e when e.axis() == axis -> hits++;
                case SquadEvent other -> {}
            }
        }
        return new AnatomyFinding(axis, box.text(), die, String.join("; ", revealed), hits, mistaken);
    }

    private static String how(OpeningEvent.AnatomyRevealed e) {
        return switch (e.cause()) {
            case FIRST_READ -> "by the First Read";
            case LANDING -> "by an action that landed on it";
            case ARCHIVE -> "by the archive";
            case BRIEF -> "by the Combination brief";
            case FALSE_TARGET_RESOLVED -> "after the false target";
            case INTERROGATION -> "by an interrogation";
        };
    }

    private static List<String> reads(Replay<Knowledge, SquadEvent> replay, SquadEyes eyes) {
        return replay.frames().stream()
                .filter(each -> isRead(each.happening().event()))
                .map(each -> Telling.of(eyes.of(each.before()), each.happening().event())
                        .sentence())
                .toList();
    }

    private static boolean isRead(SquadEvent event) {
        return event instanceof OpeningEvent.FirstReadRolled
                || event instanceof OperationEvent.ShadowRolled
                || event instanceof OpeningEvent.AnatomyRevealed
                || event instanceof PressureEvent.PostureActivated;
    }
}
