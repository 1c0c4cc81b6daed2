package dev.stopline.platform.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.dataformat.csv.CsvMapper;
import tools.jackson.dataformat.csv.CsvReadFeature;

class CsvTest {

    @Test
    void texts_are_quoted_numbers_are_not_and_lines_end_as_the_format_says() {
        var text = Csv.of(List.of("Name", "Points"), List.of(List.of("Night Shift", -3), List.of("", 2.5)));

        assertThat(text).isEqualTo("\"Name\",\"Points\"\r\n\"Night Shift\",-3\r\n\"\",2.5\r\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "\n=1", "＝1", "＋1", "－1", "＠A"})
    void what_a_spreadsheet_would_reckon_with_is_a_text(String name) {
        assertThat(read(Csv.of(List.of("Name"), List.of(List.of(name)))))
                .containsExactly(List.of("Name"), List.of("'" + name));
    }

    @ParameterizedTest
    @ValueSource(strings = {"a,b", "say \"no\"", "two\nlines", "a=b", "1-0", "'quoted'", "Zoë", "a;b\t"})
    void any_other_text_comes_back_as_it_was(String name) {
        assertThat(read(Csv.of(List.of("Name"), List.of(List.of(name)))))
                .containsExactly(List.of("Name"), List.of(name));
    }

    @Test
    void a_quote_does_not_end_its_cell() {
        assertThat(Csv.of(List.of("\",=1"), List.of())).isEqualTo("\"\"\",=1\"\r\n");
    }

    private static List<List<String>> read(String text) {
        return CsvMapper.builder()
                .enable(CsvReadFeature.WRAP_AS_ARRAY)
                .build()
                .readerForListOf(String.class)
                .<List<String>>readValues(text)
                .readAll();
    }
}
