package dev.stopline.rulebook;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.fail;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import dev.stopline.testkit.CarriedRules;
import dev.stopline.testkit.Rule;
import dev.stopline.testkit.RuleLedger;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Disabled;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.junit.platform.launcher.core.LauncherConfig;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/** The coverage check can fail: on a tiny rulebook, with tests that pass, fail, are skipped and are made while running. */
class RuleCoverageTest {

    private static final Rulebook TINY = Rulebook.read(new ByteArrayInputStream("""
            game: tiny
            chapters: [{key: ONE, title: "One"}]
            rules:
              - {id: T-ONE-01, chapter: ONE, label: RULED, readers: ALL, sentence: "A rule.", keys: []}
              - {id: T-ONE-02, chapter: ONE, label: DEFAULT, readers: ALL, sentence: "Another rule.", keys: []}
              - {id: T-ONE-03, chapter: ONE, label: DEFAULT, readers: ALL, sentence: "Advice.", keys: [],
                 testable: false, why: "It is advice."}
            rulesetKeys: []
            """.getBytes(StandardCharsets.UTF_8)));

    private final RuleCoverage coverage = new RuleCoverage(TINY);

    @TempDir
    Path folder;

    @Test
    void aTestableRuleThatNoTestCarriesIsFound() {
        assertThat(coverage.uncarried(Set.of("T-ONE-01"))).containsExactly("T-ONE-02");
        assertThat(coverage.uncarried(Set.of("T-ONE-01", "T-ONE-02"))).isEmpty();
    }

    @Test
    void anIdThatNamesNoRuleOfTheGameIsFound() {
        assertThat(coverage.unknown(Set.of("T-ONE-01", "T-ONE-04", "X-ONE-04"))).containsExactly("T-ONE-04");
    }

    @Test
    void aRuleThatTheCodeDoesNotNameIsFound() throws IOException {
        Files.writeString(
                folder.resolve("Some.java"), "/** T-ONE-01, T-ONE-03: a rule. Not T-ONE-022 and no xT-ONE-02. */");
        Files.writeString(folder.resolve("notes.txt"), "T-ONE-02");

        assertThat(RuleCoverage.namedUnder(folder)).containsExactly("T-ONE-01", "T-ONE-022", "T-ONE-03");
        assertThat(coverage.unnamed(RuleCoverage.namedUnder(folder))).containsExactly("T-ONE-02");
    }

    @ParameterizedTest
    @ValueSource(strings = {"line", "squad"})
    void everyIdNamedInTheCodeIsARule(String game) throws IOException {
        var shipped = new RuleCoverage(ShippedRulebook.of(game));

        assertThat(shipped.unknown(RuleCoverage.namedUnder(Path.of("src/main/java"))))
                .as("ids that the code names and the rulebook does not know")
                .isEmpty();
    }

    @Test
    void onlyTestsThatSucceedCarryTheirRules() throws IOException {
        assertThat(carriedBy(Sample.class))
                .containsExactly(
                        "T-CLASS-01",
                        "T-DYNAMIC-01",
                        "T-FACTORY-01",
                        "T-METHOD-01",
                        "T-NESTED-01",
                        "T-PARAMETER-01",
                        "T-SAID-01");
    }

    @Test
    void theRulesOfAClassAreNotCarriedWhenNoneOfItsTestsSucceeds() throws IOException {
        assertThat(carriedBy(AllRed.class)).isEmpty();
    }

    @Test
    void aSecondForkAddsToTheFile() throws IOException {
        carriedBy(Sample.class);

        assertThat(carriedBy(Other.class)).contains("T-METHOD-01", "T-OTHER-01");
    }

    private Set<String> carriedBy(Class<?> tests) throws IOException {
        var file = folder.resolve("carried.txt");
        var quiet = LauncherConfig.builder()
                .enableTestExecutionListenerAutoRegistration(false)
                .build();
        var request = LauncherDiscoveryRequestBuilder.request()
                .selectors(selectClass(tests))
                .build();
        LauncherFactory.create(quiet).execute(request, new CarriedRules(file));
        return Files.exists(file) ? new TreeSet<>(Files.readAllLines(file)) : Set.of();
    }

    @Rule("T-CLASS-01")
    static class Sample {

        @Test
        @Rule("T-METHOD-01")
        void succeeds() {}

        @Test
        @Rule("T-FAILED-01")
        void fails() {
            RuleLedger.carried("T-FAILED-02");
            fail("red");
        }

        @Test
        @Rule("T-ABORTED-01")
        void aborts() {
            Assumptions.abort("not here");
        }

        @Test
        @Disabled("shows that it carries nothing")
        @Rule("T-DISABLED-01")
        void isDisabled() {}

        @Test
        void says() {
            RuleLedger.carried("T-SAID-01");
        }

        @ParameterizedTest
        @ValueSource(ints = {1, 2})
        @Rule("T-PARAMETER-01")
        void isRunForEach(int number) {
            assertThat(number).isPositive();
        }

        @TestFactory
        @Rule("T-FACTORY-01")
        Stream<DynamicTest> makes() {
            return List.of(dynamicTest("green", () -> RuleLedger.carried("T-DYNAMIC-01")), dynamicTest("red", () -> {
                        RuleLedger.carried("T-DYNAMIC-02");
                        fail("red");
                    }))
                    .stream();
        }

        @Nested
        class Inside {

            @Test
            @Rule("T-NESTED-01")
            void succeeds() {}
        }
    }

    @Rule("T-CLASS-02")
    static class AllRed {

        @Test
        void fails() {
            fail("red");
        }
    }

    static class Other {

        @Test
        @Rule("T-OTHER-01")
        void succeeds() {}
    }
}
