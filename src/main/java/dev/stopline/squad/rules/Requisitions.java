package dev.stopline.squad.rules;

import static dev.stopline.squad.rules.SquadRefusal.NO_REQUISITION;
import static dev.stopline.squad.rules.SquadRefusal.ON_RECORD;
import static dev.stopline.squad.rules.SquadRefusal.TIER_MISMATCH;
import static dev.stopline.squad.rules.SquadRefusal.UNKNOWN_CONTACT;

import dev.stopline.decide.Draft;
import dev.stopline.decide.Refusal;
import dev.stopline.dice.Dice;
import dev.stopline.squad.rules.BetweenCommand.ChooseRequisition;
import java.util.Optional;

/** S-REQ-00..09: one requisition a closed case, from the list of the present clearance. */
final class Requisitions {

    private Requisitions() {}

    static Optional<Refusal> refuse(SquadState s, ChooseRequisition c) {
        var outside = BetweenCases.refuseOutside(s, BetweenStep.REQUISITION);
        if (outside.isPresent()) {
            return outside;
        }
        if (s.hasPending(PendingKind.NO_REQUISITION)) {
            return Refusal.refuse(NO_REQUISITION);
        }
        if (c.item().clearance() != s.detective().clearance()) {
            return Refusal.refuse(TIER_MISMATCH);
        }
        return switch (c.item()) {
            case TERRITORY_INTEL ->
                c.territory() == Territory.NONE
                        ? Amiss.field("/territory", "S-REQ-03", "must name a territory")
                        : Refusal.refuseIf(s.career().hasOnRecord(c.territory()), ON_RECORD);
            case SOURCE_NETWORK ->
                Refusal.refuseIf(s.campaign().contact(c.contactId()).isEmpty(), UNKNOWN_CONTACT);
            case EXTRA_LEAD, RESUPPLY, SEALED_BRIEF, HEAT_SUPPRESSION -> Refusal.allow();
            case BACKUP_TEAM, BLACK_WARRANT, COMBINATION_BRIEF -> Refusal.allow();
        };
    }

    static void play(Draft<SquadState, SquadEvent> d, ChooseRequisition c, Dice dice) {
        d.emit(new BetweenEvent.RequisitionTaken(c.item(), c.territory(), c.contactId()));
        switch (c.item()) {
            case EXTRA_LEAD -> add(d, PendingKind.LEAD, 1, "");
            case TERRITORY_INTEL -> FamiliarityTrack.change(d, c.territory(), 1);
            case SOURCE_NETWORK -> add(d, PendingKind.SOURCE_NETWORK, 1, c.contactId());
            case SEALED_BRIEF -> add(d, PendingKind.SEALED_BRIEF, 1, "");
            case HEAT_SUPPRESSION -> add(d, PendingKind.HEAT, -2, "");
            case BACKUP_TEAM -> add(d, PendingKind.BACKUP_TEAM, 1, "");
            case BLACK_WARRANT -> add(d, PendingKind.BLACK_WARRANT, 1, "");
            case COMBINATION_BRIEF -> add(d, PendingKind.COMBINATION_BRIEF, 1, "");
            // RESUPPLY has unlocked the kit by itself.
            case RESUPPLY -> {}
        }
        BetweenCases.leave(d, BetweenStep.REQUISITION, dice);
    }

    private static void add(Draft<SquadState, SquadEvent> d, PendingKind kind, int value, String condition) {
        d.emit(new CareerEvent.PendingModifierAdded(new Pending(kind, value, condition)));
    }
}
