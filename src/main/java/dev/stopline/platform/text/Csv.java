package dev.stopline.platform.text;

import java.util.List;
import java.util.stream.Stream;
import tools.jackson.dataformat.csv.CsvMapper;
import tools.jackson.dataformat.csv.CsvSchema;
import tools.jackson.dataformat.csv.CsvWriteFeature;

/**
 * Comma-separated values by RFC 4180, for spreadsheets. Every text is quoted, and one that a spreadsheet would take for a
 * formula has an apostrophe before it, as OWASP advises; numbers stay numbers.
 */
public final class Csv {

    /** What begins a formula, in half and full width, and what a spreadsheet drops before looking. */
    private static final String FORMULA = "=+-@\t\r\n＝＋－＠";

    private static final CsvMapper MAPPER =
            CsvMapper.builder().enable(CsvWriteFeature.ALWAYS_QUOTE_STRINGS).build();

    private Csv() {}

    /**
     * The table as text.
     *
     * @param header the names of the columns
     * @param rows each with a value for each column: a {@link Number}, or anything else as its text
     */
    public static String of(List<String> header, List<? extends List<?>> rows) {
        var cells = Stream.concat(Stream.of(header), rows.stream())
                .map(row -> row.stream().map(Csv::cell).toArray())
                .toList();
        return MAPPER.writer(CsvSchema.emptySchema().withLineSeparator("\r\n")).writeValueAsString(cells);
    }

    private static Object cell(Object value) {
        if (value instanceof Number) {
            return value;
        }
        var text = value.toString();
        return !text.isEmpty() && FORMULA.indexOf(text.charAt(0)) >= 0 ? "'" + text : text;
    }
}
