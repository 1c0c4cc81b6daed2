package dev.stopline.squad.rules;

import dev.stopline.decide.Draft;
import java.util.Optional;

/** S-GEN-13..19, S-DET-21, S-FACT-07, S-CONT-03: what a job starts with, and which modifiers of earlier cases that uses up. */
final class StartingValues {

    private StartingValues() {}

    /** S-FACT-07: the Heat that the holder of the job's territory owes, if it is due. */
    static Optional<Pending> factionHeatDue(SquadState s) {
        return s.campaign()
                .holderOf(s.job().card().territory())
                .flatMap(holder -> s.pending().stream()
                        .filter(each -> each.kind() == PendingKind.FACTION_HEAT
                                && each.condition().equals(holder.faction().name()))
                        .findFirst());
    }

    static void define(Draft<SquadState, SquadEvent> d, Sergeant sergeant, boolean ignoreFactionHeat, int intelLeads) {
        var job = d.state().job();
        var here = job.card().territory().name();
        int heat = d.state().career().carriedHeat()
                + use(d, PendingKind.HEAT, "")
                + use(d, PendingKind.HEAT_IN_TERRITORY, here)
                + (sergeant == Sergeant.NONE ? 1 : 0)
                + factionHeat(d, ignoreFactionHeat);
        int leads =
                intelLeads + use(d, PendingKind.LEAD, "") + use(d, PendingKind.LEAD_IN_TERRITORY, here) + loyalLeads(d);
        var card = d.state().job().card();
        d.emit(new OpeningEvent.JobDefined(
                card.type(),
                card.tempo(),
                card.base(),
                card.excess(),
                card.trajectory(),
                card.territory(),
                sergeant,
                d.state().job().clock(),
                Math.max(0, heat),
                leads,
                d.state().detective().is(Specialization.HAT) ? 1 : 0,
                sergeant == Sergeant.STOKER ? 1 : 0));
    }

    /** Uses up every pending modifier of this kind whose condition is met; their sum. */
    private static int use(Draft<SquadState, SquadEvent> d, PendingKind kind, String condition) {
        int sum = d.state().pending(kind, condition);
        for (var each : d.state().pending()) {
            d.emitIf(
                    each.kind() == kind && each.condition().equals(condition),
                    new CareerEvent.PendingModifierConsumed(each));
        }
        return sum;
    }

    /** S-FACT-07, AMB-31: Heat +1, or one more LEVERAGE to be left alone. */
    private static int factionHeat(Draft<SquadState, SquadEvent> d, boolean ignore) {
        var due = factionHeatDue(d.state());
        if (due.isEmpty()) {
            return 0;
        }
        d.emit(new CareerEvent.PendingModifierConsumed(due.get()));
        if (ignore) {
            Factions.mark(
                    d,
                    Faction.valueOf(due.get().condition()),
                    FactionClock.LEVERAGE,
                    1,
                    MarkCause.HEAT_IGNORED,
                    Burn.NONE);
            return 0;
        }
        return 1;
    }

    /** S-CONT-03: each loyal contact at home here gives his one Lead, unless he is kept. */
    private static int loyalLeads(Draft<SquadState, SquadEvent> d) {
        if (d.state().job().keepLoyal()) {
            return 0;
        }
        var loyal = d.state().campaign().contacts().stream()
                .filter(each -> each.status() == ContactStatus.LOYAL && !each.loyalUsed())
                .filter(each -> each.territory() == d.state().job().card().territory())
                .toList();
        for (var each : loyal) {
            d.emit(new CareerEvent.LoyaltyUsed(each.id()));
        }
        return loyal.size();
    }
}
