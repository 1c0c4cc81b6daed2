package dev.stopline.line.rules;

import static dev.stopline.line.rules.CardFaults.assertCompanyOnlyFault;
import static dev.stopline.line.rules.CardFaults.assertFault;
import static dev.stopline.line.rules.CardFaults.assertSound;
import static dev.stopline.line.rules.SampleCard.card;
import static dev.stopline.line.rules.SampleCard.move;
import static dev.stopline.line.rules.SampleCard.with;
import static dev.stopline.line.rules.SampleCard.without;
import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.decide.Refusal.Fault;
import dev.stopline.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ScriptCheckTest {

    @Test
    @Rule("L-SETUP-10")
    void everyScriptedMoveIsAScoringVerbWithAHireAndABand() {
        assertFault(with("/scriptedMoves/0/band", Band.UNMARKED), "L-SETUP-10", "/scriptedMoves/0/band");
        assertFault(with("/scriptedMoves/0/verb", Verb.HOP), "L-SETUP-10", "/scriptedMoves/0/verb");
        assertFault(with("/scriptedMoves/0/verb", Verb.ISOLATE), "L-SETUP-10", "/scriptedMoves/0/verb");
        assertFault(with("/scriptedMoves/0/hire", 0), "L-SETUP-10", "/scriptedMoves/0/hire");
        assertFault(with("/scriptedMoves/0/narration", ""), "L-SETUP-10", "/scriptedMoves/0/narration");
        assertFault(with("/scriptedMoves/1/round", 7), "L-SETUP-10", "/scriptedMoves/1/round");
        assertFault(with("/scriptedMoves/5/stage", 7), "L-SETUP-10", "/scriptedMoves/5/stage");
    }

    @Test
    @Rule({"L-SETUP-10", "L-COVER-12"})
    void aRoundScriptsOneToThreeMovesWhereTheIncidentMasterPlaysTheCell() {
        var silentRound = without("/scriptedMoves/1");
        assertFault(silentRound, Mode.COMPANY_ONLY, Ruleset.STANDARD, "L-SETUP-10", "/scriptedMoves");
        assertThat(CardCheck.faults(silentRound, Mode.COMRADES_ONLY, Ruleset.STANDARD))
                .isEmpty();
        var three =
                with(with("/scriptedMoves/-", move("x7", 1, 1, false)), "/scriptedMoves/-", move("x8", 1, 1, false));
        assertThat(CardCheck.faults(three, Mode.COMPANY_ONLY, Ruleset.STANDARD)).isEmpty();
        assertFault(with(three, "/scriptedMoves/-", move("x9", 1, 1, false)), "L-SETUP-10", "/scriptedMoves");
    }

    @Test
    @Rule({"L-COVER-05", "L-COVER-03"})
    void aCardForThePlayedCellNamesOneHolderAStageInTurn() {
        assertCompanyOnlyFault(without("/coverHolders/1"), "L-COVER-05", "/coverHolders");
        assertCompanyOnlyFault(with("/coverHolders/1/stage", 3), "L-COVER-05", "/coverHolders");
        assertCompanyOnlyFault(with("/coverHolders/1/stage", 7), "L-COVER-05", "/coverHolders/1/stage");
        assertCompanyOnlyFault(with("/coverHolders/1/role", Role.FACE), "L-COVER-05", "/coverHolders/1/role");
        assertCompanyOnlyFault(with("/coverHolders/2/role", Role.SCRIBE), "L-COVER-05", "/coverHolders/2/role");
        assertThat(CardCheck.faults(with("/coverHolders", List.of()), Mode.BOTH_CHAIRS, Ruleset.STANDARD))
                .isEmpty();
    }

    @Test
    @Rule("L-COVER-12")
    void aStageMarksExactlyOneScriptedMoveAsCovered() {
        assertCompanyOnlyFault(with("/scriptedMoves/0/covered", false), "L-COVER-12", "/scriptedMoves");
        assertCompanyOnlyFault(with("/scriptedMoves/1/covered", true), "L-COVER-12", "/scriptedMoves");
        assertThat(CardCheck.faults(with("/scriptedMoves/0/covered", false), Mode.COMRADES_ONLY, Ruleset.STANDARD))
                .isEmpty();
    }

    @Test
    @Rule({"L-SETUP-10", "L-COVER-05"})
    void moreStagesNeedMoreOfTheScript() {
        var four = Ruleset.STANDARD.with(RulesetKey.STAGES, "4");
        assertFault(card(), Mode.COMPANY_ONLY, four, "L-SETUP-10", "/scriptedMoves");
        assertFault(card(), Mode.COMPANY_ONLY, four, "L-COVER-05", "/coverHolders");
        var again = with("/coverHolders/-", new CaseCard.CoverHolder(4, Role.FACE));
        assertThat(CardCheck.faults(again, Mode.COMPANY_ONLY, four))
                .extracting(Fault::rule)
                .doesNotContain("L-COVER-05");
    }

    @Test
    @Rule({"L-SETUP-10", "L-COVER-05", "L-COVER-12"})
    void whatLiesBeyondTheStagesAndRoundsOfTheSessionIsNotUsed() {
        var beyond = with(
                with(with("/scriptedMoves/-", move("x7", 6, 6, true)), "/scriptedMoves/-", move("x8", 1, 3, true)),
                "/coverHolders/-",
                new CaseCard.CoverHolder(6, Role.FACE));
        assertSound(beyond);
        var shorter = Ruleset.STANDARD.with(RulesetKey.STAGES, "2");
        assertThat(CardCheck.faults(card(), Mode.COMPANY_ONLY, shorter)).isEmpty();
        var played = PlayedCase.created(Mode.COMPANY_ONLY).start(beyond).actIn(1, 2);
        played.refuses(LineRefusal.WRONG_STEP, Move.of(Viewer.IM, new ActionCommand.PlayScriptedMove("x7"), 12, 12));
        played.refuses(LineRefusal.WRONG_STEP, Move.of(Viewer.IM, new ActionCommand.PlayScriptedMove("x8"), 12, 12));
    }

    @ParameterizedTest
    @ValueSource(strings = {"C1", "K12", "L3", "T1"})
    @Rule("L-SETUP-10")
    void aScriptedMoveTakesNoIdThatASessionGives(String id) {
        assertFault(with("/scriptedMoves/0/moveId", id), "L-SETUP-10", "/scriptedMoves/0/moveId");
        assertSound(with("/scriptedMoves/0/moveId", id + "a"));
    }
}
