package dev.stopline.platform.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AsciiTest {

    @ParameterizedTest
    @CsvSource({
        "Zoë, Zoe",
        "Łódź, Lodz",
        "Straße, Strasse",
        "Ærøskøbing, Aeroskobing",
        "Nguyễn, Nguyen",
        "ﬁve, five",
        "Team № 1, Team No 1",
        "“Night” – shift, '\"Night\" - shift'",
        "夜班, ??",
        "plain ~ text!, plain ~ text!"
    })
    void a_text_is_spelt_in_ascii(String text, String ascii) {
        assertThat(Ascii.of(text)).isEqualTo(ascii);
    }

    @Test
    void it_is_one_line_without_hidden_characters() {
        assertThat(Ascii.of("  a\r\nb\tc\u200bd\u202ee\u0000 ")).isEqualTo("a b cde");
    }

    @Test
    void a_pair_of_surrogates_is_one_character() {
        assertThat(Ascii.of("🎲 dice")).isEqualTo("? dice");
    }
}
