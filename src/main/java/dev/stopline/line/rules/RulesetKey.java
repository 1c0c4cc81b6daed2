package dev.stopline.line.rules;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Section 2 of the rules: every value that a session may set before it starts. A RULED rule has no key here. */
public enum RulesetKey {
    ROUNDS_PER_STAGE("roundsPerStage", "L-ROUND-01", "2", 1, 6),
    STAGES("stages", "L-ROUND-01", "3", 1, 6),
    ACTIONS_PER_ROUND("actionsPerRound", "L-ACT-01", "2", 1, 6),
    LOOKUPS_PER_STAGE("lookupsPerStage", "L-LOOK-03", "3", 0, 10),
    ROLLS_PER_TABLE_PER_ROUND("rollsPerTablePerRound", "L-ROLL-13", "3", 1, 10),
    BAND_EASY("bandEasy", "L-ROLL-06", "8", 2, 20),
    BAND_STANDARD("bandStandard", "L-ROLL-06", "12", 2, 20),
    BAND_HARD("bandHard", "L-ROLL-06", "16", 2, 20),
    HARD_AT_LIVE_CONTROLS("hardAtLiveControls", "L-ROLL-09", "2", 1, 6),
    COVER_TARGET("coverTarget", "L-COVER-02", "12", 2, 20),
    COVER_REPEAT_BELOW_ROLES("coverRepeatBelowRoles", "L-COVER-04", "3", 1, 4),
    SCORE_PAYOFF("scorePayoff", "L-VERB-01", "1", 1, 5),
    CLOSE_PAYOFF("closePayoff", "L-VERB-02", "-1", -5, -1),
    REPEAT_CLOSING_EXPOSURE("repeatClosingExposure", "L-TRACK-03", "1", 0, 5),
    REPEAT_CLOSING_FROM("repeatClosingFrom", "L-TRACK-03", "2", 1, 10),
    PAYOFF_FLOOR("payoffFloor", "L-TRACK-01", "0", 0, 5),
    PAYOFF_SHOWN_CAP("payoffShownCap", "L-TRACK-04", "8", 1, 50),
    PAYOFF_END_AT("payoffEndAt", "L-END-01", "9", 1, 50),
    PAYOFF_START("payoffStart", "L-TRACK-01", "0", 0, 50),
    EXPOSURE_START("exposureStart", "L-TRACK-06", "0", 0, 50),
    /** 0 = no ceiling. */
    EXPOSURE_MAX("exposureMax", "L-TRACK-06", "0", 0, 100),
    CALL_PAYOFF("callPayoff", "L-CALL-04", "-1", -5, -1),
    CALL_EXPOSURE("callExposure", "L-CALL-04", "1", 1, 5),
    WRONGFUL_EXPOSURE("wrongfulExposure", "L-CUT-20", "2", 0, 10),
    GATE_CLUES("gateClues", "L-CUT-03", "2", 1, 6),
    GATE_TYPES("gateTypes", "L-CUT-03", "PROCESS,MONEY", List.of("PROCESS,MONEY", "PROCESS", "MONEY")),
    DEVICE_COUNTS_AS("deviceCountsAs", "L-FACT-02", "PROCESS", List.of("PROCESS", "MONEY", "DEVICE")),
    MONEY_FROM_STAGE("moneyFromStage", "L-SETUP-08", "2", 1, 6),
    MEETING_QUESTIONS("meetingQuestions", "L-MEET-02", "3", 1, 10),
    LINES_PER_HIRE("linesPerHire", "L-SETUP-06", "3", 1, 10),
    MEETING_REVEALS_PROCESS_CLUE("meetingRevealsProcessClue", "L-TEL-01", "false", List.of("false", "true")),
    /** Percent of sessions. */
    STAGE_1_CALL_THRESHOLD("stage1CallThreshold", "L-TEL-01", "20", 0, 100),
    /** LITERAL is reserved and refused (AMB-36). */
    NAMED_CONTROL_READING("namedControlReading", "L-CUT-08", "AT_CUT", List.of("AT_CUT")),
    CONTAINED_MAX("containedMax", "L-END-05", "4", 0, 50),
    COSTLY_MAX("costlyMax", "L-END-05", "8", 0, 50),
    STAGE_START_TIER("stageStartTier", "L-TIER-01", "NOISY", List.of("NOISY", "CARRY")),
    TIER_STEP_REVEAL("tierStepReveal", "L-FACT-01", "CARD_TAGGED", List.of("CARD_TAGGED", "NONE", "ONE_FACT")),
    ROLLS_AFTER_CALL("rollsAfterCall", "L-CALL-07", "FORFEIT", List.of("FORFEIT", "RESUME")),
    APPROVE_CUT_ACTION(
            "approveCutAction", "L-ACT-02", "CHARGE_IF_AVAILABLE", List.of("CHARGE_IF_AVAILABLE", "STRICT", "FREE")),
    CLOSING_ORDINAL("closingOrdinal", "L-TRACK-03", "EFFECTIVE_ONLY", List.of("EFFECTIVE_ONLY", "ALL_SUCCESSES")),
    HARMLESS_REASON_SCOPE("harmlessReasonScope", "L-MEET-12", "ALL", List.of("ALL", "REVEALED")),
    NARRATED_EFFECT("narratedEffect", "L-ROLL-14", "NONE", List.of("NONE")),
    FIRST_VISIT("firstVisit", "L-ROUND-08", "COMPANY", List.of("COMPANY", "COMRADES")),
    DICE_SOURCE("diceSource", "L-ROLL-02", "ENTERED", List.of("ENTERED", "SERVER")),
    IM_COMPANY_MAY_CALL("imCompanyMayCall", "L-MODE-02", "false", List.of("false", "true"));

    private static final Set<RulesetKey> OURS = EnumSet.of(
            STAGES,
            LOOKUPS_PER_STAGE,
            PAYOFF_START,
            EXPOSURE_START,
            EXPOSURE_MAX,
            CONTAINED_MAX,
            COSTLY_MAX,
            STAGE_START_TIER,
            TIER_STEP_REVEAL,
            APPROVE_CUT_ACTION,
            NARRATED_EFFECT,
            FIRST_VISIT,
            DICE_SOURCE,
            IM_COMPANY_MAY_CALL);

    private final String key;
    private final String rule;
    private final String standard;
    private final int min;
    private final int max;
    private final List<String> choices;

    RulesetKey(String key, String rule, String standard, int min, int max) {
        this(key, rule, standard, min, max, List.of());
    }

    RulesetKey(String key, String rule, String standard, List<String> choices) {
        this(key, rule, standard, 0, 0, choices);
    }

    RulesetKey(String key, String rule, String standard, int min, int max, List<String> choices) {
        this.key = key;
        this.rule = rule;
        this.standard = standard;
        this.min = min;
        this.max = max;
        this.choices = choices;
    }

    /** The key as the contract spells it. */
    public String key() {
        return key;
    }

    /** The rule of the rulebook that the value belongs to. */
    public String rule() {
        return rule;
    }

    /** The value of a session that does not set it. */
    public String standard() {
        return standard;
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

    /** Who may read the key: the four conditions of a cut open with the case, the Incident Master's chapter after it. */
    public Readers readers() {
        return switch (this) {
            case GATE_CLUES, GATE_TYPES, DEVICE_COUNTS_AS, NAMED_CONTROL_READING -> Readers.IN_PLAY;
            case MEETING_REVEALS_PROCESS_CLUE, STAGE_1_CALL_THRESHOLD, HARMLESS_REASON_SCOPE, LINES_PER_HIRE ->
                Readers.IM_UNTIL_DEBRIEF;
            case WRONGFUL_EXPOSURE -> Readers.IM_UNTIL_DEBRIEF;
            case ROUNDS_PER_STAGE, STAGES, ACTIONS_PER_ROUND, LOOKUPS_PER_STAGE, ROLLS_PER_TABLE_PER_ROUND ->
                Readers.ALL;
            case BAND_EASY, BAND_STANDARD, BAND_HARD, HARD_AT_LIVE_CONTROLS, COVER_TARGET -> Readers.ALL;
            case COVER_REPEAT_BELOW_ROLES, SCORE_PAYOFF, CLOSE_PAYOFF, REPEAT_CLOSING_EXPOSURE -> Readers.ALL;
            case REPEAT_CLOSING_FROM, PAYOFF_FLOOR, PAYOFF_SHOWN_CAP, PAYOFF_END_AT, PAYOFF_START -> Readers.ALL;
            case EXPOSURE_START, EXPOSURE_MAX, CALL_PAYOFF, CALL_EXPOSURE -> Readers.ALL;
            case MONEY_FROM_STAGE, MEETING_QUESTIONS, CONTAINED_MAX, COSTLY_MAX, STAGE_START_TIER -> Readers.ALL;
            case TIER_STEP_REVEAL, ROLLS_AFTER_CALL, APPROVE_CUT_ACTION, CLOSING_ORDINAL -> Readers.ALL;
            case NARRATED_EFFECT, FIRST_VISIT, DICE_SOURCE, IM_COMPANY_MAY_CALL -> Readers.ALL;
        };
    }

    /** Whether the standard value is our own answer where the text of the rules gives none. */
    public boolean ours() {
        return OURS.contains(this);
    }

    /** Whether the value is of the key's kind and within its range. */
    public boolean allows(String value) {
        if (!choices.isEmpty()) {
            return choices.contains(value);
        }
        return value.matches("-?(0|[1-9][0-9]{0,3})")
                && Integer.parseInt(value) >= min
                && Integer.parseInt(value) <= max;
    }

    /** The values allowed, in words: a range of whole numbers, both ends included, or the choices. */
    public String range() {
        return choices.isEmpty() ? "a whole number from " + min + " to " + max : String.join(" or ", choices);
    }

    /** The key of this spelling, if it is one. */
    public static Optional<RulesetKey> of(String key) {
        return Arrays.stream(values()).filter(each -> each.key.equals(key)).findFirst();
    }

    /** When a key may be read, and by whom. */
    public enum Readers {
        /** Everybody, always. */
        ALL,
        /** Everybody once the case has started; before that the Incident Master. */
        IN_PLAY,
        /** The Incident Master; everybody once the debrief is open. */
        IM_UNTIL_DEBRIEF
    }
}
