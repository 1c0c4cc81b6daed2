package dev.stopline.squad.rules;

import static dev.stopline.squad.rules.SquadRefusal.CODE_ALREADY_CROSSED;
import static dev.stopline.squad.rules.SquadRefusal.CROSS_NOT_ALLOWED;
import static dev.stopline.squad.rules.SquadRefusal.MUST_CROSS;
import static dev.stopline.squad.rules.SquadRefusal.OUT_OF_ORDER;
import static dev.stopline.squad.rules.SquadRefusal.RUN_NOT_ALLOWED;
import static dev.stopline.squad.rules.SquadRefusal.SPECIALTY_NOT_HELD;
import static dev.stopline.squad.rules.SquadRefusal.WRONG_PHASE;

import dev.stopline.decide.Draft;
import dev.stopline.decide.Refusal;
import dev.stopline.dice.Dice;
import dev.stopline.dice.Die;
import dev.stopline.squad.rules.InterdictCommand.RollInterdictBeat;
import dev.stopline.squad.rules.InterdictEvent.BeatRolled;
import dev.stopline.squad.rules.InterdictEvent.ResolvedBy;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** S-INTERDICT-07..18, S-DET-20..36, GAP-12, GAP-13, AMB-06, AMB-40, AMB-45: Approach, Engage, Resolve, and the Code crossed on one of them. */
final class InterdictBeat {

    private static final int APPROACH = 1;
    private static final int ENGAGE = 2;
    private static final int RESOLVE = 3;
    private static final int CROSS = 2;

    private InterdictBeat() {}

    static Optional<Refusal> refuse(SquadState s, RollInterdictBeat c) {
        var interdict = s.job().interdict();
        if (s.job().phase() != JobPhase.INTERDICT) {
            return Refusal.refuse(WRONG_PHASE);
        }
        if (c.beat() != interdict.beat()) {
            return Refusal.refuse(OUT_OF_ORDER);
        }
        if (c.crossCode() && interdict.forbidsCrossing()) {
            return Refusal.refuse(CROSS_NOT_ALLOWED);
        }
        if (c.crossCode() && interdict.crossedOn() > 0) {
            return Refusal.refuse(CODE_ALREADY_CROSSED);
        }
        boolean owes = interdict.strainChoice() == StrainChoice.CROSS && interdict.crossedOn() == 0;
        if (c.beat() == RESOLVE && owes && !c.crossCode()) {
            return Refusal.refuse(MUST_CROSS);
        }
        return c.beat() == ENGAGE ? refuseMethod(s, c) : Refusal.allow();
    }

    private static Optional<Refusal> refuseMethod(SquadState s, RollInterdictBeat c) {
        return switch (c.method()) {
            case RUN ->
                Refusal.refuseIf(
                        !s.detective().is(Specialization.TAP)
                                || !s.job().box(Axis.TRIGGER).system(),
                        RUN_NOT_ALLOWED);
            case SPECIALTY -> Refusal.refuseIf(!holds(s, c.specialty()), SPECIALTY_NOT_HELD);
            case CLOSE, RANGED, COMPOSURE -> Refusal.allow();
        };
    }

    private static boolean holds(SquadState s, Specialty specialty) {
        boolean own = s.detective().specialty() == specialty || s.job().loadout() == specialty;
        return specialty != Specialty.NONE && own;
    }

    static void play(Draft<SquadState, SquadEvent> d, RollInterdictBeat c, Dice dice) {
        if (c.crossCode()) {
            d.emit(new InterdictEvent.CodeCrossed(c.beat(), c.seen()));
            if (c.seen()) {
                Factions.markHolder(d, d.state().job().card().territory(), MarkCause.CODE_CROSSED_IN_PUBLIC, c.burn());
            }
        }
        int die = Throws.face(d, dice, "INTERDICT/BEAT" + c.beat(), Die.D6);
        switch (c.beat()) {
            case APPROACH -> approach(d, c, die);
            case ENGAGE -> engage(d, c, die);
            default -> resolve(d, c, die);
        }
        liability(d, c);
    }

    /** What every beat adds: Tactical and what is pending, the night, the Code. */
    private static List<Modifier> common(SquadState s, RollInterdictBeat c) {
        var modifiers = new ArrayList<Modifier>();
        add(modifiers, "TACTICAL", "S-INTERDICT-06", s.job().interdict().allMod());
        modifiers.addAll(WarDetails.atNight(s, c.tags()));
        add(modifiers, "CODE_CROSS", "S-INTERDICT-07", c.crossCode() ? CROSS : 0);
        return modifiers;
    }

    private static void add(List<Modifier> modifiers, String cause, String rule, int value) {
        if (value != 0) {
            modifiers.add(new Modifier(cause, rule, value));
        }
    }

    private static void approach(Draft<SquadState, SquadEvent> d, RollInterdictBeat c, int die) {
        var interdict = d.state().job().interdict();
        var modifiers = common(d.state(), c);
        add(modifiers, "CAPABILITY_FLOOR", "S-GEN-07", interdict.approachMod());
        boolean leaned = d.state().detective().is(Specialization.INTERROGATOR)
                && d.state().job().operatorLeaned();
        add(modifiers, "INTERROGATOR", "S-DET-35", leaned ? 1 : 0);
        int threshold = interdict.capability().threshold();
        int total = die + Modifier.sum(modifiers);
        int margin = total - threshold;
        int engage = margin >= 2 ? 2 : margin >= 0 ? 3 : margin == -1 ? 4 : 5;
        d.emit(new BeatRolled(
                APPROACH,
                die,
                Attribute.NONE,
                modifiers,
                threshold,
                total,
                margin,
                margin >= 0 ? Outcome.SUCCESS : Outcome.FAILURE,
                engage,
                margin <= -2));
    }

    private static void engage(Draft<SquadState, SquadEvent> d, RollInterdictBeat c, int die) {
        var s = d.state();
        var interdict = s.job().interdict();
        var attribute = attribute(s, c);
        var modifiers = common(s, c);
        boolean armed = attribute == Attribute.FGT || attribute == Attribute.SHT;
        add(modifiers, "HAT", "S-DET-20", s.detective().is(Specialization.HAT) && armed ? 2 : 0);
        boolean sidearm = attribute == Attribute.SHT && s.detective().holds(KitItem.SIDEARM_LOADOUT);
        add(modifiers, "SIDEARM_LOADOUT", "S-KIT-02", sidearm ? 1 : 0);
        boolean run =
                c.method() == EngageMethod.RUN && s.job().box(Axis.TRIGGER).factionSystem();
        add(modifiers, "TAP_SYSTEM", "S-DET-25", run ? 2 : 0);
        int threshold = Math.max(s.detective().target(attribute), interdict.engageThreshold());
        int total = die + Modifier.sum(modifiers);
        var outcome = Rolls.outcome(
                die,
                total,
                ThresholdMake.fixed(attribute, s.detective().target(attribute), interdict.engageThreshold()));
        d.emit(new BeatRolled(
                ENGAGE,
                die,
                attribute,
                modifiers,
                threshold,
                total,
                total - threshold,
                outcome,
                interdict.engageThreshold(),
                interdict.failRisk()));
        if (Rolls.succeeds(outcome)) {
            engaged(d, outcome);
        } else {
            engageFailed(d, outcome == Outcome.NAT1 ? 2 : 1, interdict.failRisk());
        }
    }

    /** S-INTERDICT-13, GAP-12, GAP-13: what the method is rolled with. */
    private static Attribute attribute(SquadState s, RollInterdictBeat c) {
        return switch (c.method()) {
            case CLOSE -> Attribute.FGT;
            case RANGED -> Attribute.SHT;
            case COMPOSURE -> Attribute.NERVE;
            case RUN -> Attribute.EYE;
            case SPECIALTY -> best(s, c.specialty());
        };
    }

    private static Attribute best(SquadState s, Specialty specialty) {
        return specialty.attributes().stream()
                .reduce((a, b) -> s.detective().target(b) < s.detective().target(a) ? b : a)
                .orElse(Attribute.NERVE);
    }

    /** S-INTERDICT-16: a natural 6 eases Resolve and lowers the Capability. */
    private static void engaged(Draft<SquadState, SquadEvent> d, Outcome outcome) {
        if (outcome != Outcome.NAT6) {
            return;
        }
        shiftResolve(d, 1, "S-INTERDICT-16");
        var capability = d.state().job().interdict().capability();
        if (capability.isFloor()) {
            shiftResolve(d, 1, "S-GEN-07");
        } else {
            d.emit(new PressureEvent.CapabilityShifted(capability, capability.down(), 0, "S-INTERDICT-16", true));
        }
    }

    private static void shiftResolve(Draft<SquadState, SquadEvent> d, int by, String cause) {
        d.emit(new InterdictEvent.ResolveShifted(by, d.state().job().interdict().resolveMod() + by, cause));
    }

    /** S-INTERDICT-12, -15, -17: casualties, a harder Resolve, and the end of it where the approach was blown. */
    private static void engageFailed(Draft<SquadState, SquadEvent> d, int casualties, boolean risk) {
        Casualties.mark(d, casualties, true);
        var capability = d.state().job().interdict().capability();
        if (capability.isCeiling()) {
            shiftResolve(d, -1, "S-GEN-06");
        } else {
            d.emit(new PressureEvent.CapabilityShifted(capability, capability.up(), 0, "S-INTERDICT-15", true));
        }
        if (risk) {
            settle(d, CloseType.FAILED_INTERCEPT, 0, ResolvedBy.ENGAGE_FAILED);
        }
    }

    private static void resolve(Draft<SquadState, SquadEvent> d, RollInterdictBeat c, int die) {
        var interdict = d.state().job().interdict();
        var modifiers = common(d.state(), c);
        add(modifiers, "RESOLVE", "S-INTERDICT-05", interdict.resolveMod());
        add(modifiers, "INTERCEPT", "S-CHAIN-06", d.state().job().stage() == Chain.INTERCEPT ? 1 : 0);
        int threshold = interdict.capability().threshold();
        int total = die + Modifier.sum(modifiers);
        int margin = total - threshold;
        d.emit(new BeatRolled(
                RESOLVE,
                die,
                Attribute.NONE,
                modifiers,
                threshold,
                total,
                margin,
                margin >= 0 ? Outcome.SUCCESS : Outcome.FAILURE,
                interdict.engageThreshold(),
                interdict.failRisk()));
        var type = CloseTypes.of(margin, d.state().job().stage());
        boolean spared =
                type == CloseType.FAILED_HOSTILE && d.state().job().interdict().crossedOn() > 0;
        settle(d, spared ? CloseType.FAILED_INTERCEPT : type, margin, ResolvedBy.RESOLVE);
    }

    /** S-INTERDICT-11: the penalty of an earlier Failed, Hostile is used up by this Interdict. */
    private static void settle(Draft<SquadState, SquadEvent> d, CloseType type, int margin, ResolvedBy by) {
        d.emit(new InterdictEvent.JobResolved(type, margin, by));
        for (var each : d.state().pending()) {
            d.emitIf(each.kind() == PendingKind.INTERDICT_PENALTY, new CareerEvent.PendingModifierConsumed(each));
        }
    }

    /** GAP-15: the whole Interdict is one scene; its liability marks Heat once, and the rows it crosses apply. */
    private static void liability(Draft<SquadState, SquadEvent> d, RollInterdictBeat c) {
        boolean first = !d.state().job().sceneDone();
        boolean woken = WarDetails.isWoken(d.state(), c.tags(), first);
        if (!woken || d.state().job().interdict().liabilityMarked()) {
            return;
        }
        int before = d.state().job().heat();
        WarDetails.mark(d, c.tags(), first);
        d.emit(new InterdictEvent.LiabilityMarked());
        HeatConsequences.cross(d, before);
        Postures.resolve(d);
    }
}
