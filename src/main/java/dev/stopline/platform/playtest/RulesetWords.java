package dev.stopline.platform.playtest;

import java.util.ArrayList;
import java.util.List;

/** A ruleset as one line: {@code mode=BOTH_CHAIRS;stages=2}. Equal rulesets have equal lines. */
public final class RulesetWords {

    /** What stands for a ruleset that sets nothing anew. */
    public static final String STANDARD = "standard";

    /** What every line looks like. */
    public static final String PATTERN = "^(standard|[A-Za-z0-9.]+=[A-Za-z0-9_,-]+(;[A-Za-z0-9.]+=[A-Za-z0-9_,-]+)*)$";

    /** No line is longer, in characters. */
    public static final int LONGEST = 2000;

    private final List<String> words = new ArrayList<>();

    /** The line with this value, if it is not the standard one; keys are said in the order in which they are added. */
    public RulesetWords with(String key, String value, String standard) {
        if (!value.equals(standard)) {
            words.add(key + "=" + value);
        }
        return this;
    }

    /** The whole line. */
    public String line() {
        return words.isEmpty() ? STANDARD : String.join(";", words);
    }
}
