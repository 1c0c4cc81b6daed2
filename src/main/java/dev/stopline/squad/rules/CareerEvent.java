package dev.stopline.squad.rules;

import dev.stopline.dice.DiceSource;
import java.util.List;

/** The detective, his standing and the campaign around him. */
public sealed interface CareerEvent extends SquadEvent {

    record RulesetChosen(SquadKey key, String value) implements CareerEvent {}

    /** {@code warDie} 0 = picked. */
    record DetectiveCreated(
            int eye,
            int legs,
            int nerve,
            int fgt,
            int sht,
            Specialization specialization,
            Specialty specialty,
            WarDetail warDetail,
            int warDie,
            String code,
            List<KitItem> kit,
            List<Territory> blendsIn,
            DiceSource diceMode)
            implements CareerEvent {
        public DetectiveCreated {
            kit = List.copyOf(kit);
            blendsIn = List.copyOf(blendsIn);
        }
    }

    /** The server has committed to the dice of a span. */
    record DiceCommitted(String span, String commitment) implements CareerEvent {}

    /** The seed behind a span that is over, 64 hex digits. */
    record SeedRevealed(String span, String seed) implements CareerEvent {}

    record CampaignLayerEnabled(List<CareerCommand.FactionSeat> factions) implements CareerEvent {
        public CampaignLayerEnabled {
            factions = List.copyOf(factions);
        }
    }

    record FactionTerritoryAssigned(Faction faction, Territory territory) implements CareerEvent {}

    record KitChanged(List<KitItem> items) implements CareerEvent {
        public KitChanged {
            items = List.copyOf(items);
        }
    }

    record FinalOperationDeclared(boolean byTracker) implements CareerEvent {}

    record FactionClockMarked(Faction faction, FactionClock clock, int before, int after, MarkCause cause)
            implements CareerEvent {}

    /** S-FACT-08: the clock came to 6, has taken effect, and stands at 3. */
    record FactionClockResolved(Faction faction, FactionClock clock) implements CareerEvent {}

    record FavourSettled(Faction faction, boolean paid) implements CareerEvent {}

    record ContactAdded(Contact contact) implements CareerEvent {}

    record ContactStatusChanged(String contactId, ContactStatus from, ContactStatus to, Faction burnedBy)
            implements CareerEvent {}

    /** S-CONT-03: a loyal contact has given his one Lead. */
    record LoyaltyUsed(String contactId) implements CareerEvent {}

    record FamiliarityChanged(Territory territory, int before, int after) implements CareerEvent {}

    record StrainChanged(int delta, int after, List<String> causes) implements CareerEvent {
        public StrainChanged {
            causes = List.copyOf(causes);
        }
    }

    record PendingModifierAdded(Pending pending) implements CareerEvent {}

    record PendingModifierConsumed(Pending pending) implements CareerEvent {}

    record WebAdvanced(int amount, int from, int to, String cause) implements CareerEvent {}

    record ContractSkipped(Territory territory, Faction faction) implements CareerEvent {}

    record DetectiveRetired(String cause) implements CareerEvent {}

    record RoutingStopped(int streak) implements CareerEvent {}

    record RoutingRestored() implements CareerEvent {}

    record MobMerged(int suspicion, int leverage) implements CareerEvent {}

    /** {@code die} 0 = picked; {@code text} as it was dealt. */
    record TableRolled(OptionalTable table, String key, int die, int row, String text) implements CareerEvent {}
}
