package dev.stopline.squad.rules;

import static dev.stopline.squad.rules.SquadRefusal.CROSS_NOT_ALLOWED;
import static dev.stopline.squad.rules.SquadRefusal.FAVOUR_DUE;
import static dev.stopline.squad.rules.SquadRefusal.INTERDICT_DECLARED;
import static dev.stopline.squad.rules.SquadRefusal.LAY_LOW;
import static dev.stopline.squad.rules.SquadRefusal.STAGE_TOO_LOW;
import static dev.stopline.squad.rules.SquadRefusal.STRAIN_CHOICE_REQUIRED;
import static dev.stopline.squad.rules.SquadRefusal.WRONG_MOMENT;
import static dev.stopline.squad.rules.SquadRefusal.WRONG_PHASE;

import dev.stopline.decide.Draft;
import dev.stopline.decide.Refusal;
import dev.stopline.squad.rules.InterdictCommand.BeginForcedInterdict;
import dev.stopline.squad.rules.InterdictCommand.DeclareInterdict;
import dev.stopline.squad.rules.InterdictEvent.ResolvedBy;
import java.util.List;
import java.util.Optional;

/** S-INTERDICT-01..06, -11, S-REQ-07, S-EVO-05, S-STRAIN-07, AMB-09, AMB-10, AMB-22: declared, forced or declined; penalties, Tactical, what it starts with. */
final class InterdictEntry {

    /** S-INTERDICT-06: by the number of Tactical tokens. */
    private static final List<Integer> TACTICAL = List.of(-1, 0, 1, 2, 1, 2);

    private static final int STRONG = 4;

    private InterdictEntry() {}

    static Optional<Refusal> refuse(SquadState s, DeclareInterdict c) {
        if (s.job().phase() == JobPhase.INTERDICT) {
            return Refusal.refuse(INTERDICT_DECLARED);
        }
        if (s.job().phase() != JobPhase.IN_SESSION) {
            return Refusal.refuse(WRONG_PHASE);
        }
        if (s.job().session().mode() == SessionMode.LAY_LOW) {
            return Refusal.refuse(LAY_LOW);
        }
        if (s.job().stage() < Chain.WINDOW) {
            return Refusal.refuse(STAGE_TOO_LOW);
        }
        if (s.job().session().actions() > 0 && !s.job().session().window()) {
            return Refusal.refuse(WRONG_MOMENT);
        }
        if (s.campaign().factions().stream().anyMatch(Campaign.FactionRow::favourDue)) {
            return Refusal.refuse(FAVOUR_DUE);
        }
        return refuseChoice(s, c.strainChoice());
    }

    private static Optional<Refusal> refuseChoice(SquadState s, StrainChoice choice) {
        return Refusal.refuseIf(StrainTrack.mustChoose(s) && choice == StrainChoice.NONE, STRAIN_CHOICE_REQUIRED);
    }

    /** S-CLOCK-03, -04: the clock has run out and the session is finished. */
    private static boolean isForced(SquadState s) {
        return s.job().latched() && s.job().phase() == JobPhase.BETWEEN_SESSIONS;
    }

    static Optional<Refusal> refuse(SquadState s, BeginForcedInterdict c) {
        if (!isForced(s)) {
            return Refusal.refuse(WRONG_PHASE);
        }
        boolean early = s.job().stage() < Chain.WINDOW;
        boolean crosses = StrainTrack.mustChoose(s) && c.strainChoice() == StrainChoice.CROSS;
        return refuseChoice(s, c.strainChoice()).or(() -> Refusal.refuseIf(early && crosses, CROSS_NOT_ALLOWED));
    }

    static Optional<Refusal> refuseDecline(SquadState s) {
        return Refusal.refuseIf(!isForced(s), WRONG_PHASE);
    }

    static void play(Draft<SquadState, SquadEvent> d, DeclareInterdict c) {
        d.emit(new InterdictEvent.InterdictDeclared(d.state().job().stage()));
        assess(d, c.strainChoice());
    }

    static void play(Draft<SquadState, SquadEvent> d, BeginForcedInterdict c) {
        for (var each : d.state().campaign().factions()) {
            if (each.favourDue()) {
                Factions.refuseFavour(d, each.faction(), c.burn());
            }
        }
        d.emit(new InterdictEvent.InterdictForced(d.state().job().stage()));
        assess(d, c.strainChoice());
    }

    /** S-INTERDICT-04, GAP-30: the threat is carried out; what was pending stays pending. */
    static void decline(Draft<SquadState, SquadEvent> d) {
        d.emit(new InterdictEvent.InterdictDeclined(d.state().job().stage()));
        d.emit(new InterdictEvent.JobResolved(CloseType.FAILED_INTERCEPT, 0, ResolvedBy.DECLINED));
    }

    private static void assess(Draft<SquadState, SquadEvent> d, StrainChoice choice) {
        int tokens = tokens(d);
        var s = d.state();
        var levels = new Levels(s.job().card().inForce(), -s.job().card().excess(), 0);
        if (s.job().interdict().forced()) {
            int stage = s.job().stage();
            int tiers = stage <= Chain.VECTOR ? 2 : stage == Chain.CELL ? 1 : 0;
            levels = levels.up(tiers).resolve(-tiers);
        }
        if (tokens >= STRONG) {
            levels = levels.downForApproachAndResolve();
        }
        var made = StrainTrack.mustChoose(s) ? choice : StrainChoice.NONE;
        if (made == StrainChoice.RESOLVE_MINUS_1) {
            levels = levels.resolve(-1);
        }
        int penalty = s.pending(PendingKind.INTERDICT_PENALTY, "");
        d.emit(new InterdictEvent.TacticalAssessed(
                tokens,
                TACTICAL.get(tokens) + penalty,
                levels.capability(),
                levels.resolveMod(),
                levels.approachMod(),
                made));
    }

    /** S-REQ-07, S-EVO-05: the job's tokens, every Backup Team that waits, at least one for the evolved, within the cap. */
    private static int tokens(Draft<SquadState, SquadEvent> d) {
        int tokens = d.state().job().tactical() + d.state().pending(PendingKind.BACKUP_TEAM, "");
        for (var each : d.state().pending()) {
            d.emitIf(each.kind() == PendingKind.BACKUP_TEAM, new CareerEvent.PendingModifierConsumed(each));
        }
        int floor = d.state().detective().has(Evolution.TACTICAL) ? 1 : 0;
        return Math.min(Tokens.cap(d.state()), Math.max(floor, tokens));
    }

    /** What an Interdict is compared with, and what weighs on two of its rolls (S-GEN-06, S-GEN-07). */
    record Levels(Capability capability, int resolveMod, int approachMod) {

        /** Tiers up; past the ceiling each weighs on Resolve. */
        Levels up(int tiers) {
            var levels = this;
            for (int i = 0; i < tiers; i++) {
                levels = levels.capability.isCeiling()
                        ? levels.resolve(-1)
                        : new Levels(levels.capability.up(), levels.resolveMod, levels.approachMod);
            }
            return levels;
        }

        Levels resolve(int by) {
            return new Levels(capability, resolveMod + by, approachMod);
        }

        /** One tier down for Approach and Resolve; at the floor each of the two rolls is easier instead. */
        Levels downForApproachAndResolve() {
            return capability.isFloor()
                    ? new Levels(capability, resolveMod + 1, approachMod + 1)
                    : new Levels(capability.down(), resolveMod, approachMod);
        }
    }
}
