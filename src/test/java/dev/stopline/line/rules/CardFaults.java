package dev.stopline.line.rules;

import static dev.stopline.line.rules.SampleCard.card;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;

/** What the tests of a card say about its faults. */
final class CardFaults {

    private CardFaults() {}

    static void assertSound(CaseCard card) {
        for (var mode : Arrays.asList(Mode.values())) {
            assertThat(CardCheck.faults(card, mode, Ruleset.STANDARD)).isEmpty();
        }
    }

    static void assertFault(CaseCard card, String rule, String pointer) {
        for (var mode : Arrays.asList(Mode.values())) {
            assertFault(card, mode, Ruleset.STANDARD, rule, pointer);
        }
    }

    static void assertCompanyOnlyFault(CaseCard card, String rule, String pointer) {
        assertFault(card, Mode.COMPANY_ONLY, Ruleset.STANDARD, rule, pointer);
        assertThat(CardCheck.faults(card, Mode.COMRADES_ONLY, Ruleset.STANDARD)).isEmpty();
    }

    static void assertFault(CaseCard card, Mode mode, Ruleset ruleset, String rule, String pointer) {
        assertThat(CardCheck.faults(card, mode, ruleset)).anySatisfy(fault -> {
            assertThat(fault.rule()).isEqualTo(rule);
            assertThat(fault.pointer()).isEqualTo(pointer);
            assertThat(fault.message()).isNotBlank();
        });
    }
}
