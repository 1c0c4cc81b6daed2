package dev.stopline.rulebook;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.testkit.CarriedRules;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** The last check of a whole build, run by itself after all other tests: reads which rules they carried. */
class RuleCoverageCheck {

    private final RuleCoverage coverage = new RuleCoverage(LineRulebook.read());

    @Test
    void everyTestableRuleIsCarriedByASuccessfulTest() throws IOException {
        // No file: no test of this build carries a rule.
        var lines = Files.exists(CarriedRules.FILE) ? Files.readAllLines(CarriedRules.FILE) : List.<String>of();
        var carried = new TreeSet<>(lines);

        assertThat(coverage.uncarried(carried)).as("rules without a test").isEmpty();
        assertThat(coverage.unknown(carried))
                .as("ids on tests that name no rule")
                .isEmpty();
    }

    @Test
    void everyRuleIsNamedInTheCode() throws IOException {
        assertThat(coverage.unnamed(RuleCoverage.namedUnder(Path.of("src/main/java"))))
                .as("rules that the code does not name")
                .isEmpty();
    }
}
