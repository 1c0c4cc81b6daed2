package dev.stopline.squad.rules;

import static dev.stopline.squad.rules.SquadRefusal.REVIEW_PENDING;

import dev.stopline.decide.Draft;
import dev.stopline.decide.Refusal;
import dev.stopline.dice.Dice;
import dev.stopline.dice.Die;
import dev.stopline.squad.rules.BetweenCommand.RollAfterCaseEvent;
import java.util.List;
import java.util.Optional;

/** S-EVENT-1..8, S-INTERDICT-09, S-BETWEEN-06, -07, AMB-24, AMB-44, AMB-47: the after-case event, and what the layer does on entering its step. */
final class AfterCaseEvents {

    private static final int REVIEW = 2;
    private static final int LAST = 8;

    private AfterCaseEvents() {}

    static Optional<Refusal> refuse(SquadState s, SquadMove move) {
        var outside = BetweenCases.refuseOutside(s, BetweenStep.EVENT);
        boolean die = s.career().reviewPending() && !move.faces().isEmpty();
        return outside.isPresent() ? outside : Refusal.refuseIf(die, REVIEW_PENDING);
    }

    static void play(Draft<SquadState, SquadEvent> d, RollAfterCaseEvent c, Dice dice) {
        boolean review = d.state().career().reviewPending();
        int die = review ? 0 : Throws.face(d, dice, Places.EVENT, Die.D8);
        int bonus = review ? 0 : useBonus(d);
        int row = review ? REVIEW : Math.min(LAST, die + bonus);
        d.emit(new BetweenEvent.AfterCaseEventResolved(die, bonus, row));
        effect(d, row);
        boolean layer = d.state().campaign().on();
        if (layer) {
            enterPressure(d, c.burn());
        }
        BetweenCases.complete(d, BetweenStep.EVENT, layer ? BetweenStep.PRESSURE : BetweenStep.REQUISITION);
    }

    private static int useBonus(Draft<SquadState, SquadEvent> d) {
        int bonus = d.state().pending(PendingKind.NEXT_EVENT_PLUS, "");
        for (var each : d.state().pending()) {
            d.emitIf(each.kind() == PendingKind.NEXT_EVENT_PLUS, new CareerEvent.PendingModifierConsumed(each));
        }
        return bonus;
    }

    private static void effect(Draft<SquadState, SquadEvent> d, int row) {
        switch (row) {
            case 1 -> add(d, PendingKind.HEAT, 2);
            case REVIEW -> d.emitIf(Clearances.mayReview(d.state()), new BetweenEvent.ReviewOpened());
            case 3 -> add(d, PendingKind.SERGEANT_REROLL, 1);
            case 4 -> Combination.advance(d, 1, "S-EVENT-4");
            case 5 -> add(d, PendingKind.LEAD, 1);
            case 6 -> {
                d.emit(new BetweenEvent.HeatCarried(0));
                StrainTrack.change(d, -1, List.of("QUIET_PERIOD"));
            }
            case 7 -> add(d, PendingKind.NEXT_EVENT_PLUS, 1);
            default -> {
                Combination.advance(d, 2, "S-EVENT-8");
                add(d, PendingKind.CLOCK_MINUS_NEXT_OUTFIT, 1);
            }
        }
    }

    private static void add(Draft<SquadState, SquadEvent> d, PendingKind kind, int value) {
        d.emit(new CareerEvent.PendingModifierAdded(Pending.of(kind, value)));
    }

    /** Familiarity of the close, SUSPICION of the close, then Strain (section 7.2, ApplyStrain). */
    private static void enterPressure(Draft<SquadState, SquadEvent> d, Burn burn) {
        var entry = d.state().career().entries().getLast();
        FamiliarityTrack.change(d, entry.territory(), 1);
        if (!Career.isStop(entry.close())) {
            Factions.markHolder(d, entry.territory(), MarkCause.PARTIAL_OR_WORSE, burn);
        }
        StrainTrack.ofClose(d, entry);
    }
}
