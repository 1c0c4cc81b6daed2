package dev.stopline.rulebook;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.testkit.CarriedRules;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The last check of a whole build, run by itself after all other tests: reads which rules they carried. The games that it
 * judges are those of the build's {@code rule.coverage.games}.
 */
@ParameterizedClass
@MethodSource("games")
class RuleCoverageCheck {

    private final RuleCoverage coverage;

    RuleCoverageCheck(String game) {
        coverage = new RuleCoverage(ShippedRulebook.of(game));
    }

    static Stream<String> games() {
        return Stream.of(System.getProperty("rule.coverage.games", "line").split(","));
    }

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
