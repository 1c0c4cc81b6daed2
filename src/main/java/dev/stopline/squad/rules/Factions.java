package dev.stopline.squad.rules;

import static dev.stopline.squad.rules.SquadRefusal.FACTION_COUNT;
import static dev.stopline.squad.rules.SquadRefusal.LAYER_OFF;
import static dev.stopline.squad.rules.SquadRefusal.LAY_LOW;
import static dev.stopline.squad.rules.SquadRefusal.NO_BASIS;
import static dev.stopline.squad.rules.SquadRefusal.NO_FAVOUR_DUE;
import static dev.stopline.squad.rules.SquadRefusal.NO_SLOT;
import static dev.stopline.squad.rules.SquadRefusal.UNKNOWN_FACTION;
import static dev.stopline.squad.rules.SquadRefusal.WRONG_PHASE;

import dev.stopline.decide.Draft;
import dev.stopline.decide.Refusal;
import java.util.List;
import java.util.Optional;

/** S-FACT-01..08, GAP-31..33: the factions of a campaign: their clocks, whose territory it is, favours, and what a resolved clock takes. */
final class Factions {

    private static final int FULL = 6;
    private static final int HOT = 5;
    private static final int FILE = 3;
    private static final List<Faction> CLOCKED = List.of(
            Faction.PD_BRASS,
            Faction.DA_OFFICE,
            Faction.MOB,
            Faction.COHEN,
            Faction.DRAGNA,
            Faction.PRESS,
            Faction.CITY_HALL_POLICE_COMMISSION,
            Faction.BUREAU);

    private Factions() {}

    static Optional<Refusal> refuse(SquadState s, CareerCommand.EnableCampaignLayer c) {
        var factions =
                c.factions().stream().map(CareerCommand.FactionSeat::faction).toList();
        var roles = c.factions().stream().map(CareerCommand.FactionSeat::role).toList();
        boolean count = factions.size() == 3 || factions.size() == 4;
        boolean distinct = roles.stream().distinct().count() == roles.size()
                && factions.stream().distinct().count() == factions.size();
        boolean known = CLOCKED.containsAll(factions);
        if (!count || !distinct || !known) {
            return Refusal.refuse(FACTION_COUNT);
        }
        return Refusal.refuseIf(s.campaign().on(), WRONG_PHASE);
    }

    /** The layer is on, and the faction is in it. */
    private static Optional<Refusal> refuseFaction(SquadState s, Faction faction) {
        if (!s.campaign().on()) {
            return Refusal.refuse(LAYER_OFF);
        }
        return Refusal.refuseIf(s.campaign().faction(faction).isEmpty(), UNKNOWN_FACTION);
    }

    static Optional<Refusal> refuse(SquadState s, CareerCommand.AssignFactionTerritory c) {
        return refuseFaction(s, c.faction())
                .or(() -> Amiss.fieldIf(
                        c.territory() == Territory.NONE, "/territory", "S-FACT-03", "must name a territory"));
    }

    static Optional<Refusal> refuse(SquadState s, CareerCommand.MarkFactionClock c) {
        var before = refuseFaction(s, c.faction());
        if (before.isPresent()) {
            return before;
        }
        boolean leverage = c.clock() == FactionClock.LEVERAGE
                && List.of(MarkCause.HELP_ACCEPTED, MarkCause.SOURCE_EXPOSED, MarkCause.LOCAL_PERMISSION)
                        .contains(c.cause());
        boolean suspicion = c.clock() == FactionClock.SUSPICION && c.cause() == MarkCause.IDENTITY_EXPOSED;
        if (!leverage && !suspicion) {
            return Amiss.field(
                    "/cause",
                    c.clock() == FactionClock.LEVERAGE ? "S-FACT-04" : "S-FACT-03",
                    c.clock() == FactionClock.LEVERAGE
                            ? "must be HELP_ACCEPTED, SOURCE_EXPOSED or LOCAL_PERMISSION for the clock LEVERAGE"
                            : "must be IDENTITY_EXPOSED for the clock SUSPICION");
        }
        if (suspicion && !s.job().isOpen()) {
            return Refusal.refuse(WRONG_PHASE);
        }
        return Refusal.refuseIf(suspicion && s.job().nat1Unmarked() == 0, NO_BASIS);
    }

    static Optional<Refusal> refuse(SquadState s, CareerCommand.PayFavour c) {
        return refuseFavour(s, c.faction())
                .or(() -> Refusal.refuseIf(s.job().phase() != JobPhase.IN_SESSION, WRONG_PHASE))
                .or(() -> Refusal.refuseIf(s.job().session().mode() == SessionMode.LAY_LOW, LAY_LOW))
                .or(() -> Refusal.refuseIf(s.job().session().slots() >= Session.SLOTS, NO_SLOT));
    }

    static Optional<Refusal> refuseFavour(SquadState s, Faction faction) {
        return refuseFaction(s, faction)
                .or(() -> Refusal.refuseIf(
                        s.campaign()
                                .faction(faction)
                                .filter(Campaign.FactionRow::favourDue)
                                .isEmpty(),
                        NO_FAVOUR_DUE));
    }

    static void refuseFavour(Draft<SquadState, SquadEvent> d, Faction faction, Burn burn) {
        d.emit(new CareerEvent.FavourSettled(faction, false));
        mark(d, faction, FactionClock.SUSPICION, 1, MarkCause.FAVOUR_REFUSED, burn);
    }

    /** S-FACT-06: a clock at 3 or more: the first LEAN of the case on that faction's sources is harder. */
    static boolean keepsFile(SquadState s, Faction faction) {
        return s.campaign()
                .faction(faction)
                .filter(each -> each.suspicion() >= FILE || each.leverage() >= FILE)
                .filter(each -> !s.job().factionsLeaned().contains(faction))
                .isPresent();
    }

    /** GAP-32: the second use of one faction's source in a job marks LEVERAGE. */
    static void useSource(Draft<SquadState, SquadEvent> d, Source source, Burn burn) {
        if (source.uses() == 1) {
            mark(d, source.faction(), FactionClock.LEVERAGE, 1, MarkCause.SOURCE_USED_TWICE, burn);
        }
    }

    /** GAP-32: SUSPICION of whoever holds the territory; nobody there, no mark. */
    static void markHolder(Draft<SquadState, SquadEvent> d, Territory territory, MarkCause cause, Burn burn) {
        d.state()
                .campaign()
                .holderOf(territory)
                .ifPresent(holder -> mark(d, holder.faction(), FactionClock.SUSPICION, 1, cause, burn));
    }

    /** Marks a clock; at 5 it owes Heat (S-FACT-07), at 6 it resolves and stands at 3, what is left over is lost (S-FACT-08). */
    static void mark(
            Draft<SquadState, SquadEvent> d,
            Faction faction,
            FactionClock clock,
            int amount,
            MarkCause cause,
            Burn burn) {
        var row = d.state().campaign().faction(faction);
        if (!d.state().campaign().on() || row.isEmpty()) {
            return;
        }
        int before = row.get().at(clock);
        int after = Math.min(FULL, before + amount);
        d.emit(new CareerEvent.FactionClockMarked(faction, clock, before, after, cause));
        boolean owes = d.state().pending(PendingKind.FACTION_HEAT, faction.name()) > 0;
        d.emitIf(
                after == HOT && !owes,
                new CareerEvent.PendingModifierAdded(new Pending(PendingKind.FACTION_HEAT, 1, faction.name())));
        if (after == FULL) {
            d.emit(new CareerEvent.FactionClockResolved(faction, clock));
            if (clock == FactionClock.SUSPICION) {
                burn(d, faction, burn);
            }
        }
    }

    /** GAP-32: a contact is burned, or a territory forgets the detective; without a pick, in the printed order. */
    private static void burn(Draft<SquadState, SquadEvent> d, Faction faction, Burn burn) {
        var campaign = d.state().campaign();
        var live = campaign.contacts().stream()
                .filter(each -> each.status() != ContactStatus.BURNED)
                .toList();
        var picked =
                live.stream().filter(each -> each.id().equals(burn.contactId())).findFirst();
        var territories =
                campaign.faction(faction).map(Campaign.FactionRow::territories).orElse(List.of());
        if (picked.isEmpty() && territories.contains(burn.territory())) {
            FamiliarityTrack.change(d, burn.territory(), -1);
            return;
        }
        var own = live.stream().filter(each -> each.faction() == faction).findFirst();
        var contact = picked.or(() -> own).or(() -> live.stream().findFirst());
        contact.ifPresentOrElse(
                each -> Contacts.move(d, each, ContactStatus.BURNED, faction),
                () -> territories.stream().findFirst().ifPresent(each -> FamiliarityTrack.change(d, each, -1)));
    }

    static Optional<Refusal> refuseMerge(SquadState s) {
        if (!s.campaign().on()) {
            return Refusal.refuse(LAYER_OFF);
        }
        boolean both = s.campaign().faction(Faction.COHEN).isPresent()
                && s.campaign().faction(Faction.DRAGNA).isPresent();
        return Refusal.refuseIf(!both, UNKNOWN_FACTION);
    }

    /** GAP-33: the one MOB takes the higher of each clock; Heat due from either stays due. */
    static void merge(Draft<SquadState, SquadEvent> d) {
        var cohen = d.state().campaign().faction(Faction.COHEN).orElseThrow();
        var dragna = d.state().campaign().faction(Faction.DRAGNA).orElseThrow();
        d.emit(new CareerEvent.MobMerged(
                Math.max(cohen.suspicion(), dragna.suspicion()), Math.max(cohen.leverage(), dragna.leverage())));
        boolean due = false;
        for (var each : d.state().pending()) {
            boolean theirs = each.kind() == PendingKind.FACTION_HEAT
                    && (each.condition().equals(Faction.COHEN.name())
                            || each.condition().equals(Faction.DRAGNA.name()));
            due |= theirs;
            d.emitIf(theirs, new CareerEvent.PendingModifierConsumed(each));
        }
        d.emitIf(
                due,
                new CareerEvent.PendingModifierAdded(new Pending(PendingKind.FACTION_HEAT, 1, Faction.MOB.name())));
    }
}
