package dev.stopline.squad.rules;

import dev.stopline.decide.Draft;
import dev.stopline.squad.rules.InterdictCommand.RollInterdictBeat;
import dev.stopline.squad.rules.InterdictEvent.BeatRolled;
import dev.stopline.squad.rules.InterdictEvent.ResolvedBy;
import java.util.List;

/** S-INTERDICT-13..17, S-DET-20, S-DET-25, S-DET-36, S-KIT-02, GAP-12, GAP-13, AMB-45: the second beat: what it is fought with, and what it costs. */
final class Engage {

    private Engage() {}

    static void play(Draft<SquadState, SquadEvent> d, RollInterdictBeat c, int die) {
        var s = d.state();
        var interdict = s.job().interdict();
        var attribute = attribute(s, c);
        var modifiers = modifiers(s, c, attribute);
        var threshold = ThresholdMake.fixed(attribute, s.detective().target(attribute), interdict.engageThreshold());
        int total = die + Modifier.sum(modifiers);
        var outcome = Rolls.outcome(die, total, threshold);
        d.emit(new BeatRolled(
                InterdictBeat.ENGAGE,
                die,
                attribute,
                modifiers,
                threshold.effective(),
                total,
                total - threshold.effective(),
                outcome,
                interdict.engageThreshold(),
                interdict.failRisk()));
        if (Rolls.succeeds(outcome)) {
            engaged(d, outcome);
        } else {
            engageFailed(d, outcome == Outcome.NAT1 ? 2 : 1, interdict.failRisk());
        }
    }

    private static List<Modifier> modifiers(SquadState s, RollInterdictBeat c, Attribute attribute) {
        var modifiers = InterdictBeat.common(s, c);
        boolean armed = attribute == Attribute.FGT || attribute == Attribute.SHT;
        InterdictBeat.add(modifiers, "HAT", "S-DET-20", s.detective().is(Specialization.HAT) && armed ? 2 : 0);
        boolean sidearm = attribute == Attribute.SHT && s.detective().holds(KitItem.SIDEARM_LOADOUT);
        InterdictBeat.add(modifiers, "SIDEARM_LOADOUT", "S-KIT-02", sidearm ? 1 : 0);
        boolean run =
                c.method() == EngageMethod.RUN && s.job().box(Axis.TRIGGER).factionSystem();
        InterdictBeat.add(modifiers, "TAP_SYSTEM", "S-DET-25", run ? 2 : 0);
        return modifiers;
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
            InterdictBeat.settle(d, CloseType.FAILED_INTERCEPT, 0, ResolvedBy.ENGAGE_FAILED);
        }
    }
}
