package dev.stopline.line.rules;

import static dev.stopline.line.rules.CardFaults.assertFault;
import static dev.stopline.line.rules.CardFaults.assertSound;
import static dev.stopline.line.rules.SampleCard.with;
import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.line.rules.CaseCard.CompanyMove;
import dev.stopline.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

class ControlCheckTest {

    @Test
    @Rule("L-SETUP-09")
    void theCardListsAControlForScopeOrReview() {
        assertSound(with("/controls/0/closableBy", List.of(Verb.REVIEW)));
        var holdOnly = with("/controls/0/closableBy", List.of(Verb.HOLD_PAYMENT));
        assertFault(holdOnly, "L-SETUP-09", "/controls");
    }

    @Test
    @Rule({"L-SETUP-09", "L-CUT-16"})
    void aStoppingControlIsNeededWhereTheIncidentMasterPlaysTheCompany() {
        var none = with("/controls/0/stopping", false);
        assertFault(none, Mode.COMRADES_ONLY, Ruleset.STANDARD, "L-SETUP-09", "/controls");
        assertThat(CardCheck.faults(none, Mode.COMPANY_ONLY, Ruleset.STANDARD)).isEmpty();
        assertThat(CardCheck.faults(none, Mode.BOTH_CHAIRS, Ruleset.STANDARD)).isEmpty();
    }

    @Test
    @Rule({"L-SETUP-09", "L-VERB-02", "L-CUT-11"})
    void aControlNamesFittingVerbsAndFactsOfTheCard() {
        assertFault(with("/controls/0/closableBy/0", Verb.VERIFY), "L-SETUP-09", "/controls/0/closableBy/0");
        assertFault(with("/controls/0/stops/0", Verb.ISOLATE), "L-SETUP-09", "/controls/0/stops/0");
        assertFault(with("/controls/0/linkedFacts/1", "m9"), "L-SETUP-09", "/controls/0/linkedFacts/1");
        assertFault(with("/controls/0/linkedFacts/1", "hc1"), "L-SETUP-09", "/controls/0/linkedFacts/1");
        assertFault(with("/controls/0/linkedFacts", List.of()), "L-SETUP-09", "/controls/0/linkedFacts");
    }

    @Test
    @Rule("L-SETUP-09")
    void aSuggestedMoveOfTheCompanyCanBePlayed() {
        assertFault(with("/companyMoves/0/verb", Verb.RELAY), "L-SETUP-09", "/companyMoves/0/verb");
        assertFault(with("/companyMoves/0/verb", Verb.APPROVE_CUT), "L-SETUP-09", "/companyMoves/0/verb");
        assertFault(with("/companyMoves/0/hire", 0), "L-SETUP-09", "/companyMoves/0/hire");
        assertFault(with("/companyMoves/0/hire", 4), "L-SETUP-09", "/companyMoves/0/hire");
        assertFault(with("/companyMoves/0/controlId", "c1"), "L-SETUP-09", "/companyMoves/0/controlId");
        assertFault(with("/companyMoves/1/controlId", "c9"), "L-SETUP-09", "/companyMoves/1/controlId");
        assertFault(with("/companyMoves/1/round", 7), "L-SETUP-09", "/companyMoves/1/round");
        var two = with("/companyMoves/-", new CompanyMove("y3", 1, 1, Verb.PULL_LOG, 1, ""));
        assertSound(two);
        assertFault(
                with(two, "/companyMoves/-", new CompanyMove("y4", 1, 1, Verb.PULL_LOG, 2, "")),
                "L-SETUP-09",
                "/companyMoves/3");
    }
}
