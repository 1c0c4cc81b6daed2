package dev.stopline.rulebook;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The rulebook of squad is whole: every rule of the solo campaign, open to everybody. */
class SquadRulebookTest {

    private final Rulebook squad = ShippedRulebook.squad();

    @Test
    void squadHas294RulesInThirtyThreeChapters() {
        assertThat(squad.game()).isEqualTo("squad");
        assertThat(squad.rules()).hasSize(294);
        assertThat(squad.rules()).extracting(Rule::sentence).doesNotHaveDuplicates();
        assertThat(squad.keys()).hasSize(26);
        assertThat(squad.chapters())
                .extracting(Chapter::key)
                .containsExactly(
                        "GLO",
                        "DET",
                        "KIT",
                        "GEN",
                        "CARD",
                        "ANAT",
                        "READ",
                        "SESS",
                        "ACT",
                        "TOK",
                        "CHAIN",
                        "HEAT",
                        "CLOCK",
                        "POST",
                        "SHADOW",
                        "INTERRO",
                        "INTERDICT",
                        "CLOSE",
                        "CAS",
                        "BETWEEN",
                        "EVENT",
                        "CAREER",
                        "CLEAR",
                        "EVO",
                        "REQ",
                        "FACT",
                        "CONT",
                        "FAM",
                        "STRAIN",
                        "WEB",
                        "FINAL",
                        "TAB",
                        "AFTER");
    }

    @ParameterizedTest
    @CsvSource({
        "GLO,5",
        "DET,28",
        "KIT,11",
        "GEN,19",
        "CARD,2",
        "ANAT,5",
        "READ,6",
        "SESS,4",
        "ACT,22",
        "TOK,7",
        "CHAIN,6",
        "HEAT,10",
        "CLOCK,6",
        "POST,8",
        "SHADOW,6",
        "INTERRO,10",
        "INTERDICT,18",
        "CLOSE,8",
        "CAS,4",
        "BETWEEN,8",
        "EVENT,8",
        "CAREER,4",
        "CLEAR,6",
        "EVO,6",
        "REQ,10",
        "FACT,7",
        "CONT,9",
        "FAM,4",
        "STRAIN,7",
        "WEB,5",
        "FINAL,4",
        "TAB,7",
        "AFTER,24"
    })
    void eachChapterHasAllItsRules(String chapter, int rules) {
        assertThat(squad.rules().stream().filter(rule -> rule.chapter().equals(chapter)))
                .hasSize(rules)
                .allMatch(rule -> rule.id().startsWith("S-" + chapter + "-"));
    }

    @Test
    void onlyTheAdviceCannotBeTested() {
        assertThat(squad.rules().stream().filter(rule -> !rule.testable()))
                .extracting(Rule::id)
                .containsExactly("S-GLO-05", "S-GEN-02");
    }

    @Test
    void aSoloGameHoldsNoRuleBack() {
        assertThat(squad.rules(RuleReaders.ALL)).isEqualTo(squad.rules());
        assertThat(squad.keys(RuleReaders.ALL)).isEqualTo(squad.keys());
    }

    @Test
    void everyKeyIsOurOwnAnswer() {
        assertThat(squad.keys()).allMatch(RulesetKeyDoc::ours);
        assertThat(squad.rules()).extracting(Rule::label).containsOnly(RuleLabel.DEFAULT);
    }
}
