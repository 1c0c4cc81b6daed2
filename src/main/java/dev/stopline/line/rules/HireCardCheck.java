package dev.stopline.line.rules;

import dev.stopline.line.rules.CaseCard.Fact;
import dev.stopline.line.rules.CaseCard.HireCard;
import java.util.Locale;

/** L-SETUP-01..08: three numbered hires, one of them the operator, and what stands on the sheet of each. */
final class HireCardCheck {

    /** L-SETUP-01: how many hires a case has. */
    private static final int HIRES = 3;

    /** L-SETUP-03: how many oddities a decoy has. */
    private static final int ODDITIES = 2;

    private HireCardCheck() {}

    static void check(CardInspection inspection) {
        var hires = inspection.card().hires();
        inspection.faultIf(hires.size() != HIRES, "L-SETUP-01", "/hires", "A case has exactly three hires.");
        inspection.faultIf(
                hires.stream()
                                .filter(hire -> hire.identity() == Identity.OPERATOR)
                                .count()
                        != 1,
                "L-SETUP-01",
                "/hires",
                "Exactly one of the hires is the operator.");
        for (int i = 0; i < hires.size(); i++) {
            var at = "/hires/" + i;
            var hire = hires.get(i);
            inspection.faultIf(
                    hire.number() != i + 1, "L-SETUP-01", at + "/number", "The hires are numbered 1, 2, 3 in order.");
            inspection.text("L-SETUP-01", at + "/name", hire.name());
            facts(inspection, hire, at + "/facts");
            identity(inspection, hire, at);
            humanCosts(inspection, hire, at + "/humanCosts");
            lines(inspection, hire, at + "/lines");
            for (int n = 0; n < hire.appearanceNotes().size(); n++) {
                var text = hire.appearanceNotes().get(n).text();
                inspection.text("L-SETUP-01", at + "/appearanceNotes/" + n + "/text", text);
            }
        }
    }

    private static void identity(CardInspection inspection, HireCard hire, String at) {
        switch (hire.identity()) {
            case OPERATOR -> operator(inspection, hire, at + "/facts");
            case DECOY -> decoy(inspection, hire, at);
            case SEALED ->
                inspection.fault("L-SETUP-01", at + "/identity", "A hire is either the operator or a decoy.");
        }
    }

    private static void facts(CardInspection inspection, HireCard hire, String list) {
        int moneyFrom = inspection.ruleset().number(RulesetKey.MONEY_FROM_STAGE);
        for (int i = 0; i < hire.facts().size(); i++) {
            var at = list + "/" + i;
            Fact fact = hire.facts().get(i);
            int from = fact.availableFromStage();
            inspection.text("L-SETUP-07", at + "/text", fact.text());
            inspection.faultIf(
                    fact.type() == RecordType.UNMARKED,
                    "L-SETUP-07",
                    at + "/type",
                    "The card must print the record type of every fact.");
            inspection.stage("L-SETUP-08", at + "/availableFromStage", from);
            inspection.faultIf(
                    fact.type() == RecordType.MONEY && from >= 1 && from < moneyFrom,
                    "L-SETUP-08",
                    at + "/availableFromStage",
                    "A money fact is not on file before stage " + moneyFrom + ".");
            explanation(inspection, fact, at + "/explanation");
        }
    }

    /** AMB-29: an explanation may be read aloud before its fact is known, so it must not give the fact away. */
    private static void explanation(CardInspection inspection, Fact fact, String at) {
        inspection.textOrNothing("L-SETUP-04", at, fact.explanation());
        var stated = fact.text().strip().toLowerCase(Locale.ROOT);
        inspection.faultIf(
                !stated.isEmpty() && fact.explanation().toLowerCase(Locale.ROOT).contains(stated),
                "L-SETUP-04",
                at,
                "An explanation must not state its fact.");
    }

    private static void operator(CardInspection inspection, HireCard hire, String facts) {
        for (var type : inspection.ruleset().gateTypes()) {
            inspection.faultIf(
                    !holds(inspection, hire, type),
                    "L-SETUP-02",
                    facts,
                    "The operator has no anomaly that counts as " + type + ".");
        }
        // AMB-29: with fewer, the number of explanations read in a meeting would tell the operator from a decoy.
        inspection.faultIf(
                hire.facts().stream()
                                .filter(fact -> !fact.explanation().isBlank())
                                .count()
                        < ODDITIES,
                "L-SETUP-04",
                facts,
                "The operator needs a cover for at least two facts.");
    }

    private static void decoy(CardInspection inspection, HireCard hire, String at) {
        inspection.faultIf(
                hire.facts().size() != ODDITIES, "L-SETUP-03", at + "/facts", "A decoy has exactly two oddities.");
        for (var type : inspection.ruleset().gateTypes()) {
            inspection.faultIf(
                    !holds(inspection, hire, type),
                    "L-SETUP-03",
                    at + "/facts",
                    "The decoy has no oddity that counts as " + type + ".");
        }
        for (int i = 0; i < hire.facts().size(); i++) {
            inspection.faultIf(
                    hire.facts().get(i).explanation().isBlank(),
                    "L-SETUP-04",
                    at + "/facts/" + i + "/explanation",
                    "A decoy's oddity needs its harmless reason.");
        }
        inspection.faultIf(
                !hire.humanCosts().isEmpty(), "L-SETUP-05", at + "/humanCosts", "A decoy's sheet has no human cost.");
    }

    private static boolean holds(CardInspection inspection, HireCard hire, RecordType gateType) {
        return hire.facts().stream().anyMatch(fact -> inspection.ruleset().gateTypeOf(fact.type()) == gateType);
    }

    private static void humanCosts(CardInspection inspection, HireCard hire, String list) {
        for (int i = 0; i < hire.humanCosts().size(); i++) {
            var cost = hire.humanCosts().get(i);
            inspection.text("L-SETUP-05", list + "/" + i + "/text", cost.text());
            inspection.text("L-SETUP-05", list + "/" + i + "/victim", cost.victim());
        }
    }

    private static void lines(CardInspection inspection, HireCard hire, String list) {
        int needed = inspection.ruleset().number(RulesetKey.LINES_PER_HIRE);
        inspection.faultIf(
                hire.lines().size() != needed, "L-SETUP-06", list, "A hire has exactly " + needed + " meeting lines.");
        for (int i = 0; i < hire.lines().size(); i++) {
            var line = hire.lines().get(i);
            var at = list + "/" + i;
            inspection.text("L-SETUP-06", at + "/topic", line.topic());
            inspection.text("L-SETUP-06", at + "/spokenText", line.spokenText());
            inspection.faultIf(
                    line.answer() != Answer.YES && line.answer() != Answer.NO,
                    "L-SETUP-06",
                    at + "/answer",
                    "A meeting line answers yes or no.");
        }
    }
}
