package dev.stopline.squad.rules;

import dev.stopline.squad.rules.OpeningEvent.RevealCause;
import dev.stopline.squad.rules.SquadGiven.JobGiven;
import dev.stopline.squad.rules.SquadGiven.Point;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;

/** Tells the open job of a case as the events that lead to where it stands. */
final class JobStory {

    private final SquadGiven given;
    private final JobGiven job;
    private final List<SquadEvent> events = new ArrayList<>();

    private JobStory(SquadGiven given) {
        this.given = given;
        this.job = given.job();
    }

    static List<SquadEvent> tell(SquadGiven given) {
        var story = new JobStory(given);
        story.opened();
        story.generator();
        if (story.reaches(Point.ANATOMY)) {
            story.defined();
        }
        if (story.reaches(Point.BRIEFED)) {
            story.briefed();
        }
        given.sources().values().forEach(each -> story.events.add(new OperationEvent.SourceRegistered(each)));
        if (story.reaches(Point.BETWEEN_SESSIONS)) {
            story.pressed();
            story.sessions();
        }
        if (story.reaches(Point.INTERDICT)) {
            story.interdict();
        }
        if (story.reaches(Point.CLOSING)) {
            story.events.addAll(CloseStory.tell(given));
        }
        return story.events;
    }

    private boolean reaches(Point point) {
        return given.at().compareTo(point) >= 0;
    }

    private void opened() {
        events.add(new OpeningEvent.JobOpened(
                given.record().size() + 1,
                job.finalOperation(),
                job.targetFaction(),
                job.surveillance(),
                Axis.OPERATOR,
                job.loadout(),
                job.keepLoyal()));
        for (var each : job.opened()) {
            events.add(new CareerEvent.PendingModifierAdded(each));
            events.add(new CareerEvent.PendingModifierConsumed(each));
        }
    }

    private void generator() {
        int next = reaches(Point.ANATOMY) ? Generator.SERGEANT + 1 : job.step();
        step(next, 1, job.type().ordinal() + 1, job.type().name());
        step(next, 2, job.tempo().ordinal() * 2 + 1, job.tempo().name());
        step(
                next,
                3,
                job.base().ordinal() < 3 ? job.base().ordinal() * 2 + 1 : 6,
                job.base().name());
        step(next, 4, job.trajectory().ordinal() + 1, job.trajectory().name());
        step(next, 5, job.territory().ordinal() + 1, job.territory().name());
        if (next > Generator.POSTURE) {
            events.add(new OpeningEvent.GeneratorStepDone(Generator.POSTURE));
            events.add(new OpeningEvent.PostureSealed(job.posture().ordinal(), job.posture()));
        }
        step(
                next,
                Generator.SERGEANT,
                job.sergeant().ordinal() + 1,
                job.sergeant().name());
    }

    private void step(int next, int step, int die, String result) {
        if (step < next) {
            int clock = step < 2 ? 0 : step < Generator.TRAJECTORY ? job.tempo().clock() : start();
            events.add(new OpeningEvent.GeneratorStepRolled(step, List.of(die), result, clock));
        }
    }

    private int start() {
        return Math.max(1, job.trajectory().applyTo(job.tempo().clock()));
    }

    private void defined() {
        events.add(new OpeningEvent.JobDefined(
                job.type(),
                job.tempo(),
                job.base(),
                job.excess(),
                job.trajectory(),
                job.territory(),
                job.sergeant(),
                Objects.requireNonNullElse(job.clock(), start()),
                job.heat(),
                job.leads(),
                job.facts(),
                job.tactical()));
        var capability = Objects.requireNonNullElse(job.inForce(), job.base());
        if (capability != job.base()) {
            events.add(new PressureEvent.CapabilityShifted(job.base(), capability, job.excess(), "FORTIFY", false));
        }
    }

    private void briefed() {
        for (var axis : Axis.ALL) {
            boolean trigger = axis == Axis.TRIGGER;
            events.add(new OpeningEvent.AnatomyPlaced(axis, false));
            events.add(new OpeningEvent.AnatomyWritten(
                    axis, 0, "What the brief says of it.", trigger && job.system(), trigger && job.factionSystem()));
        }
        events.add(new OpeningEvent.JobBriefed());
        job.used().forEach(each -> events.add(new OperationEvent.OptionUsed(each)));
        job.revealed()
                .forEach(axis -> events.add(new OpeningEvent.AnatomyRevealed(
                        axis,
                        RevealCause.FIRST_READ,
                        "What the brief says of it.",
                        axis == Axis.TRIGGER && job.system(),
                        axis == Axis.TRIGGER && job.factionSystem())));
        if (job.falseTarget() != Axis.NONE) {
            var threshold = ThresholdMake.fixed(Attribute.EYE, given.detective().eye(), 3);
            events.add(new OpeningEvent.FirstReadRolled(1, 0, List.of(), threshold, 1, Outcome.NAT1));
            events.add(new OpeningEvent.FalseTargetSet(job.falseTarget()));
        }
    }

    /** The chain, the posture and the clock. */
    private void pressed() {
        IntStream.range(1, job.stage()).forEach(each -> events.add(new PoolEvent.ChainAdvanced(each, each + 1)));
        events.add(new PoolEvent.HardFactGained(job.facts(), job.facts()));
        for (int i = 1; i <= job.hits(); i++) {
            events.add(new PoolEvent.AnatomyHit(Axis.OPERATOR, i));
        }
        if (Objects.requireNonNullElse(job.active(), job.stage() >= Chain.CELL)) {
            events.add(new PressureEvent.PostureActivated(job.posture(), PostureCause.STAGE_3));
        }
        if (job.clock() != null && job.clock() == 0) {
            events.add(new PressureEvent.ClockZeroLatched());
        }
        if (job.paused() > 0) {
            events.add(new PressureEvent.ClockPaused(job.paused(), "S-ACT-23"));
        }
    }

    private void sessions() {
        for (int number = 1; number <= job.session(); number++) {
            boolean last = number == job.session();
            events.add(new OperationEvent.SessionOpened(number, last ? job.mode() : SessionMode.NORMAL));
            int slots = last ? job.slots() : 0;
            for (int slot = 1; slot <= slots; slot++) {
                events.add(new OperationEvent.InterrogationEnded(slot, "", Axis.NONE, Band.REFUSAL));
            }
            if (!last || given.at() == Point.BETWEEN_SESSIONS) {
                events.add(new OperationEvent.SessionEnded(number, slots));
            }
        }
    }

    private void interdict() {
        var entered = given.interdict();
        if (entered == null) {
            return;
        }
        events.add(
                entered.forced()
                        ? new InterdictEvent.InterdictForced(job.stage())
                        : new InterdictEvent.InterdictDeclared(job.stage()));
        events.add(new InterdictEvent.TacticalAssessed(
                job.tactical(),
                entered.allMod(),
                entered.capability(),
                entered.resolveMod(),
                entered.approachMod(),
                entered.strainChoice()));
        if (entered.crossedOn() > 0) {
            events.add(new InterdictEvent.CodeCrossed(entered.crossedOn(), false));
        }
        for (int beat = 1; beat < entered.beat(); beat++) {
            events.add(new InterdictEvent.BeatRolled(
                    beat, 4, Attribute.NONE, List.of(), 4, 4, 0, Outcome.SUCCESS, entered.engage(), entered.risk()));
        }
    }
}
