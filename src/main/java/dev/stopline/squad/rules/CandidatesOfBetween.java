package dev.stopline.squad.rules;

import dev.stopline.decide.moves.CommandFields;
import dev.stopline.decide.moves.Field;
import java.util.ArrayList;
import java.util.List;

/** The moves between two cases. */
final class CandidatesOfBetween {

    private CandidatesOfBetween() {}

    static void add(Candidates to) {
        to.add(new BetweenCommand.RecoverWounds());
        to.add(new BetweenCommand.ResetHeat());
        to.add(new BetweenCommand.RecordCasualties(CommandFields.WORDS));
        to.add(new BetweenCommand.RollClearanceCheck());
        to.add(new BetweenCommand.CheckEvolutions());
        to.add(new BetweenCommand.RollAfterCaseEvent(Burn.NONE), Spread.burn(to.state, "burn."));
        to.add(new BetweenCommand.RollAftermath(AftermathChoice.NONE), ofAftermath(to.state));
        for (var contact : to.state.campaign().contacts()) {
            for (var status : ContactStatus.values()) {
                to.add(new BetweenCommand.ChangeContactStatus(contact.id(), status));
            }
        }
        addContacts(to);
        for (var item : Requisition.values()) {
            addRequisition(to, item);
        }
        to.add(new BetweenCommand.CompleteBetweenStep(BetweenStep.PRESSURE));
        to.add(new BetweenCommand.CompleteBetweenStep(BetweenStep.REQUISITION));
    }

    /** What the rows of the aftermath ask for; the player names it before he knows the row. */
    private static List<Field> ofAftermath(SquadState s) {
        var fields = new ArrayList<Field>();
        fields.add(Spread.choice("choice.faction", Spread.factions(s)));
        fields.addAll(CandidatesOfCampaign.ofChoice(s));
        return List.copyOf(fields);
    }

    private static void addContacts(Candidates to) {
        for (var webTagged : List.of(false, true)) {
            to.add(contact(false, webTagged), ofContact(to.state, List.of(ContactStatus.values())));
            // Where a die decides, nobody needs to say the status.
            to.add(contact(true, webTagged), ofContact(to.state, List.of(ContactStatus.LOYAL)));
        }
    }

    private static BetweenCommand.AddContact contact(boolean rolled, boolean webTagged) {
        return new BetweenCommand.AddContact(
                CommandFields.WORDS, "", rolled, ContactStatus.LOYAL, Faction.NONE, Territory.NONE, webTagged);
    }

    private static List<Field> ofContact(SquadState s, List<ContactStatus> statuses) {
        return List.of(
                Spread.optionalText("tag"),
                Spread.choice("status", statuses),
                Spread.choice("faction", Spread.factions(s)),
                Spread.choice("territory", Spread.noneFirst(Territory.values())));
    }

    private static void addRequisition(Candidates to, Requisition item) {
        switch (item) {
            case TERRITORY_INTEL -> {
                for (var territory : Territory.values()) {
                    if (territory != Territory.NONE) {
                        to.add(new BetweenCommand.ChooseRequisition(item, territory, ""));
                    }
                }
            }
            case SOURCE_NETWORK ->
                Spread.contacts(to.state)
                        .forEach(
                                contact -> to.add(new BetweenCommand.ChooseRequisition(item, Territory.NONE, contact)));
            case EXTRA_LEAD, RESUPPLY, SEALED_BRIEF, HEAT_SUPPRESSION, BACKUP_TEAM, BLACK_WARRANT, COMBINATION_BRIEF ->
                to.add(new BetweenCommand.ChooseRequisition(item, Territory.NONE, ""));
        }
    }
}
