package dev.stopline.squad.rules;

import dev.stopline.decide.Setting;
import java.util.List;

/** Section 8: every value that a career may set when it opens; each is our own answer where the text gives none. */
public enum SquadKey implements Setting {
    DETECTIVE_POINTS("detective.points", "S-DET-01", "12", 0, 20),
    DETECTIVE_MIN("detective.min", "S-DET-01", "2", 2, 6),
    WOUNDS_RETIRE_AT("wounds.retireAt", "S-BETWEEN-02", "3", 1, 10),
    BURNS_DATED("sergeant.burns.dated", "S-GEN-15", "false"),
    CENTRAL_AVENUE_HEAT_SHIFT("territory.centralAvenue.heatShift", "S-GEN-10", "2", 0, 4),
    LONG_BEACH_PULL_SHIFT("territory.longBeach.pullShift", "S-GEN-10", "-1", -3, 0),
    CANCEL_THREAT_ROLL("specialist.cancelThreatRoll", "S-DET-37", "false"),
    MARINE_ON_FIRST_SCENE("warDetail.marine.onFirstScene", "S-DET-13", "true"),
    HEAT9_VOID_SERGEANT("heat9.voidSergeant", "S-HEAT-08", "true"),
    CLOCK_START_MIN("clock.startMin", "S-GEN-19", "1", 1, 3),
    CLOCK_LATCH("clock.latch", "S-CLOCK-03", "true"),
    /** 0 = no ceiling. */
    HEAT_MAX("heat.max", "S-HEAT-10", "0", 0, 50),
    WARRANT_BLOCKS_SILENCE("warrant.blocksSilence", "S-KIT-07", "true"),
    DICE_MODE("dice.mode", "S-GLO-02", "ENTERED", List.of("ENTERED", "SERVER")),
    HOSTILE_ABSENCE("hostile.absence", "S-CLOSE-08", "1", 0, 5),
    /** 0 = no ceiling. */
    STRAIN_MAX("strain.max", "S-STRAIN-01", "0", 0, 50),
    CODE_REVIEW_EVERY("code.reviewEvery", "S-INTERDICT-09", "3", 1, 10),
    SESSION_ALLOW_EARLY_END("session.allowEarlyEnd", "S-SESS-02", "true"),
    /** 0 = no limit. */
    LEADS_MAX_PER_ROLL("leads.maxPerRoll", "S-TOK-03", "0", 0, 10),
    FINAL_AUTO("final.auto", "S-FINAL-01", "true"),
    NAT1_RAISES_TIER("action.nat1RaisesTier", "S-ACT-14", "false"),
    BEAT3_NAT1_IS_COUNTER("interrogation.beat3Nat1IsCounter", "S-INTERRO-09", "false"),
    SHOW_POSTURE("view.showPosture", "S-GEN-11", "false"),
    SHOW_HIDDEN_ANATOMY("view.showHiddenAnatomy", "S-CARD-02", "true"),
    /** The language of the lines that tables deal, which are stored as they were dealt. */
    TEXT_LANGUAGE("text.language", "S-TAB-01", "en", List.of("en")),
    CLEARANCE_RECHECK("clearance.recheck", "S-CLEAR-03", "false");

    private static final List<String> YES_NO = List.of("true", "false");

    private final String key;
    private final String rule;
    private final String standard;
    private final int min;
    private final int max;
    private final List<String> choices;

    SquadKey(String key, String rule, String standard, int min, int max) {
        this(key, rule, standard, min, max, List.of());
    }

    SquadKey(String key, String rule, String standard) {
        this(key, rule, standard, 0, 0, List.of("true", "false"));
    }

    SquadKey(String key, String rule, String standard, List<String> choices) {
        this(key, rule, standard, 0, 0, choices);
    }

    SquadKey(String key, String rule, String standard, int min, int max, List<String> choices) {
        this.key = key;
        this.rule = rule;
        this.standard = standard;
        this.min = min;
        this.max = max;
        this.choices = choices;
    }

    @Override
    public String key() {
        return key;
    }

    @Override
    public String standard() {
        return standard;
    }

    /** The rule of the rulebook that the value belongs to. */
    public String rule() {
        return rule;
    }

    /** Whether the standard value is our own answer; the text gives none of them. */
    public boolean ours() {
        return true;
    }

    /** The lowest number allowed; meaningless where {@link #choices} has entries. */
    public int min() {
        return min;
    }

    /** The highest number allowed; meaningless where {@link #choices} has entries. */
    public int max() {
        return max;
    }

    /** The values allowed, or empty for a number. */
    public List<String> choices() {
        return choices;
    }

    /** Whether the key is true or false. */
    public boolean isYesNo() {
        return choices.equals(YES_NO);
    }

    @Override
    public boolean allows(String value) {
        if (!choices.isEmpty()) {
            return choices.contains(value);
        }
        return value.matches("-?(0|[1-9][0-9]{0,3})")
                && Integer.parseInt(value) >= min
                && Integer.parseInt(value) <= max;
    }

    /** The key of this spelling, if it is one. */
    public static java.util.Optional<SquadKey> of(String key) {
        return java.util.Arrays.stream(values())
                .filter(each -> each.key.equals(key))
                .findFirst();
    }
}
