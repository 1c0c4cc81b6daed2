package dev.stopline.line.content;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.stopline.line.rules.CardCheck;
import dev.stopline.line.rules.CaseCard;
import dev.stopline.line.rules.CaseCard.CardEvent;
import dev.stopline.line.rules.CaseCard.Fact;
import dev.stopline.line.rules.CaseCard.HireCard;
import dev.stopline.line.rules.CaseCard.ScriptedMove;
import dev.stopline.line.rules.CaseCard.TierTag;
import dev.stopline.line.rules.Identity;
import dev.stopline.line.rules.Mode;
import dev.stopline.line.rules.Ruleset;
import dev.stopline.line.rules.RulesetKey;
import dev.stopline.testkit.Rule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The cards that ship. */
class CardLibraryTest {

    private static final CardLibrary LIBRARY = new CardLibrary();

    static Stream<LibraryCard> cards() {
        return LIBRARY.cards().stream();
    }

    @Test
    void oneEasyOneStandardAndOneHardCardShip() {
        assertThat(LIBRARY.cards())
                .extracting(each -> each.summary().difficulty())
                .containsExactly(Difficulty.EASY, Difficulty.STANDARD, Difficulty.HARD);
        assertThat(LIBRARY.cards())
                .extracting(each -> each.summary().trade())
                .doesNotHaveDuplicates()
                .doesNotContain("");
    }

    @Test
    void everyCardInTheFolderIsInTheLibrary() throws IOException {
        try (var files = Files.list(Path.of("src/main/resources/line/cards"))) {
            assertThat(files.map(file -> file.getFileName().toString().replace(".json", "")))
                    .containsExactlyInAnyOrderElementsOf(LIBRARY.cards().stream()
                            .map(each -> each.summary().cardId())
                            .toList());
        }
    }

    @Test
    void aCardIsFoundByItsId() {
        assertThat(LIBRARY.card("clinic-letterbox").orElseThrow().card().title())
                .isEqualTo("Letters to Nobody");
        assertThat(LIBRARY.card("none-such")).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("cards")
    @Rule({"L-SETUP-01", "L-SETUP-09", "L-SETUP-10", "L-COVER-05", "L-COVER-12"})
    void aShippedCardHasNoFaultInAnyMode(LibraryCard each) {
        for (var mode : Arrays.asList(Mode.values())) {
            assertThat(CardCheck.faults(each.card(), mode, Ruleset.STANDARD)).isEmpty();
        }
    }

    @Test
    @Rule("L-SETUP-12")
    void noNumberIsTheOperatorTwice() {
        assertThat(LIBRARY.cards())
                .extracting(each -> operator(each.card()).number())
                .containsExactlyInAnyOrder(1, 2, 3);
    }

    @Test
    @Rule({"GAP-21", "L-END-01"})
    void thePayoffLimitIsInReachOnTheStandardAndTheHardCard() {
        int needed = Ruleset.STANDARD.number(RulesetKey.PAYOFF_END_AT);
        for (var each : LIBRARY.cards()) {
            if (each.summary().difficulty() != Difficulty.EASY) {
                // Moves through a decoy are lost once that hire is cut, so the operator's alone must do.
                int operator = operator(each.card()).number();
                assertThat(each.card().scriptedMoves().stream()
                                .filter(move -> move.verb().scores() && move.hire() == operator)
                                .count())
                        .isGreaterThanOrEqualTo(needed);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("cards")
    @Rule({"GAP-19", "GAP-22"})
    void everyRoundBringsAnEventAndMovesOfTheCompany(LibraryCard each) {
        assertThat(each.card().events())
                .extracting(CardEvent::stage, CardEvent::round)
                .containsExactly(tuple(1, 1), tuple(1, 2), tuple(2, 1), tuple(2, 2), tuple(3, 1), tuple(3, 2));
        for (var event : each.card().events()) {
            assertThat(each.card().companyMoves())
                    .anyMatch(move -> move.stage() == event.stage() && move.round() == event.round());
        }
    }

    @ParameterizedTest
    @MethodSource("cards")
    @Rule({"AMB-29", "L-SETUP-04", "L-SETUP-12"})
    void nothingButTheTruthTellsTheOperatorFromADecoy(LibraryCard each) {
        for (var hire : each.card().hires()) {
            assertThat(hire.facts())
                    .filteredOn(fact -> !fact.explanation().isEmpty())
                    .hasSize(2);
            assertThat(hire.appearanceNotes()).isNotEmpty();
        }
        assertThat(each.card().hires())
                .filteredOn(hire -> hire.facts().stream().anyMatch(fact -> fact.revealOnTier() != TierTag.NONE))
                .extracting(HireCard::identity)
                .contains(Identity.OPERATOR, Identity.DECOY);
        assertThat(topics(each.card()).distinct()).hasSize(3);
    }

    @ParameterizedTest
    @MethodSource("cards")
    @Rule({"AMB-33", "L-CUT-12"})
    void theFileTreatsEveryHireAlikeAndNamesTheHarmed(LibraryCard each) {
        var file = each.card().file();
        assertThat(file.size()).isBetween(6, 10);
        assertThat(file)
                .filteredOn(entry -> entry.hire() != 0)
                .hasSize(3)
                .allMatch(entry -> entry.victim().isEmpty());
        assertThat(file).anyMatch(entry -> !entry.victim().isEmpty());
        assertThat(operator(each.card()).humanCosts()).isNotEmpty();
    }

    @ParameterizedTest
    @MethodSource("cards")
    @Rule({"L-CUT-16", "L-CUT-17", "L-CUT-20"})
    void anIncidentMasterForTheCompanyCanCutAnybodyAndErr(LibraryCard each) {
        for (var hire : each.card().hires()) {
            var facts = hire.facts().stream().map(Fact::factId).toList();
            assertThat(each.card().controls())
                    .anyMatch(control ->
                            control.stopping() && control.linkedFacts().stream().anyMatch(facts::contains));
        }
        assertThat(each.card().controls())
                .allMatch(control -> !control.linkedFacts().isEmpty());
    }

    @ParameterizedTest
    @MethodSource("cards")
    @Rule({"L-MODE-01", "L-TIER-04"})
    void whatTheTableHearsNamesNoHire(LibraryCard each) {
        var heard = Stream.concat(
                        each.card().scriptedMoves().stream().map(ScriptedMove::narration),
                        each.card().events().stream().map(CardEvent::text))
                .toList();
        for (var hire : each.card().hires()) {
            for (var name : List.of(hire.name().split(" "))) {
                assertThat(heard).noneMatch(text -> text.contains(name));
            }
        }
    }

    private static HireCard operator(CaseCard card) {
        return card.hires().stream()
                .filter(hire -> hire.identity() == Identity.OPERATOR)
                .findFirst()
                .orElseThrow();
    }

    private static Stream<String> topics(CaseCard card) {
        return card.hires().stream().flatMap(hire -> hire.lines().stream()).map(CaseCard.MeetingLine::topic);
    }
}
