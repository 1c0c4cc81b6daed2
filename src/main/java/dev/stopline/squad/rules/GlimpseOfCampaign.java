package dev.stopline.squad.rules;

import java.util.List;

/**
 * The campaign layer (S-FACT-*, S-CONT-*, S-FAM-*).
 *
 * @param on whether the layer is played
 * @param factions the factions and their two clocks, 0 to 6; at 6 a clock takes effect and stands at 3
 * @param familiarity how well each territory is known, 0 to 5; what is missing is not known at all
 */
public record GlimpseOfCampaign(
        boolean on, List<Campaign.FactionRow> factions, List<Contact> contacts, List<Campaign.Familiar> familiarity) {

    public GlimpseOfCampaign {
        factions = List.copyOf(factions);
        contacts = List.copyOf(contacts);
        familiarity = List.copyOf(familiarity);
    }

    static GlimpseOfCampaign of(Campaign seen) {
        return new GlimpseOfCampaign(seen.on(), seen.factions(), seen.contacts(), seen.familiarity());
    }
}
