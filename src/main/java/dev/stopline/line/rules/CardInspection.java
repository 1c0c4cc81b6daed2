package dev.stopline.line.rules;

import dev.stopline.decide.Refusal.Fault;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** One look at a card: what it is checked against, and the faults found so far. */
final class CardInspection {

    /** The order in which a refused card names its faults. */
    private static final List<String> ORDER = List.of(
            "L-SETUP-01",
            "L-SETUP-07",
            "L-SETUP-02",
            "L-SETUP-03",
            "L-SETUP-04",
            "L-SETUP-05",
            "L-SETUP-06",
            "L-SETUP-08",
            "L-SETUP-09",
            "L-SETUP-10",
            "L-COVER-05",
            "L-COVER-12");

    private final CaseCard card;
    private final Mode mode;
    private final Ruleset ruleset;
    private final List<Fault> faults = new ArrayList<>();

    CardInspection(CaseCard card, Mode mode, Ruleset ruleset) {
        this.card = card;
        this.mode = mode;
        this.ruleset = ruleset;
    }

    CaseCard card() {
        return card;
    }

    Mode mode() {
        return mode;
    }

    Ruleset ruleset() {
        return ruleset;
    }

    int stages() {
        return ruleset.number(RulesetKey.STAGES);
    }

    int rounds() {
        return ruleset.number(RulesetKey.ROUNDS_PER_STAGE);
    }

    boolean hasHire(int number) {
        return card.hires().stream().anyMatch(hire -> hire.number() == number);
    }

    void fault(String rule, String pointer, String sentence) {
        faults.add(new Fault(pointer, rule, sentence));
    }

    void faultIf(boolean broken, String rule, String pointer, String sentence) {
        if (broken) {
            fault(rule, pointer, sentence);
        }
    }

    /** A text that must be there. */
    void text(String rule, String pointer, String text) {
        faultIf(text.isBlank(), rule, pointer, "This text is empty.");
        textOrNothing(rule, pointer, text);
    }

    /** A text that may be left out. */
    void textOrNothing(String rule, String pointer, String text) {
        faultIf(
                text.codePointCount(0, text.length()) > CardCheck.MAX_TEXT,
                rule,
                pointer,
                "This text is longer than " + CardCheck.MAX_TEXT + " characters.");
    }

    /** A stage that some session has; what lies beyond the stages of this one is not used. */
    void stage(String rule, String pointer, int stage) {
        int last = RulesetKey.STAGES.max();
        faultIf(stage < 1 || stage > last, rule, pointer, "The stages run from 1 to " + last + " at most.");
    }

    /** A stage and round that some session has; what lies beyond those of this one is not used. */
    void moment(String rule, String pointer, int stage, int round) {
        int last = RulesetKey.ROUNDS_PER_STAGE.max();
        stage(rule, pointer + "/stage", stage);
        faultIf(
                round < 1 || round > last,
                rule,
                pointer + "/round",
                "The rounds of a stage run from 1 to " + last + " at most.");
    }

    /** What was found, in the order in which a card's rules are tested. */
    List<Fault> faults() {
        return faults.stream()
                .sorted(Comparator.comparingInt(fault -> ORDER.indexOf(fault.rule())))
                .toList();
    }
}
