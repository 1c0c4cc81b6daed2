package dev.stopline.debrief.squad;

import dev.stopline.debrief.Told;
import dev.stopline.decide.SharedBoard;
import dev.stopline.decide.Wording;
import dev.stopline.squad.rules.CareerEvent;
import dev.stopline.squad.rules.Faction;
import dev.stopline.squad.rules.MarkCause;
import dev.stopline.squad.rules.Names;
import dev.stopline.squad.rules.OptionalTable;
import dev.stopline.squad.rules.SquadState;

/** The detective, his standing and the campaign, told. */
final class TellingOfCareer {

    private TellingOfCareer() {}

    static Told of(SquadState known, CareerEvent event) {
        return switch (event) {
            case CareerEvent.RulesetChosen e ->
                new Told(
                        "The rule “" + e.key().key() + "” is set to “" + e.value() + "”.",
                        e.key().rule().startsWith("S-") ? e.key().rule() : "");
            case CareerEvent.DetectiveCreated e -> told(e);
            case CareerEvent.BoardDealt e ->
                new Told(
                        "The career is played on the shared board " + e.board() + ", for "
                                + Wording.count(e.jobs(), "job") + ".",
                        "");
            case CareerEvent.BoardOpened e -> new Told("The board has ended at every table, and is opened.", "");
            case CareerEvent.JobAbandoned e -> new Told("The job is abandoned" + Wording.quoted(e.reason()) + ".", "");
            case CareerEvent.DiceCommitted e ->
                new Told("The server commits to the dice of " + span(e.span()) + ": " + e.commitment() + ".", "");
            case CareerEvent.SeedRevealed e ->
                new Told("The seed behind the dice of " + span(e.span()) + " is shown: " + e.seed() + ".", "");
            case CareerEvent.CampaignLayerEnabled e -> told(e);
            case CareerEvent.FactionTerritoryAssigned e ->
                new Told(
                        Wording.capital(Names.of(e.territory())) + " is the ground of " + Names.of(e.faction()) + ".",
                        "S-FACT-01");
            case CareerEvent.KitChanged e ->
                new Told(
                        "The field kit is now "
                                + Wording.and(
                                        e.items().stream().map(Wording::title).toList()) + ".",
                        "S-KIT-01");
            case CareerEvent.FinalOperationDeclared e -> told(e);
            case CareerEvent.FactionClockMarked e -> told(e);
            case CareerEvent.FactionClockResolved e -> told(e);
            case CareerEvent.FavourSettled e ->
                new Told(
                        "The favour owed to " + Names.of(e.faction()) + " is " + (e.paid() ? "paid." : "refused."),
                        "S-FACT-08");
            case CareerEvent.ContactAdded e -> told(e);
            case CareerEvent.ContactStatusChanged e -> told(known, e);
            case CareerEvent.LoyaltyUsed e ->
                new Told(Names.contact(known, e.contactId()) + " is loyal and gives a Lead, this once.", "S-CONT-03");
            case CareerEvent.FamiliarityChanged e ->
                new Told(
                        "Familiarity with " + Names.of(e.territory()) + " moves from " + e.before() + " to " + e.after()
                                + ".",
                        "S-FAM-01");
            case CareerEvent.StrainChanged e -> told(e);
            case CareerEvent.PendingModifierAdded e ->
                new Told("Left for later: " + Waiting.words(known, e.pending()) + ".", "S-GEN-19");
            case CareerEvent.PendingModifierConsumed e ->
                new Told("Used up: " + Waiting.words(known, e.pending()) + ".", "S-GEN-19");
            case CareerEvent.WebAdvanced e -> told(e);
            case CareerEvent.ContractSkipped e -> told(e);
            case CareerEvent.DetectiveRetired e -> told(e);
            case CareerEvent.RoutingStopped e ->
                new Told(
                        "After " + Wording.count(e.streak(), "failed close")
                                + " in a row the Squad stops routing jobs to him.",
                        "S-CLOSE-07");
            case CareerEvent.RoutingRestored e -> new Told("The Squad routes jobs to him again.", "S-CLOSE-07");
            case CareerEvent.MobMerged e ->
                new Told(
                        "The two families are one Mob now, at SUSPICION " + e.suspicion() + " and LEVERAGE "
                                + e.leverage() + ".",
                        "S-FACT-02");
            case CareerEvent.TableRolled e -> told(e);
        };
    }

    private static String span(String span) {
        if (span.startsWith("J")) {
            return "job " + span.substring(1);
        }
        if (span.equals(SharedBoard.SPAN)) {
            return "the board";
        }
        return span.startsWith("B") ? "the steps after job " + span.substring(1) : "the making of the detective";
    }

    private static Told told(CareerEvent.DetectiveCreated e) {
        var war = e.warDie() == 0 ? "" : " (the die shows " + e.warDie() + ")";
        return new Told(
                "A detective is made: EYE " + e.eye() + ", LEGS " + e.legs() + ", NERVE " + e.nerve() + ", FGT "
                        + e.fgt()
                        + ", SHT " + e.sht() + "; " + Wording.title(e.specialization()) + ", War Detail: "
                        + Names.of(e.warDetail()) + war + "; his Code" + Wording.quoted(e.code()) + ".",
                "S-DET-01");
    }

    private static Told told(CareerEvent.CampaignLayerEnabled e) {
        var factions = e.factions().stream()
                .map(each -> Names.of(each.faction()) + " (" + Wording.word(each.role()) + ")")
                .toList();
        return new Told("The campaign layer is on, with " + Wording.and(factions) + ".", "S-FACT-01");
    }

    private static Told told(CareerEvent.FinalOperationDeclared e) {
        return new Told(
                e.byTracker()
                        ? "The Combination is laid open: the next job is the Final Operation."
                        : "The next job is declared the Final Operation.",
                "S-FINAL-01");
    }

    private static Told told(CareerEvent.FactionClockMarked e) {
        return new Told(
                e.clock() + " of " + Names.of(e.faction()) + " moves from " + e.before() + " to " + e.after() + ": "
                        + cause(e.cause()) + ".",
                rule(e.cause()));
    }

    private static String cause(MarkCause cause) {
        return switch (cause) {
            case HELP_ACCEPTED -> "their help was accepted";
            case SOURCE_EXPOSED -> "a source was left exposed";
            case LOCAL_PERMISSION -> "local permission was needed";
            case IDENTITY_EXPOSED -> "his identity was exposed";
            case FACE_CAUGHT -> "his face was caught";
            case SOURCE_USED_TWICE -> "one of their sources was used again";
            case PARTIAL_OR_WORSE -> "a job on their ground was not stopped";
            case CODE_CROSSED_IN_PUBLIC -> "the Code was crossed where people saw it";
            case HEAT_IGNORED -> "he would not have their Heat";
            case FAVOUR_REFUSED -> "a favour was refused";
            case CONTACT_USED -> "a compromised contact was used";
            case BURNED_NAME_USED -> "a burned name was used";
            case AFTERMATH -> "the aftermath brought it";
        };
    }

    private static String rule(MarkCause cause) {
        return switch (cause) {
            case HELP_ACCEPTED, SOURCE_EXPOSED, LOCAL_PERMISSION, SOURCE_USED_TWICE -> "S-FACT-04";
            case IDENTITY_EXPOSED, FACE_CAUGHT, PARTIAL_OR_WORSE, CODE_CROSSED_IN_PUBLIC -> "S-FACT-03";
            case HEAT_IGNORED -> "S-FACT-07";
            case FAVOUR_REFUSED -> "S-FACT-08";
            case CONTACT_USED -> "S-CONT-06";
            case BURNED_NAME_USED -> "S-CONT-08";
            case AFTERMATH -> "";
        };
    }

    private static Told told(CareerEvent.FactionClockResolved e) {
        return new Told(
                e.clock() + " of " + Names.of(e.faction()) + " has come to 6 and falls back to 3: "
                        + switch (e.clock()) {
                            case SUSPICION -> "a contact or a route burns.";
                            case LEVERAGE -> "a favour is due.";
                        },
                "S-FACT-08");
    }

    private static Told told(CareerEvent.ContactAdded e) {
        var contact = e.contact();
        var die = e.die() == 0 ? "" : " (the die shows " + e.die() + ")";
        return new Told(
                contact.name() + " is a contact from now on, " + Wording.word(contact.status()) + die + ".",
                "S-CONT-01");
    }

    private static Told told(SquadState known, CareerEvent.ContactStatusChanged e) {
        var by = e.burnedBy() == Faction.NONE ? "" : ", by " + Names.of(e.burnedBy());
        return new Told(
                Names.contact(known, e.contactId()) + " was " + Wording.word(e.from()) + " and is "
                        + Wording.word(e.to()) + by + ".",
                "S-CONT-02");
    }

    private static Told told(CareerEvent.StrainChanged e) {
        var causes = e.causes().stream().map(Causes::of).toList();
        return new Told(
                "Strain " + Wording.signed(e.delta()) + " to " + e.after() + ", because "
                        + Wording.and(causes.stream().map(Causes::words).toList()) + ".",
                causes.isEmpty() ? "S-STRAIN-02" : causes.getFirst().rule());
    }

    private static Told told(CareerEvent.WebAdvanced e) {
        var cause = Causes.of(e.cause());
        return new Told(
                "The Combination tracker moves from " + e.from() + " to " + e.to() + ", because " + cause.words() + ".",
                cause.rule());
    }

    private static Told told(CareerEvent.ContractSkipped e) {
        return new Told(
                "He skips a contract and hides in " + Names.of(e.territory()) + ", where " + Names.of(e.faction())
                        + " may make something of it.",
                "S-STRAIN-09");
    }

    private static Told told(CareerEvent.DetectiveRetired e) {
        return switch (e.cause()) {
            case "S-FINAL-04" -> new Told("The Final Operation is over and the detective retires.", "S-FINAL-04");
            case "T-CLO-04" ->
                new Told("The board was closed before its arc was played, and the detective retires.", "");
            case String wounds ->
                new Told("The detective carries more wounds than he can bear and retires.", "S-BETWEEN-02");
        };
    }

    private static Told told(CareerEvent.TableRolled e) {
        var how = e.die() == 0 ? "Picked" : "Rolled, the die shows " + e.die() + ",";
        return new Told(how + " from the table of " + table(e.table()) + Wording.quoted(e.text()) + ".", "S-TAB-07");
    }

    private static String table(OptionalTable table) {
        return switch (table) {
            case SOURCES -> "sources";
            case ANATOMY -> "anatomy seeds";
            case VOICES -> "voices at the Interdict";
            case CODE_MOMENTS -> "moments for the Code";
            case CLIMAX -> "climax forms";
            case FIELD_NOTES -> "field notes";
        };
    }
}
