package dev.stopline.debrief;

import static org.assertj.core.api.Assertions.assertThat;

/** What every sentence of a debrief must be. */
public final class Sentences {

    private Sentences() {}

    /** Plain English that begins and ends like a sentence, with a rule of this form. */
    public static void assertGood(Told told, String event, String rule) {
        assertThat(told.sentence()).as(event).matches("(?s).*[.!?]”?").doesNotContain(".”.", "?”.", "!”.");
        assertThat(told.sentence().replaceAll("“[^”]*”", "“”"))
                .as("%s, but for what was quoted", event)
                .doesNotContain("null", "..", "  ")
                .doesNotContainPattern("\\b[A-Z]+_[A-Z_]+\\b")
                .doesNotContainPattern(
                        "\\b1 (actions|fingers|questions|hires|facts|Leads|Hard Facts|sessions|tiers)\\b");
        assertThat(told.sentence().charAt(0)).as(event).matches(first -> !Character.isLowerCase(first));
        assertThat(told.rule()).as(event).matches(rule);
    }
}
