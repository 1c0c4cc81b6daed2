package dev.stopline.rulebook;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.fail;

import dev.stopline.line.rules.RulesetKey;
import dev.stopline.squad.rules.SquadKey;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What a rulebook says about its keys is what the rules of its game do with them. */
class RulesetKeysAgreeTest {

    private final Rulebook line = ShippedRulebook.line();
    private final Rulebook squad = ShippedRulebook.squad();

    @Test
    void bothKnowTheSameKeysInTheSameOrder() {
        assertThat(line.keys())
                .extracting(RulesetKeyDoc::key)
                .containsExactlyElementsOf(
                        Arrays.stream(RulesetKey.values()).map(RulesetKey::key).toList());
        assertThat(squad.keys())
                .extracting(RulesetKeyDoc::key)
                .containsExactlyElementsOf(
                        Arrays.stream(SquadKey.values()).map(SquadKey::key).toList());
    }

    @ParameterizedTest
    @EnumSource
    void aKeyHasTheSameDefaultRangeAndReadersInBoth(RulesetKey key) {
        var doc = doc(line, key.key());

        assertThat(text(doc.defaultValue())).isEqualTo(key.standard());
        assertThat(doc.readers().name()).isEqualTo(key.readers().name());
        assertThat(doc.ours()).isEqualTo(key.ours());
        assertThat(doc.rule()).isEqualTo(key.rule());
        switch (doc.kind()) {
            case INTEGER -> assertThat(List.of(doc.min(), doc.max())).isEqualTo(List.of(key.min(), key.max()));
            case BOOLEAN -> assertThat(key.choices()).containsExactlyInAnyOrder("true", "false");
            case CHOICE -> assertThat(doc.values()).containsExactlyElementsOf(key.choices());
            case TYPE_SET -> assertThat(key.choices()).allMatch(choice -> doc.allows(List.of(choice.split(","))));
        }
    }

    @ParameterizedTest
    @EnumSource
    void aKeyOfSquadHasTheSameDefaultAndRangeInBothAndHoldsNothingBack(SquadKey key) {
        var doc = doc(squad, key.key());

        assertThat(text(doc.defaultValue())).isEqualTo(key.standard());
        assertThat(key.allows(key.standard())).isTrue();
        assertThat(doc.readers()).isEqualTo(RuleReaders.ALL);
        assertThat(doc.ours()).isEqualTo(key.ours());
        assertThat(doc.rule()).isEqualTo(key.rule());
        switch (doc.kind()) {
            case INTEGER -> assertThat(List.of(doc.min(), doc.max())).isEqualTo(List.of(key.min(), key.max()));
            case BOOLEAN -> assertThat(key.isYesNo()).isTrue();
            case CHOICE -> assertThat(doc.values()).containsExactlyElementsOf(key.choices());
            case TYPE_SET -> fail("squad has no key that takes several words");
        }
    }

    private static RulesetKeyDoc doc(Rulebook book, String key) {
        return book.keys().stream()
                .filter(each -> each.key().equals(key))
                .findFirst()
                .orElseThrow();
    }

    private static String text(Object value) {
        return value instanceof List<?> words
                ? String.join(",", words.stream().map(Object::toString).toList())
                : value.toString();
    }
}
