package dev.stopline.squad.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.stopline.testkit.RuleLedger;
import dev.stopline.testkit.squad.SquadCase;
import dev.stopline.testkit.squad.SquadFiles;
import dev.stopline.testkit.squad.SquadRun;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The golden cases of squad on the rules. */
class GoldenCasesTest {

    private static final int CASES = 211;

    @TestFactory
    Stream<DynamicTest> goldenCase() {
        return SquadFiles.squad().stream()
                .map(golden -> dynamicTest(golden.name(), () -> {
                    SquadRun.play(golden);
                    RuleLedger.carried(golden.rules().toArray(String[]::new));
                }));
    }

    @Test
    void everyCaseOfTheCatalogueIsClaimed() {
        var wanted = new TreeSet<String>();
        wanted.add("GC-A");
        IntStream.rangeClosed(1, CASES).forEach(each -> wanted.add("GC-%02d".formatted(each)));
        assertThat(SquadFiles.squad().stream().map(SquadCase::id).distinct())
                .containsExactlyInAnyOrderElementsOf(wanted);
    }

    @Test
    void noTwoCasesShareAName() {
        assertThat(SquadFiles.squad().stream().map(each -> each.id() + " " + each.part()))
                .doesNotHaveDuplicates();
    }

    @Test
    void everyWordOfEveryCaseIsKnown() {
        assertThat(SquadFiles.squad()).flatExtracting(SquadRun::amiss).isEmpty();
    }
}
