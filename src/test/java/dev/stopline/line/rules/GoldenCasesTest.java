package dev.stopline.line.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.stopline.testkit.RuleLedger;
import dev.stopline.testkit.golden.GoldenCase;
import dev.stopline.testkit.golden.GoldenFiles;
import dev.stopline.testkit.golden.GoldenRun;
import dev.stopline.testkit.golden.GoldenWords;
import dev.stopline.testkit.golden.RulesGame;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The golden cases of line on the bare rules. */
class GoldenCasesTest {

    private static final int CASES = 163;

    @TestFactory
    Stream<DynamicTest> goldenCase() {
        return GoldenFiles.line().stream()
                .map(golden -> dynamicTest(golden.name(), () -> {
                    GoldenRun.play(golden, RulesGame::new);
                    RuleLedger.carried(golden.rules().toArray(String[]::new));
                }));
    }

    @Test
    void everyCaseOfTheCatalogueIsClaimed() {
        assertThat(GoldenFiles.line().stream().map(GoldenCase::id).distinct())
                .containsExactlyInAnyOrderElementsOf(IntStream.rangeClosed(1, CASES)
                        .mapToObj("GC-%02d"::formatted)
                        .toList());
    }

    @Test
    void noTwoCasesShareAName() {
        assertThat(GoldenFiles.line().stream().map(each -> each.id() + " " + each.part()))
                .doesNotHaveDuplicates();
    }

    @Test
    void everyWordOfEveryCaseIsKnown() {
        assertThat(GoldenFiles.line()).flatExtracting(GoldenWords::amiss).isEmpty();
    }
}
