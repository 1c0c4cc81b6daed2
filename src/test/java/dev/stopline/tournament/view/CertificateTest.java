package dev.stopline.tournament.view;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CertificateTest {

    @ParameterizedTest
    @CsvSource({
        "1, 1st",
        "2, 2nd",
        "3, 3rd",
        "4, 4th",
        "11, 11th",
        "12, 12th",
        "13, 13th",
        "21, 21st",
        "112, 112th",
        "103, 103rd"
    })
    void a_place_is_written_as_one_says_it(int number, String said) {
        assertThat(Certificate.ordinal(number)).isEqualTo(said);
    }
}
