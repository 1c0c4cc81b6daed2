package dev.stopline.line.rules;

import java.util.ArrayList;
import java.util.List;

/**
 * The values that a session overrides (section 2 of the rules); every other key has its standard value.
 *
 * @param overrides in the order in which they were set
 */
public record Ruleset(List<Override> overrides) {

    /** A key and the value that replaces its standard one. */
    public record Override(RulesetKey key, String value) {}

    /** A session that overrides nothing. */
    public static final Ruleset STANDARD = new Ruleset(List.of());

    public Ruleset {
        overrides = List.copyOf(overrides);
    }

    /** The ruleset with this key set. */
    public Ruleset with(RulesetKey key, String value) {
        var changed = new ArrayList<>(overrides);
        changed.removeIf(each -> each.key() == key);
        changed.add(new Override(key, value));
        return new Ruleset(changed);
    }

    /** The value in force, as text. */
    public String value(RulesetKey key) {
        for (var each : overrides) {
            if (each.key() == key) {
                return each.value();
            }
        }
        return key.standard();
    }

    /** The value in force of a key that is a number. */
    public int number(RulesetKey key) {
        return Integer.parseInt(value(key));
    }

    /** Whether the key has this value. */
    public boolean is(RulesetKey key, String value) {
        return value(key).equals(value);
    }

    /** What {@link #isConsistent} asks for, in words. */
    static final String CONSISTENCY = "payoffFloor is at most payoffStart and payoffShownCap, and containedMax and"
            + " payoffShownCap are at most costlyMax";

    /** Whether the values fit together: no frozen Payoff without an ending (GAP-08), none below its floor (L-TRACK-01). */
    public boolean isConsistent() {
        return number(RulesetKey.COSTLY_MAX) >= number(RulesetKey.PAYOFF_SHOWN_CAP)
                && number(RulesetKey.CONTAINED_MAX) <= number(RulesetKey.COSTLY_MAX)
                && number(RulesetKey.PAYOFF_FLOOR) <= number(RulesetKey.PAYOFF_SHOWN_CAP)
                && number(RulesetKey.PAYOFF_FLOOR) <= number(RulesetKey.PAYOFF_START);
    }

    /** L-FACT-02: the type that a record counts as at the cut gate. */
    public RecordType gateTypeOf(RecordType type) {
        return type == RecordType.DEVICE ? RecordType.valueOf(value(RulesetKey.DEVICE_COUNTS_AS)) : type;
    }

    /** L-CUT-03: the gate types that a cut needs. */
    public List<RecordType> gateTypes() {
        return List.of(value(RulesetKey.GATE_TYPES).split(",")).stream()
                .map(RecordType::valueOf)
                .toList();
    }
}
