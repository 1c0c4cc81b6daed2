package dev.stopline.squad.rules;

import dev.stopline.decide.moves.Field;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** The moves of the campaign layer. */
final class CandidatesOfCampaign {

    /** Three that may take part together; whoever turns the layer on says which. */
    private static final List<CareerCommand.FactionSeat> SEATS = List.of(
            new CareerCommand.FactionSeat(FactionRole.DOMINANT, Faction.MOB),
            new CareerCommand.FactionSeat(FactionRole.RIVAL, Faction.PRESS),
            new CareerCommand.FactionSeat(FactionRole.SHADOW_PATRON, Faction.BUREAU));

    private CandidatesOfCampaign() {}

    static void add(Candidates to) {
        to.add(new CareerCommand.EnableCampaignLayer(SEATS));
        var factions = to.state.campaign().factions().isEmpty()
                ? List.of(Faction.MOB)
                : to.state.campaign().factions().stream()
                        .map(Campaign.FactionRow::faction)
                        .toList();
        for (var faction : factions) {
            to.add(new CareerCommand.PayFavour(faction));
            to.add(new CareerCommand.RefuseFavour(faction, Burn.NONE), Spread.burn(to.state, "burn."));
            addMarks(to, faction);
            for (var territory : Territory.values()) {
                if (territory != Territory.NONE) {
                    to.add(new CareerCommand.AssignFactionTerritory(faction, territory));
                    to.add(
                            new CareerCommand.SkipContract(territory, faction, AftermathChoice.NONE),
                            ofChoice(to.state));
                }
            }
        }
    }

    /** GAP-32: the reasons that the player may state. */
    private static void addMarks(Candidates to, Faction faction) {
        for (var clock : FactionClock.values()) {
            for (var cause : MarkCause.values()) {
                to.add(
                        new CareerCommand.MarkFactionClock(faction, clock, cause, Burn.NONE),
                        Spread.burn(to.state, "burn."));
            }
        }
    }

    /** What the rows of the aftermath ask for, but for the faction that a skipped contract names by itself. */
    static List<Field> ofChoice(SquadState s) {
        var fields = new ArrayList<Field>();
        fields.add(Spread.choice("choice.faction2", Spread.factions(s)));
        fields.add(Spread.ids("choice.contactId", Spread.contacts(s)));
        fields.add(Spread.choice("choice.option", Arrays.asList(AftermathChoice.Option.values())));
        fields.add(Spread.ids(
                "choice.sourceId",
                Stream.concat(Stream.of(""), s.job().sources().stream().map(Source::id))
                        .toList()));
        fields.addAll(Spread.burn(s, "choice.burn."));
        return List.copyOf(fields);
    }
}
