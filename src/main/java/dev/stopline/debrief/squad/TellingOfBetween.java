package dev.stopline.debrief.squad;

import dev.stopline.debrief.Told;
import dev.stopline.decide.Wording;
import dev.stopline.squad.rules.BetweenEvent;
import dev.stopline.squad.rules.BetweenStep;
import dev.stopline.squad.rules.Evolution;
import dev.stopline.squad.rules.Names;
import dev.stopline.squad.rules.SquadState;
import dev.stopline.squad.rules.Territory;

/** The steps between cases, told. */
final class TellingOfBetween {

    private TellingOfBetween() {}

    static Told of(SquadState known, BetweenEvent event) {
        return switch (event) {
            case BetweenEvent.WoundRecoveryRolled e -> told(e);
            case BetweenEvent.HeatCarried e ->
                new Told("The next case inherits Heat " + e.value() + ".", "S-BETWEEN-03");
            case BetweenEvent.CaseRecorded e -> told(e);
            case BetweenEvent.ClearanceRequirementsMet e ->
                new Told(
                        "The record meets what " + Wording.title(e.clearance()) + " clearance asks, since case "
                                + e.sinceCase() + ".",
                        "S-CLEAR-03");
            case BetweenEvent.ReviewOpened e -> new Told("The review allows a clearance check now.", "S-CLEAR-04");
            case BetweenEvent.ClearanceChecked e -> told(e);
            case BetweenEvent.ClearanceAdvanced e ->
                new Told(
                        "His clearance rises from " + Wording.title(e.from()) + " to " + Wording.title(e.to()) + ".",
                        "S-CLEAR-03");
            case BetweenEvent.EvolutionEarned e -> told(e);
            case BetweenEvent.AfterCaseEventResolved e -> told(e);
            case BetweenEvent.AftermathResolved e ->
                new Told(
                        "The die of the aftermath shows " + e.row() + ": " + aftermath(e.column(), e.row()) + ".",
                        "S-AFTER-" + e.column() + e.row());
            case BetweenEvent.ContactStepTaken e ->
                new Told("That is the one step that a contact takes at this close.", "S-CONT-09");
            case BetweenEvent.RequisitionTaken e -> told(known, e);
            case BetweenEvent.BetweenStepCompleted e -> told(e);
        };
    }

    private static Told told(BetweenEvent.WoundRecoveryRolled e) {
        if (e.dice().isEmpty()) {
            return new Told("He carries no Mortal wound; what was light has healed.", "S-BETWEEN-02");
        }
        return new Told(
                Wording.count(e.dice().size(), "Mortal wound") + ", " + e.threshold()
                        + " or more to heal; the dice show "
                        + Wording.and(e.dice().stream().map(each -> "" + each).toList()) + ", so "
                        + Wording.count(e.healed(), "wound") + (e.healed() == 1 ? " heals." : " heal."),
                "S-BETWEEN-02");
    }

    private static Told told(BetweenEvent.CaseRecorded e) {
        var entry = e.entry();
        return new Told(
                "Case " + entry.caseNumber() + " goes on the record: " + Names.of(entry.close()) + ", "
                        + Wording.count(entry.casualties(), "casualty", "casualties") + ", "
                        + entry.runningTotal() + " in all" + Wording.quoted(entry.fieldNote()) + ".",
                "S-CAREER-01");
    }

    private static Told told(BetweenEvent.ClearanceChecked e) {
        var bonus = e.bonus() == 0 ? "" : " with " + Wording.signed(e.bonus());
        return new Told(
                "The clearance check shows " + e.die() + bonus + "; " + e.needed() + " or more was needed, so it "
                        + (e.passed() ? "passes." : "stays pending."),
                "S-CLEAR-03");
    }

    private static Told told(BetweenEvent.EvolutionEarned e) {
        var where = e.territory() == Territory.NONE ? "" : " in " + Names.of(e.territory());
        return new Told("He earns the evolution " + Wording.title(e.evolution()) + where + ".", rule(e.evolution()));
    }

    private static String rule(Evolution evolution) {
        return switch (evolution) {
            case NO_WITNESSES -> "S-EVO-01";
            case THE_COST -> "S-EVO-02";
            case READING_THE_ROOM -> "S-EVO-03";
            case HEAT_RESISTANT -> "S-EVO-04";
            case TACTICAL -> "S-EVO-05";
            case CITY_MEMORY -> "S-EVO-06";
        };
    }

    private static Told told(BetweenEvent.AfterCaseEventResolved e) {
        var bonus = e.bonus() == 0 ? "" : " with " + Wording.signed(e.bonus());
        var die = e.die() == 0
                ? "A review is due, and no die is thrown"
                : "The die of the after-case event shows " + e.die() + bonus;
        return new Told(die + ": " + event(e.row()) + ".", e.die() == 0 ? "S-INTERDICT-09" : "S-EVENT-" + e.row());
    }

    private static String event(int row) {
        return switch (row) {
            case 1 -> "the press is on it";
            case 2 -> "the Squad reviews him";
            case 3 -> "there will be another Sergeant";
            case 4 -> "two cases connect";
            case 5 -> "somebody leaves a Lead";
            case 6 -> "it is quiet for a while";
            case 7 -> "the family asks after him";
            default -> "the Combination moves";
        };
    }

    /** What a row of the aftermath is about; what it changes is told by the events that follow. */
    private static String aftermath(String column, int row) {
        return switch (column + row) {
            case "C1" -> "one faction grows suspicious";
            case "C2" -> "one contact comes closer";
            case "C3" -> "the next clearance check is easier";
            case "C4" -> "a wired case gives away part of the Combination";
            case "C5", "S6" -> "he knows the territory better";
            case "C6" -> "the next case begins cooler";
            case "S1" -> "it has cost him";
            case "S2" -> "a contact wants cover";
            case "S3" -> "somebody leaves a Lead";
            case "S4" -> "the target's faction grows suspicious";
            case "S5" -> "a source who lived through it becomes a contact";
            case "P1" -> "two factions grow suspicious";
            case "P2" -> "a contact goes missing";
            case "P3" -> "the next threat of this kind comes stronger";
            case "P4" -> "nobody advances at the next case";
            case "P5" -> "something is left to find in this territory";
            case "P6" -> "part of the Combination shows, and it costs him";
            case "H1" -> "a contact is burned";
            case "H2" -> "the territory turns its back on him";
            case "H3" -> "there will be another Sergeant and more Heat";
            case "H4" -> "one faction gains a hold on him";
            case "H5" -> "there is no requisition at this close";
            default -> "much of the Combination shows, and it costs him dearly";
        };
    }

    private static Told told(SquadState known, BetweenEvent.RequisitionTaken e) {
        var where = e.territory() == Territory.NONE ? "" : ", for " + Names.of(e.territory());
        var who = e.contactId().isEmpty() ? "" : ", for " + Names.contact(known, e.contactId());
        var rule = switch (e.item()) {
            case EXTRA_LEAD -> "S-REQ-01";
            case RESUPPLY -> "S-REQ-02";
            case TERRITORY_INTEL -> "S-REQ-03";
            case SOURCE_NETWORK -> "S-REQ-04";
            case SEALED_BRIEF -> "S-REQ-05";
            case HEAT_SUPPRESSION -> "S-REQ-06";
            case BACKUP_TEAM -> "S-REQ-07";
            case BLACK_WARRANT -> "S-REQ-08";
            case COMBINATION_BRIEF -> "S-REQ-09";
        };
        return new Told("He requisitions " + Wording.title(e.item()) + where + who + ".", rule);
    }

    private static Told told(BetweenEvent.BetweenStepCompleted e) {
        var next = e.next() == BetweenStep.DONE ? "the next job may open" : "next: " + step(e.next());
        return new Told("Done: " + step(e.step()) + "; " + next + ".", "S-BETWEEN-01");
    }

    private static String step(BetweenStep step) {
        return switch (step) {
            case NONE, DONE -> "the books";
            case WOUNDS -> "the wounds";
            case HEAT -> "the Heat that is carried on";
            case CASUALTIES -> "the record of the case";
            case STANDING -> "clearance and evolutions";
            case EVENT -> "what happens after the case";
            case PRESSURE -> "the aftermath and the contacts";
            case REQUISITION -> "the requisition";
        };
    }
}
