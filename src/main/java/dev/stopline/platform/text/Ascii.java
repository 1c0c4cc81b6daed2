package dev.stopline.platform.text;

import java.text.Normalizer;
import java.util.Map;

/**
 * Text in printable ASCII, for formats that know nothing else: letters lose their marks, a few are spelt out ("ß" is
 * "ss"), whatever is left has a question mark in its place.
 */
public final class Ascii {

    private static final Map<Integer, String> SPELT_OUT = Map.ofEntries(
            Map.entry((int) 'ß', "ss"),
            Map.entry((int) 'ẞ', "SS"),
            Map.entry((int) 'æ', "ae"),
            Map.entry((int) 'Æ', "Ae"),
            Map.entry((int) 'œ', "oe"),
            Map.entry((int) 'Œ', "Oe"),
            Map.entry((int) 'ø', "o"),
            Map.entry((int) 'Ø', "O"),
            Map.entry((int) 'đ', "d"),
            Map.entry((int) 'Đ', "D"),
            Map.entry((int) 'ð', "d"),
            Map.entry((int) 'Ð', "D"),
            Map.entry((int) 'þ', "th"),
            Map.entry((int) 'Þ', "Th"),
            Map.entry((int) 'ł', "l"),
            Map.entry((int) 'Ł', "L"),
            Map.entry((int) 'ı', "i"),
            Map.entry((int) '‘', "'"),
            Map.entry((int) '’', "'"),
            Map.entry((int) '“', "\""),
            Map.entry((int) '”', "\""),
            Map.entry((int) '–', "-"),
            Map.entry((int) '—', "-"));

    private Ascii() {}

    /** The text in ASCII on one line; runs of blanks are one, and none stand at its ends. */
    public static String of(String text) {
        var plain = new StringBuilder();
        Normalizer.normalize(text, Normalizer.Form.NFKD).codePoints().forEach(each -> plain.append(letter(each)));
        return plain.toString().replaceAll(" +", " ").strip();
    }

    private static String letter(int codePoint) {
        var type = Character.getType(codePoint);
        if (type == Character.NON_SPACING_MARK || type == Character.FORMAT) {
            return "";
        }
        if (Character.isWhitespace(codePoint) || Character.isISOControl(codePoint)) {
            return " ";
        }
        return codePoint < 0x7f ? Character.toString(codePoint) : SPELT_OUT.getOrDefault(codePoint, "?");
    }
}
