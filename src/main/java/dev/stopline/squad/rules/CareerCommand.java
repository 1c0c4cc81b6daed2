package dev.stopline.squad.rules;

import dev.stopline.dice.DiceSource;
import java.util.List;

/** The detective and his campaign (section 7.2). */
public sealed interface CareerCommand extends SquadCommand {

    /** S-DET-01: makes the detective; with {@code rollWarDetail} a D8 decides the War Detail. */
    record CreateDetective(
            int eye,
            int legs,
            int nerve,
            int fgt,
            int sht,
            Specialization specialization,
            Specialty specialty,
            boolean rollWarDetail,
            WarDetail warDetail,
            String code,
            List<KitItem> kit,
            List<Territory> blendsIn,
            DiceSource diceMode,
            List<Choice> ruleset)
            implements CareerCommand {
        public CreateDetective {
            kit = List.copyOf(kit);
            blendsIn = List.copyOf(blendsIn);
            ruleset = List.copyOf(ruleset);
        }
    }

    /** A value of the ruleset, by its key. */
    record Choice(String key, String value) {}

    /** S-FACT-01: turns the campaign layer on with three or four factions. */
    record EnableCampaignLayer(List<FactionSeat> factions) implements CareerCommand {
        public EnableCampaignLayer {
            factions = List.copyOf(factions);
        }
    }

    /** A faction and its role. */
    record FactionSeat(FactionRole role, Faction faction) {}

    /** GAP-31: says whose territory it is. */
    record AssignFactionTerritory(Faction faction, Territory territory) implements CareerCommand {}

    /** GAP-29: changes the field kit; the whole list is sent. */
    record ChangeKit(List<KitItem> items) implements CareerCommand {
        public ChangeKit {
            items = List.copyOf(items);
        }
    }

    /** S-FINAL-01: the next job is the last. */
    record DeclareFinalOperation() implements CareerCommand {}

    /** GAP-32: marks a faction clock for a reason that the player states. */
    record MarkFactionClock(Faction faction, FactionClock clock, MarkCause cause, Burn burn) implements CareerCommand {}

    /** GAP-32: pays a favour with an action slot. */
    record PayFavour(Faction faction) implements CareerCommand {}

    /** GAP-32: refuses a favour. */
    record RefuseFavour(Faction faction, Burn burn) implements CareerCommand {}

    /** S-STRAIN-09: lies low for a whole case. */
    record SkipContract(Territory territory, Faction faction, AftermathChoice choice) implements CareerCommand {}

    /** GAP-03: retires a detective who carries too many Mortal wounds. */
    record RetireDetective() implements CareerCommand {}

    /** GAP-33: the two mob families become one; the organizer's command. */
    record MergeMob() implements CareerCommand {}

    /** GAP-37: the Squad routes again; the organizer's command. */
    record Reinstate() implements CareerCommand {}

    /** S-TAB-01..06: rolls on a table of texture, or picks its row; {@code row} 0 = roll. */
    record RollOptionalTable(OptionalTable table, int row, Axis axis) implements CareerCommand {}
}
