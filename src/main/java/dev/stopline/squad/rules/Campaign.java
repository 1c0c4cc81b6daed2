package dev.stopline.squad.rules;

import dev.stopline.decide.Lists;
import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.List;
import java.util.Optional;

/** S-FACT-*, S-CONT-*, S-FAM-*: the optional campaign layer: factions, contacts, familiarity. */
@RecordBuilder
public record Campaign(boolean on, List<FactionRow> factions, List<Contact> contacts, List<Familiar> familiarity)
        implements CampaignBuilder.With {

    static final Campaign OFF = new Campaign(false, List.of(), List.of(), List.of());

    /** A faction of the campaign and its two clocks, 0 to 6. */
    @RecordBuilder
    public record FactionRow(
            FactionRole role,
            Faction faction,
            int suspicion,
            int leverage,
            List<Territory> territories,
            boolean favourDue)
            implements CampaignFactionRowBuilder.With {

        /** Where the clock stands. */
        int at(FactionClock clock) {
            return clock == FactionClock.SUSPICION ? suspicion : leverage;
        }
    }

    /** How well the detective knows a territory, 0 to 5. */
    public record Familiar(Territory territory, int value) {}

    /** The row of a faction. */
    public Optional<FactionRow> faction(Faction faction) {
        return factions.stream().filter(each -> each.faction() == faction).findFirst();
    }

    /** The faction that holds a territory (GAP-31). */
    public Optional<FactionRow> holderOf(Territory territory) {
        return factions.stream()
                .filter(each -> each.territories().contains(territory))
                .findFirst();
    }

    /** The contact of this id. */
    public Optional<Contact> contact(String id) {
        return contacts.stream().filter(each -> each.id().equals(id)).findFirst();
    }

    /** How well a territory is known. */
    public int familiarity(Territory territory) {
        return familiarity.stream()
                .filter(each -> each.territory() == territory)
                .mapToInt(Familiar::value)
                .findFirst()
                .orElse(0);
    }

    Campaign changeFaction(Faction faction, java.util.function.UnaryOperator<FactionRow> change) {
        return withFactions(Lists.change(factions, each -> each.faction() == faction, change));
    }

    Campaign changeContact(String id, java.util.function.UnaryOperator<Contact> change) {
        return withContacts(Lists.change(contacts, each -> each.id().equals(id), change));
    }

    Campaign familiar(Territory territory, int value) {
        return withFamiliarity(Lists.plus(
                Lists.without(familiarity, each -> each.territory() == territory), new Familiar(territory, value)));
    }
}
