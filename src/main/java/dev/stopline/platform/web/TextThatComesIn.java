package dev.stopline.platform.web;

import java.text.Normalizer;
import java.util.Optional;

/**
 * What every text must be that comes in from outside: no control characters but newline and tab, no half of a surrogate
 * pair, and in the composed normal form (NFC). The store refuses some of these, and so a player's sentence would
 * otherwise end in a failure of ours.
 */
public final class TextThatComesIn {

    private TextThatComesIn() {}

    /** What is wrong with the text, as a sentence; empty if nothing is. */
    public static Optional<String> fault(String text) {
        int at = 0;
        while (at < text.length()) {
            int codePoint = text.codePointAt(at);
            if (codePoint >= Character.MIN_SURROGATE && codePoint <= Character.MAX_SURROGATE) {
                return Optional.of("contains half of a surrogate pair");
            }
            if (Character.isISOControl(codePoint) && codePoint != '\n' && codePoint != '\t') {
                return Optional.of("contains a control character");
            }
            at += Character.charCount(codePoint);
        }
        return Optional.empty();
    }

    /** The text in the composed normal form. */
    public static String normal(String text) {
        return Normalizer.normalize(text, Normalizer.Form.NFC);
    }
}
