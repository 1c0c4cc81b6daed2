package dev.stopline.line.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.stopline.testkit.RuleLedger;
import dev.stopline.testkit.golden.GoldenCase;
import dev.stopline.testkit.golden.GoldenFiles;
import dev.stopline.testkit.golden.GoldenRun;
import dev.stopline.testkit.golden.GoldenWords;
import dev.stopline.testkit.golden.RulesGame;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** What each key of the ruleset changes, and rules that no golden case shows: told as golden cases are. */
class MoreCasesTest {

    @TestFactory
    Stream<DynamicTest> moreCase() {
        return GoldenFiles.lineMore().stream()
                .map(golden -> dynamicTest(golden.name(), () -> {
                    GoldenRun.play(golden, RulesGame::new);
                    RuleLedger.carried(golden.rules().toArray(String[]::new));
                }));
    }

    @Test
    void everyKeyOfTheRulesetHasACase() {
        var keys = Arrays.stream(RulesetKey.values()).map(RulesetKey::key).toList();

        assertThat(GoldenFiles.lineMore().stream().map(GoldenCase::id).filter(id -> !id.startsWith("L-")))
                .containsAll(keys)
                .allSatisfy(id -> assertThat(keys).contains(id));
    }

    @Test
    void noTwoCasesShareAName() {
        assertThat(GoldenFiles.lineMore().stream().map(each -> each.id() + " " + each.part()))
                .doesNotHaveDuplicates();
    }

    @Test
    void everyWordOfEveryCaseIsKnown() {
        assertThat(GoldenFiles.lineMore()).flatExtracting(GoldenWords::amiss).isEmpty();
    }
}
