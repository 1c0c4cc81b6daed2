package dev.stopline;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The arrows between packages hold, the rules have no hidden inputs, and each of these checks is able to fail. */
class ArchitectureTest {

    private static final String ROOT = "dev.stopline";

    /** A tree of packages like the real one, with a class in each that breaks its rule. */
    private static final String CANARY = "dev.stopline.canary";

    private static final JavaClasses PRODUCT = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages(ROOT);
    private static final JavaClasses CANARIES = new ClassFileImporter().importPackages(CANARY);

    @Test
    void the_product_is_looked_at() {
        assertThat(PRODUCT.contain("dev.stopline.dice.Dice")).isTrue();
        assertThat(PRODUCT.contain("dev.stopline.ArchitectureTest")).isFalse();
    }

    @TestFactory
    Stream<DynamicTest> every_arrow_holds() {
        return new Arrows(ROOT)
                .all().stream()
                        .map(arrow ->
                                dynamicTest(arrow.from(), () -> arrow.rule().check(PRODUCT)));
    }

    @TestFactory
    Stream<DynamicTest> every_arrow_can_fail() {
        return new Arrows(CANARY)
                .all().stream()
                        .map(arrow -> dynamicTest(
                                arrow.from(),
                                () -> assertThat(arrow.rule().evaluate(CANARIES).hasViolation())
                                        .isTrue()));
    }

    @TestFactory
    Stream<DynamicTest> the_rules_have_no_hidden_input() {
        var inputs = new HiddenInputs(ROOT);
        return inputs.all().stream()
                .map(banned ->
                        dynamicTest(banned.toString(), () -> inputs.rule(banned).check(PRODUCT)));
    }

    @TestFactory
    Stream<DynamicTest> every_hidden_input_would_be_seen() {
        var inputs = new HiddenInputs(CANARY);
        return inputs.all().stream()
                .map(banned -> dynamicTest(
                        banned.toString(),
                        () -> assertThat(inputs.rule(banned).evaluate(CANARIES).hasViolation())
                                .isTrue()));
    }
}
