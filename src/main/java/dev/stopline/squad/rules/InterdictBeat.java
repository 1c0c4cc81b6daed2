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

/** S-INTERDICT-07..12, S-INTERDICT-18, S-DET-35, AMB-06, AMB-40: Approach and Resolve, the Code crossed on a beat, and what all beats share; {@link Engage} is the second. */
final class InterdictBeat {

    private static final int APPROACH = 1;
    static final int ENGAGE = 2;
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
                                || !Anatomies.isKnown(s, Axis.TRIGGER)
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
        int die = Throws.face(d, dice, Places.interdict(c.beat()), Die.D6);
        switch (c.beat()) {
            case APPROACH -> approach(d, c, die);
            case ENGAGE -> Engage.play(d, c, die);
            default -> resolve(d, c, die);
        }
        liability(d, c);
    }

    /** What every beat adds: Tactical and what is pending, the night, the Code. */
    static List<Modifier> common(SquadState s, RollInterdictBeat c) {
        var modifiers = new ArrayList<Modifier>();
        add(modifiers, "TACTICAL", "S-INTERDICT-06", s.job().interdict().allMod());
        modifiers.addAll(WarDetails.atNight(s, c.tags()));
        add(modifiers, "CODE_CROSS", "S-INTERDICT-07", c.crossCode() ? CROSS : 0);
        return modifiers;
    }

    static void add(List<Modifier> modifiers, String cause, String rule, int value) {
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
    static void settle(Draft<SquadState, SquadEvent> d, CloseType type, int margin, ResolvedBy by) {
        d.emit(new InterdictEvent.JobResolved(type, margin, by));
        for (var each : d.state().pending()) {
            d.emitIf(each.kind() == PendingKind.INTERDICT_PENALTY, new CareerEvent.PendingModifierConsumed(each));
        }
    }

    /** GAP-15: the whole Interdict is one scene; its liability marks Heat once, and the rows it crosses apply. */
    private static void liability(Draft<SquadState, SquadEvent> d, RollInterdictBeat c) {
        boolean first = WarDetails.isFirstScene(d.state());
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
