package dev.stopline.squad.rules;

import dev.stopline.dice.DiceSource;
import java.util.List;

/** The detective, his standing and the campaign around him. */
public sealed interface CareerEvent extends SquadEvent {

    /** A value of the ruleset that this career is played by; {@code value} as it was sent. */
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

    /** Ours: the career is played on a shared board, which has this name in the whole service, for so many jobs. */
    record BoardDealt(String board, int jobs) implements CareerEvent {}

    /** Ours: the board has ended at every table: what was sealed may be shown. */
    record BoardOpened() implements CareerEvent {}

    /** Ours: the open job is over without a close. */
    record JobAbandoned(String reason) implements CareerEvent {}

    /** The server has committed to the dice of a span. */
    record DiceCommitted(String span, String commitment) implements CareerEvent {}

    /** The seed behind a span that is over, 64 hex digits. */
    record SeedRevealed(String span, String seed) implements CareerEvent {}

    /** S-FACT-01: the campaign layer is on, with these factions in these roles. */
    record CampaignLayerEnabled(List<CareerCommand.FactionSeat> factions) implements CareerEvent {
        public CampaignLayerEnabled {
            factions = List.copyOf(factions);
        }
    }

    /** GAP-31: the territory is this faction's from now on. */
    record FactionTerritoryAssigned(Faction faction, Territory territory) implements CareerEvent {}

    /** GAP-29: the whole field kit from now on. */
    record KitChanged(List<KitItem> items) implements CareerEvent {
        public KitChanged {
            items = List.copyOf(items);
        }
    }

    /** S-FINAL-01: the next job is the last; {@code byTracker} = the Combination made it so, and not the player. */
    record FinalOperationDeclared(boolean byTracker) implements CareerEvent {}

    /** S-FACT-04: a clock of a faction has moved. */
    record FactionClockMarked(Faction faction, FactionClock clock, int before, int after, MarkCause cause)
            implements CareerEvent {}

    /** S-FACT-08: the clock came to 6, has taken effect, and stands at 3. */
    record FactionClockResolved(Faction faction, FactionClock clock) implements CareerEvent {}

    /** GAP-32: a favour that was due is settled: paid with an action slot, or refused. */
    record FavourSettled(Faction faction, boolean paid) implements CareerEvent {}

    /** S-CONT-01: somebody met in a case matters from now on; {@code die} of S-CONT-02, 0 = the status was chosen. */
    record ContactAdded(Contact contact, int die) implements CareerEvent {}

    /** S-CONT-09: {@code burnedBy} NONE = burned by nobody. */
    record ContactStatusChanged(String contactId, ContactStatus from, ContactStatus to, Faction burnedBy)
            implements CareerEvent {}

    /** S-CONT-03: a loyal contact has given his one Lead. */
    record LoyaltyUsed(String contactId) implements CareerEvent {}

    /** S-FAM-01: how well the detective knows a territory, 0 to 5. */
    record FamiliarityChanged(Territory territory, int before, int after) implements CareerEvent {}

    /** S-STRAIN-02: {@code causes} are counted together into one {@code delta}. */
    record StrainChanged(int delta, int after, List<String> causes) implements CareerEvent {
        public StrainChanged {
            causes = List.copyOf(causes);
        }
    }

    /** S-GEN-19: something waits for a later case. */
    record PendingModifierAdded(Pending pending) implements CareerEvent {}

    /** S-GEN-19: what waited has taken effect, or its time is past. */
    record PendingModifierConsumed(Pending pending) implements CareerEvent {}

    /** S-WEB-02: {@code amount} of Web Intel has moved the Combination from one stage, 0 to 5, to another. */
    record WebAdvanced(int amount, int from, int to, String cause) implements CareerEvent {}

    /** S-STRAIN-09: a whole case is let go by; {@code territory} and {@code faction} say whose it was. */
    record ContractSkipped(Territory territory, Faction faction) implements CareerEvent {}

    /** The detective works no more (S-BETWEEN-02, S-FINAL-04, T-CLO-04). */
    record DetectiveRetired(String cause) implements CareerEvent {}

    /** GAP-37: the Squad routes him no more jobs, after {@code streak} failed ones in a row. */
    record RoutingStopped(int streak) implements CareerEvent {}

    /** GAP-37: the organizer has taken him back. */
    record RoutingRestored() implements CareerEvent {}

    /** GAP-33: the two families are one faction, with these clocks. */
    record MobMerged(int suspicion, int leverage) implements CareerEvent {}

    /** {@code die} 0 = picked; {@code text} as it was dealt. */
    record TableRolled(OptionalTable table, String key, int die, int row, String text) implements CareerEvent {}
}
