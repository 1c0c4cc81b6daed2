package dev.stopline.squad.rules;

import static dev.stopline.squad.rules.SquadRefusal.ALREADY_USED;
import static dev.stopline.squad.rules.SquadRefusal.CLOCK_ZERO;
import static dev.stopline.squad.rules.SquadRefusal.JUNIOR_PENDING;
import static dev.stopline.squad.rules.SquadRefusal.LAY_LOW_RANGE;
import static dev.stopline.squad.rules.SquadRefusal.NOT_ENOUGH_LEADS;
import static dev.stopline.squad.rules.SquadRefusal.NO_SLOT;
import static dev.stopline.squad.rules.SquadRefusal.POSTURE_ACTIVE;
import static dev.stopline.squad.rules.SquadRefusal.WRONG_MOMENT;
import static dev.stopline.squad.rules.SquadRefusal.WRONG_PHASE;

import dev.stopline.decide.Draft;
import dev.stopline.decide.Refusal;
import dev.stopline.dice.Dice;
import dev.stopline.dice.Die;
import dev.stopline.squad.rules.OperationCommand.OpenSession;
import dev.stopline.squad.rules.OperationCommand.RollJuniorCheck;
import java.util.List;
import java.util.Optional;

/** S-SESS-01, S-SESS-02, S-GEN-16, S-HEAT-12, S-TOK-07, S-POST-07, GAP-08, GAP-19, GAP-50: the order of a session, lying low, the Junior's check. */
final class SessionOrder {

    private static final int LAY_LOW_FROM = 5;
    private static final int LAY_LOW_TO = 8;
    private static final int AMBUSH_HEAT = 2;
    private static final int LAST_REROLLABLE = 6;
    private static final int REROLLS_UP_TO = 3;

    private SessionOrder() {}

    static Optional<Refusal> refuse(SquadState s, OpenSession c) {
        boolean phase = s.job().phase() == JobPhase.BETWEEN_SESSIONS || s.job().phase() == JobPhase.BRIEFED;
        if (!phase) {
            return Refusal.refuse(WRONG_PHASE);
        }
        if (s.job().latched()) {
            return Refusal.refuse(CLOCK_ZERO);
        }
        if (juniorIsDue(s)) {
            return Refusal.refuse(JUNIOR_PENDING);
        }
        int heat = s.job().heat();
        boolean range = heat >= LAY_LOW_FROM && heat <= LAY_LOW_TO;
        return Refusal.refuseIf(c.mode() == SessionMode.LAY_LOW && !range, LAY_LOW_RANGE);
    }

    /** S-GEN-16, GAP-18: after session 1, once, while the Sergeant still counts. */
    static boolean juniorIsDue(SquadState s) {
        return s.job().card().sergeant() == Sergeant.JUNIOR
                && s.job().session().number() == 1
                && !s.job().juniorDone()
                && !s.job().latched()
                && !HeatConsequences.sergeantIsVoid(s);
    }

    static void play(Draft<SquadState, SquadEvent> d, OpenSession c) {
        d.emit(new OperationEvent.SessionOpened(d.state().job().session().number() + 1, c.mode()));
        int before = d.state().job().heat();
        boolean low = c.mode() == SessionMode.LAY_LOW;
        if (d.state().job().ambushPending()) {
            HeatTrack.mark(d, AMBUSH_HEAT, "S-POST-07");
            d.emit(new PressureEvent.AmbushSprung());
        }
        if (low) {
            HeatTrack.reduce(d, 1, "S-HEAT-12");
            return;
        }
        HeatConsequences.cross(d, before);
        HeatConsequences.atSessionStart(d, before);
        Postures.resolve(d);
    }

    static Optional<Refusal> refuse(SquadState s, RollJuniorCheck c, List<Integer> faces) {
        if (s.job().isOpen() && s.job().juniorDone()) {
            return Refusal.refuse(ALREADY_USED);
        }
        boolean moment = s.job().phase() == JobPhase.BETWEEN_SESSIONS && juniorIsDue(s);
        if (!moment) {
            return Refusal.refuse(WRONG_PHASE);
        }
        // Whoever types the die has seen whether a step is to be named at all.
        boolean needless = c.step() == 0 && !faces.isEmpty() && faces.getFirst() > REROLLS_UP_TO;
        if (!needless && (c.step() < 1 || c.step() > LAST_REROLLABLE)) {
            return Amiss.field("/step", "S-GEN-16", "must be the step to roll anew, 1 to " + LAST_REROLLABLE);
        }
        return Refusal.refuseIf(c.step() == Generator.POSTURE && s.job().card().postureActive(), POSTURE_ACTIVE);
    }

    static void play(Draft<SquadState, SquadEvent> d, RollJuniorCheck c, Dice dice) {
        int die = Throws.face(d, dice, Places.JUNIOR, Die.D6);
        boolean rerolls = die <= REROLLS_UP_TO;
        d.emit(new OperationEvent.JuniorChecked(die, rerolls));
        if (!rerolls) {
            Tokens.gainLeads(d, 1, "S-GEN-16");
            return;
        }
        int face = Throws.face(d, dice, Places.again(c.step()), Generator.die(c.step()));
        if (c.step() == Generator.POSTURE) {
            Generator.seal(d, face);
        } else {
            reroll(d, c.step(), face);
        }
    }

    /** GAP-08: the new result replaces the old; the clock moves by the difference, never below 1. */
    private static void reroll(Draft<SquadState, SquadEvent> d, int step, int face) {
        var before = d.state().job().card();
        var result = Generator.result(d.state(), step, face);
        int clock = d.state().job().clock();
        int shift = ThreatClock.start(d.state(), AfterOpening.rolled(before, step, result))
                - ThreatClock.start(d.state(), before);
        d.emit(new OpeningEvent.GeneratorStepRerolled(step, face, result, previous(before, step)));
        ThreatClock.change(d, Math.max(1, clock + shift) - clock, "S-GEN-16");
        if (step == 3) {
            Generator.raise(d, Capability.of(face));
        }
        if (step == 3 && before.postureActive() && before.posture() == Posture.FORTIFY) {
            Postures.fortify(d);
        }
    }

    private static String previous(JobCard card, int step) {
        return switch (step) {
            case 1 -> card.type().name();
            case 2 -> card.tempo().name();
            case 3 -> card.base().name();
            case Generator.TRAJECTORY -> card.trajectory().name();
            default -> card.territory().name();
        };
    }

    static Optional<Refusal> refuseRetireLead(SquadState s) {
        boolean start = s.job().phase() == JobPhase.IN_SESSION
                && s.job().session().slots() == 0
                && s.job().session().shadows() == 0;
        if (!start) {
            return Refusal.refuse(s.job().isOpen() ? WRONG_MOMENT : WRONG_PHASE);
        }
        if (s.job().session().leadRetired()) {
            return Refusal.refuse(ALREADY_USED);
        }
        return Refusal.refuseIf(s.job().leads() < 1, NOT_ENOUGH_LEADS);
    }

    static void retireLead(Draft<SquadState, SquadEvent> d) {
        d.emit(new PoolEvent.LeadRetired(d.state().job().leads() - 1));
    }

    static Optional<Refusal> refuseEnd(SquadState s) {
        if (s.job().phase() != JobPhase.IN_SESSION) {
            return Refusal.refuse(WRONG_PHASE);
        }
        boolean low = s.job().session().mode() == SessionMode.LAY_LOW;
        boolean left = s.job().session().slots() < Session.SLOTS;
        boolean early = s.ruleset().on(SquadKey.SESSION_ALLOW_EARLY_END);
        return Refusal.refuseIf(!low && left && !early, NO_SLOT);
    }

    static void end(Draft<SquadState, SquadEvent> d) {
        ThreatClock.tick(d);
        var session = d.state().job().session();
        d.emit(new OperationEvent.SessionEnded(session.number(), session.slots()));
    }
}
