package dev.stopline.line.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.testkit.golden.GoldenCase;
import dev.stopline.testkit.golden.GoldenFiles;
import java.util.Arrays;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A refusal code that no case expects could be taken out, or never answered, without a test that fails. */
class EveryRefusalIsProvenTest {

    @Test
    void each_code_is_expected_by_a_case_that_is_played() {
        var expected = new TreeSet<String>();
        Stream.concat(GoldenFiles.line().stream(), GoldenFiles.lineMore().stream())
                .flatMap(each -> each.when().stream())
                .map(GoldenCase.MoveMade::refused)
                .filter(code -> code != null && !code.isEmpty())
                .forEach(expected::add);
        assertThat(Arrays.stream(LineRefusal.values()).map(LineRefusal::name).filter(code -> !expected.contains(code)))
                .as("refusal codes that no case expects")
                .isEmpty();
    }
}
