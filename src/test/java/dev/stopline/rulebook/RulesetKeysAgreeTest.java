package dev.stopline.rulebook;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.line.rules.RulesetKey;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What the rulebook of line says about its keys is what the rules do with them. */
class RulesetKeysAgreeTest {

    private final Rulebook line = LineRulebook.read();

    @Test
    void bothKnowTheSameKeysInTheSameOrder() {
        assertThat(line.keys())
                .extracting(RulesetKeyDoc::key)
                .containsExactlyElementsOf(
                        Arrays.stream(RulesetKey.values()).map(RulesetKey::key).toList());
    }

    @ParameterizedTest
    @EnumSource
    void aKeyHasTheSameDefaultRangeAndReadersInBoth(RulesetKey key) {
        var doc = line.keys().stream()
                .filter(each -> each.key().equals(key.key()))
                .findFirst()
                .orElseThrow();

        assertThat(text(doc.defaultValue())).isEqualTo(key.standard());
        assertThat(doc.readers().name()).isEqualTo(key.readers().name());
        assertThat(doc.ours()).isEqualTo(doc.label() == RuleLabel.GAP);
        switch (doc.kind()) {
            case INTEGER -> assertThat(List.of(doc.min(), doc.max())).isEqualTo(List.of(key.min(), key.max()));
            case BOOLEAN -> assertThat(key.choices()).containsExactlyInAnyOrder("true", "false");
            case CHOICE -> assertThat(doc.values()).containsExactlyElementsOf(key.choices());
            case TYPE_SET -> assertThat(key.choices()).allMatch(choice -> doc.allows(List.of(choice.split(","))));
        }
        if (key.rule().startsWith("L-")) {
            assertThat(doc.rule()).isEqualTo(key.rule());
        }
    }

    private static String text(Object value) {
        return value instanceof List<?> words
                ? String.join(",", words.stream().map(Object::toString).toList())
                : value.toString();
    }
}
