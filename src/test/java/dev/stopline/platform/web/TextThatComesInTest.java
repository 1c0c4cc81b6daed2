package dev.stopline.platform.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TextThatComesInTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "plain",
                "two\nlines",
                "a\ttab",
                "\u00e9",
                "\uD83D\uDE00",
                "\u202e",
                "\ufffd",
                "\uffff",
                " ",
                "\u0020",
                "~",
                "\u00a0"
            })
    void ordinary_text_passes(String text) {
        assertThat(TextThatComesIn.fault(text)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"\u0000", "a\u0001", "\u0008b", "\u000b", "\r\n", "\u001f", "\u007f", "\u0080", "\u009f"})
    void control_characters_do_not(String text) {
        assertThat(TextThatComesIn.fault(text)).hasValue("contains a control character");
    }

    @ParameterizedTest
    @ValueSource(strings = {"\ud800", "a\udbff", "\udc00", "\udfffb", "\uDE00\uD83D"})
    void half_a_surrogate_pair_does_not(String text) {
        assertThat(TextThatComesIn.fault(text)).hasValue("contains half of a surrogate pair");
    }

    @Test
    void text_is_composed_but_not_folded() {
        assertThat(TextThatComesIn.normal("e\u0301 \u212b \ufb01")).isEqualTo("\u00e9 \u00c5 \ufb01");
    }
}
