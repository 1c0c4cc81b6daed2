package dev.stopline.squad.rules;

import static dev.stopline.squad.rules.SquadRefusal.ALREADY_USED;
import static dev.stopline.squad.rules.SquadRefusal.JOB_ALREADY_OPEN;
import static dev.stopline.squad.rules.SquadRefusal.LAYER_OFF;
import static dev.stopline.squad.rules.SquadRefusal.NOT_ROUTED;
import static dev.stopline.squad.rules.SquadRefusal.OUT_OF_ORDER;
import static dev.stopline.squad.rules.SquadRefusal.UNKNOWN_CONTACT;
import static dev.stopline.squad.rules.SquadRefusal.UNKNOWN_FACTION;

import dev.stopline.decide.Draft;
import dev.stopline.decide.Refusal;
import dev.stopline.dice.Dice;
import dev.stopline.dice.Die;
import dev.stopline.squad.rules.BetweenCommand.RollAftermath;
import dev.stopline.squad.rules.CareerCommand.SkipContract;
import java.util.List;
import java.util.Optional;

/** S-AFTER-*, S-STRAIN-09, GAP-46..49: the aftermath by close, and the contract that is skipped. The rows stand in {@link AftermathRows}. */
final class Aftermath {

    private Aftermath() {}

    static Optional<Refusal> refuse(SquadState s, RollAftermath c) {
        return BetweenCases.refuseOutside(s, BetweenStep.PRESSURE)
                .or(() -> Refusal.refuseIf(s.career().aftermathDone(), ALREADY_USED))
                .or(() -> refuseChoice(s, c.choice()));
    }

    private static Optional<Refusal> refuseChoice(SquadState s, AftermathChoice choice) {
        boolean factions = isKnown(s, choice.faction()) && isKnown(s, choice.faction2());
        if (!factions) {
            return Refusal.refuse(UNKNOWN_FACTION);
        }
        boolean contact = choice.contactId().isEmpty()
                || s.campaign().contact(choice.contactId()).isPresent();
        return Refusal.refuseIf(!contact, UNKNOWN_CONTACT);
    }

    private static boolean isKnown(SquadState s, Faction faction) {
        return faction == Faction.NONE || s.campaign().faction(faction).isPresent();
    }

    static Optional<Refusal> refuse(SquadState s, SkipContract c) {
        if (!s.campaign().on()) {
            return Refusal.refuse(LAYER_OFF);
        }
        if (s.job().isOpen()) {
            return Refusal.refuse(JOB_ALREADY_OPEN);
        }
        if (!JobOpening.isBetweenJobs(s)) {
            return Refusal.refuse(OUT_OF_ORDER);
        }
        if (s.detective().status() != DetectiveStatus.ACTIVE) {
            return Refusal.refuse(NOT_ROUTED);
        }
        if (s.campaign().faction(c.faction()).isEmpty()) {
            return Refusal.refuse(UNKNOWN_FACTION);
        }
        return c.territory() == Territory.NONE
                ? Amiss.field("/territory", "S-STRAIN-09", "must name a territory")
                : refuseChoice(s, c.choice());
    }

    static void play(Draft<SquadState, SquadEvent> d, RollAftermath c, Dice dice) {
        int row = Throws.face(d, dice, Places.AFTERMATH, Die.D6);
        var entry = d.state().career().entries().getLast();
        var column = column(entry.close());
        d.emit(new BetweenEvent.AftermathResolved(column, row));
        var scene = new AftermathRows.Scene(
                entry.territory(),
                d.state().job().targetFaction(),
                Optional.of(entry.type()),
                entry.base().isWired(),
                d.state().job().number() + 1);
        AftermathRows.apply(d, column, row, scene, c.choice());
    }

    private static String column(CloseType close) {
        return switch (close) {
            case CLEAN_STOP -> "C";
            case STOP -> "S";
            case NONE, PARTIAL_STOP, FAILED_INTERCEPT -> "P";
            case FAILED_HOSTILE -> "H";
        };
    }

    /** S-STRAIN-09, GAP-46: relief first, then the Partial-or-Failed column on the chosen territory and faction. */
    static void play(Draft<SquadState, SquadEvent> d, SkipContract c, Dice dice) {
        int row = Throws.face(d, dice, Places.skipped(d.state().career().contractsSkipped() + 1), Die.D6);
        d.emit(new CareerEvent.ContractSkipped(c.territory(), c.faction()));
        StrainTrack.change(d, -1, List.of("SKIPPED_CONTRACT"));
        d.emit(new BetweenEvent.AftermathResolved("P", row));
        var choice = new AftermathChoice(
                c.faction(),
                c.choice().faction2(),
                c.choice().contactId(),
                c.choice().option(),
                c.choice().sourceId(),
                c.choice().burn());
        var scene = new AftermathRows.Scene(
                c.territory(),
                c.faction(),
                Optional.empty(),
                false,
                d.state().career().casesOpened() + 1);
        AftermathRows.apply(d, "P", row, scene, choice);
    }
}
