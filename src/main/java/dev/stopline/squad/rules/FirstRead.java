package dev.stopline.squad.rules;

import static dev.stopline.squad.rules.SquadRefusal.ALREADY_READ;
import static dev.stopline.squad.rules.SquadRefusal.NOT_ENOUGH_LEADS;
import static dev.stopline.squad.rules.SquadRefusal.NO_REROLL;
import static dev.stopline.squad.rules.SquadRefusal.WRONG_PHASE;

import dev.stopline.decide.Draft;
import dev.stopline.decide.Refusal;
import dev.stopline.dice.Dice;
import dev.stopline.dice.DiceSource;
import dev.stopline.dice.Die;
import dev.stopline.squad.rules.OpeningCommand.RollFirstRead;
import dev.stopline.squad.rules.OpeningEvent.RevealCause;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** S-READ-01..06, S-KIT-05, S-EVO-03, GAP-06, GAP-07, GAP-20, GAP-21: the read before session 1, and the false target. */
final class FirstRead {

    private static final int STANDARD = 3;
    private static final int HARD = 4;
    private static final int WATCHFUL = 3;

    private FirstRead() {}

    static Optional<Refusal> refuse(SquadState s, RollFirstRead c) {
        if (s.job().isOpen() && s.job().firstReadDone()) {
            return Refusal.refuse(ALREADY_READ);
        }
        if (c.leads() < 0) {
            return Amiss.field("/leads", "S-READ-01", "must be 0 or more");
        }
        if (c.reveal().contains(Axis.NONE)) {
            return Amiss.field("/reveal", "S-READ-03", "must name targets: OPERATOR, ASSET or TRIGGER");
        }
        boolean briefed = s.job().phase() == JobPhase.BRIEFED;
        if (briefed && (c.leads() > s.job().leads() || Rolls.tooManyLeads(s, c.leads()))) {
            return Refusal.refuse(NOT_ENOUGH_LEADS);
        }
        if (briefed && c.useReroll() && !mayReroll(s)) {
            return Refusal.refuse(NO_REROLL);
        }
        return Refusal.refuseIf(!briefed, WRONG_PHASE);
    }

    /** GAP-06: once a job, and only of a die that is thrown. */
    private static boolean mayReroll(SquadState s) {
        return s.job().card().sergeant().givesReroll(s.detective())
                && !s.job().card().declaredRight()
                && !s.job().hasUsed(Once.SITREP)
                && !HeatConsequences.sergeantIsVoid(s);
    }

    /** S-READ-02: what the First Read needs. */
    static ThresholdMake threshold(SquadState s, boolean surveillance) {
        boolean watched = surveillance || s.job().surveillance() || targetWatches(s);
        return ThresholdMake.fixed(Attribute.EYE, s.detective().eye(), watched ? HARD : STANDARD);
    }

    /** GAP-20: the target's faction holds the territory and is suspicious. */
    private static boolean targetWatches(SquadState s) {
        return s.campaign()
                .holderOf(s.job().card().territory())
                .filter(holder -> holder.faction() == s.job().targetFaction() && holder.suspicion() >= WATCHFUL)
                .isPresent();
    }

    /** What is added to the die: Leads, and the Territory Brief where the territory is on record (S-KIT-05). */
    static List<Modifier> modifiers(SquadState s, int leads) {
        var modifiers = new ArrayList<Modifier>();
        if (leads > 0) {
            modifiers.add(new Modifier("LEADS", "S-TOK-03", leads));
        }
        boolean dated = Rolls.territoryIsDated(s);
        boolean brief = s.detective().holds(KitItem.TERRITORY_BRIEF)
                && s.career().hasOnRecord(s.job().card().territory());
        if (brief && !dated) {
            modifiers.add(new Modifier("TERRITORY_BRIEF", "S-KIT-05", 1));
        }
        return List.copyOf(modifiers);
    }

    static void play(Draft<SquadState, SquadEvent> d, RollFirstRead c, Dice dice) {
        Tokens.spendLeads(d, c.leads(), "FIRST_READ");
        var threshold = threshold(d.state(), c.surveillance());
        var modifiers = modifiers(d.state(), c.leads());
        if (d.state().job().card().declaredRight()) {
            d.emit(new OpeningEvent.FirstReadRolled(0, 0, modifiers, threshold, 0, Outcome.SUCCESS));
            reveal(d, c, 2);
            return;
        }
        int die = Throws.face(d, dice, Places.READ, Die.D6);
        int discarded = 0;
        // Whoever types both dice has seen the first; the server throws a second one only where the first did not do.
        boolean again = c.useReroll()
                && (dice.source() == DiceSource.ENTERED
                        || !Rolls.succeeds(Rolls.outcome(die, die + Modifier.sum(modifiers), threshold)));
        if (again) {
            d.emit(new OperationEvent.OptionUsed(Once.SITREP));
            discarded = die;
            die = Throws.face(d, dice, Places.READ_AGAIN, Die.D6);
        }
        int total = die + Modifier.sum(modifiers);
        var outcome = Rolls.outcome(die, total, threshold);
        d.emit(new OpeningEvent.FirstReadRolled(die, discarded, modifiers, threshold, total, outcome));
        read(d, c, outcome);
    }

    private static void read(Draft<SquadState, SquadEvent> d, RollFirstRead c, Outcome outcome) {
        switch (outcome) {
            case NAT6 -> reveal(d, c, 2);
            case SUCCESS -> reveal(d, c, 1);
            case FAILURE -> {}
            case NAT1 ->
                Anatomies.preferred(d.state(), c.reveal()).stream()
                        .findFirst()
                        .ifPresent(axis -> d.emit(new OpeningEvent.FalseTargetSet(axis)));
        }
    }

    private static void reveal(Draft<SquadState, SquadEvent> d, RollFirstRead c, int count) {
        Anatomies.preferred(d.state(), c.reveal()).stream()
                .limit(count)
                .forEach(axis -> Anatomies.reveal(d, axis, RevealCause.FIRST_READ));
    }
}
