package dev.stopline.squad.rules;

import static dev.stopline.squad.rules.SquadRefusal.ALREADY_USED;
import static dev.stopline.squad.rules.SquadRefusal.NOT_EARNED;
import static dev.stopline.squad.rules.SquadRefusal.OUT_OF_ORDER;
import static dev.stopline.squad.rules.SquadRefusal.TOO_LATE;
import static dev.stopline.squad.rules.SquadRefusal.WRONG_PHASE;

import dev.stopline.decide.Draft;
import dev.stopline.decide.Refusal;
import dev.stopline.dice.Dice;
import dev.stopline.dice.Die;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** S-GEN-01..12, S-FINAL-03, S-EVENT-8, AMB-20, AMB-21, AMB-35: the seven steps that make a job, strictly in order. */
final class Generator {

    static final int TRAJECTORY = 4;
    static final int POSTURE = 6;
    static final int SERGEANT = 7;

    private Generator() {}

    static Optional<Refusal> refuse(SquadState s, OpeningCommand.DeclareTrajectory c) {
        if (!s.detective().has(Evolution.READING_THE_ROOM)) {
            return Refusal.refuse(NOT_EARNED);
        }
        boolean generating = s.job().phase() == JobPhase.GENERATING;
        if (s.job().isOpen() && (!generating || s.job().nextStep() > TRAJECTORY)) {
            return Refusal.refuse(TOO_LATE);
        }
        if (s.job().hasUsed(Once.ROOM_DECL)) {
            return Refusal.refuse(ALREADY_USED);
        }
        return Refusal.refuseIf(!generating, WRONG_PHASE);
    }

    static void play(Draft<SquadState, SquadEvent> d, OpeningCommand.DeclareTrajectory c) {
        d.emit(new OpeningEvent.TrajectoryDeclared(c.value()));
        d.emit(new OperationEvent.OptionUsed(Once.ROOM_DECL));
    }

    static Optional<Refusal> refuse(SquadState s, OpeningCommand.RollGeneratorStep c) {
        if (s.job().phase() != JobPhase.GENERATING) {
            return Refusal.refuse(WRONG_PHASE);
        }
        if (c.step() != s.job().nextStep()) {
            return Refusal.refuse(OUT_OF_ORDER);
        }
        boolean heatDue =
                c.step() == SERGEANT && StartingValues.factionHeatDue(s).isPresent();
        return Amiss.fieldIf(
                c.ignoreFactionHeat() && !heatDue,
                "/ignoreFactionHeat",
                "S-FACT-07",
                "must be left out: no Heat of a faction is due at this step");
    }

    static void play(Draft<SquadState, SquadEvent> d, OpeningCommand.RollGeneratorStep c, Dice dice) {
        var place = Places.step(c.step());
        switch (c.step()) {
            case POSTURE -> seal(d, Throws.face(d, dice, place, Die.D6));
            case SERGEANT -> sergeant(d, c, dice);
            default -> {
                int face = Throws.face(d, dice, place, die(c.step()));
                roll(d, c.step(), face);
            }
        }
    }

    /** The die of a step but the last. */
    static Die die(int step) {
        return step == TRAJECTORY || step == 5 ? Die.D8 : Die.D6;
    }

    private static void roll(Draft<SquadState, SquadEvent> d, int step, int face) {
        if (step == TRAJECTORY) {
            useEvent8(d);
        }
        var result = result(d.state(), step, face);
        var card = AfterOpening.rolled(d.state().job().card(), step, result);
        int clock = step < 2 ? 0 : step < TRAJECTORY ? card.tempo().clock() : ThreatClock.start(d.state(), card);
        d.emit(new OpeningEvent.GeneratorStepRolled(step, List.of(face), result, clock));
        if (step == 3) {
            raise(d, Capability.of(face));
        }
    }

    /** S-EVENT-8, AMB-46: the first OUTFIT case uses up every clock that the Combination has shortened. */
    private static void useEvent8(Draft<SquadState, SquadEvent> d) {
        if (d.state().job().card().base().ordinal() < Capability.OUTFIT.ordinal()) {
            return;
        }
        for (var each : d.state().pending()) {
            d.emitIf(each.kind() == PendingKind.CLOCK_MINUS_NEXT_OUTFIT, new CareerEvent.PendingModifierConsumed(each));
        }
    }

    /** What a face of a step puts on the card. */
    static String result(SquadState s, int step, int face) {
        return switch (step) {
            case 1 -> JobType.values()[face - 1].name();
            case 2 -> Tempo.of(face).name();
            case 3 -> base(s, Capability.of(face)).name();
            case TRAJECTORY -> Trajectory.values()[face - 1].name();
            case 5 -> Territory.values()[face - 1].name();
            case POSTURE -> Posture.values()[face].name();
            case SERGEANT -> Sergeant.values()[face - 1].name();
            default -> throw new IllegalArgumentException("the generator has no step " + step);
        };
    }

    /** S-FINAL-03, S-AFTER-P3: how many tiers above the rolled one the job opens, be it rolled again (GAP-08). */
    private static int tiersUp(SquadState s) {
        int waiting =
                s.pending(PendingKind.CAPABILITY_FOR_TYPE, s.job().card().type().name());
        return s.job().raised() + waiting + (s.job().finalOperation() ? 1 : 0);
    }

    private static Capability base(SquadState s, Capability rolled) {
        var base = rolled;
        for (int i = 0; i < tiersUp(s); i++) {
            base = base.up();
        }
        return base;
    }

    /** S-GEN-06: what the raise could not use weighs on Resolve; the aftermath that raised it is used up. */
    static void raise(Draft<SquadState, SquadEvent> d, Capability rolled) {
        int excess = Math.max(0, rolled.ordinal() + tiersUp(d.state()) - Capability.UNTOUCHABLE.ordinal());
        var card = d.state().job().card();
        d.emitIf(
                excess != card.excess(),
                new PressureEvent.CapabilityShifted(card.base(), card.base(), excess, "CEILING", false));
        for (var each : d.state().pending()) {
            boolean fits = each.kind() == PendingKind.CAPABILITY_FOR_TYPE
                    && each.condition().equals(card.type().name());
            d.emitIf(fits, new CareerEvent.PendingModifierConsumed(each));
        }
    }

    /** AMB-16: rolled now, told when it comes, or at once to whoever holds a Sealed Brief (S-REQ-05). */
    static void seal(Draft<SquadState, SquadEvent> d, int face) {
        var posture = Posture.values()[face];
        d.emit(new OpeningEvent.GeneratorStepDone(POSTURE));
        d.emit(new OpeningEvent.PostureSealed(face, posture));
        var brief = d.state().pending().stream()
                .filter(each -> each.kind() == PendingKind.SEALED_BRIEF)
                .findFirst();
        brief.ifPresent(each -> d.emit(new CareerEvent.PendingModifierConsumed(each)));
        boolean known = brief.isPresent()
                || d.state().job().card().postureKnown()
                || d.state().ruleset().on(SquadKey.SHOW_POSTURE);
        d.emitIf(known, new OpeningEvent.PostureShown(posture));
    }

    private static void sergeant(Draft<SquadState, SquadEvent> d, OpeningCommand.RollGeneratorStep c, Dice dice) {
        var dealt = new ArrayList<Integer>();
        var rolled = Sergeant.NONE;
        if (!d.state().career().sergeantUnavailable()) {
            rolled = rollSergeant(d, dice, dealt);
        }
        var inForce = inForce(d.state(), rolled);
        int intel = inForce == Sergeant.OMARA ? Throws.face(d, dice, Places.OMARA, Die.D6) : 0;
        if (intel > 0) {
            dealt.add(intel);
        }
        d.emit(new OpeningEvent.GeneratorStepRolled(
                SERGEANT, dealt, rolled.name(), d.state().job().clock()));
        StartingValues.define(d, inForce, c.ignoreFactionHeat(), Throws.halved(intel));
    }

    /** S-KIT-11, GAP-28: the row in force where this one was rolled. */
    static Sergeant inForce(SquadState s, Sergeant rolled) {
        return s.detective().holds(KitItem.DIRECT_LINE) ? rolled.withDirectLine() : rolled;
    }

    /** AMB-20: whether the Sergeant's die may be thrown again, nobody knows how often. */
    static boolean mayChangeSergeant(SquadState s) {
        return s.hasPending(PendingKind.SERGEANT_REROLL) && s.career().hasLastSergeant();
    }

    /** AMB-20: where a change is due, rolled again while it is last job's Sergeant. */
    private static Sergeant rollSergeant(Draft<SquadState, SquadEvent> d, Dice dice, List<Integer> dealt) {
        var reroll = d.state().pending().stream()
                .filter(each -> each.kind() == PendingKind.SERGEANT_REROLL)
                .findFirst();
        reroll.ifPresent(each -> d.emit(new CareerEvent.PendingModifierConsumed(each)));
        var career = d.state().career();
        Sergeant rolled;
        do {
            int face = Throws.face(d, dice, Places.sergeant(dealt.size() + 1), Die.D6);
            dealt.add(face);
            rolled = Sergeant.values()[face - 1];
        } while (reroll.isPresent()
                && career.hasLastSergeant()
                && rolled == career.lastSergeant()
                && !(dice instanceof TrialDice trial && trial.isAmiss()));
        return rolled;
    }
}
