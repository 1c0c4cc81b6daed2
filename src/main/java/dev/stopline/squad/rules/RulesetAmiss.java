package dev.stopline.squad.rules;

import dev.stopline.decide.Refusal.Fault;
import java.util.Optional;

/** Section 8: what is amiss with a value of the ruleset that a career is to be opened with. */
final class RulesetAmiss {

    private RulesetAmiss() {}

    /** The fault of this choice, if it has one. */
    static Optional<Fault> of(CareerCommand.Choice choice) {
        var pointer = "/ruleset/" + choice.key().replace("~", "~0").replace("/", "~1");
        var key = SquadKey.of(choice.key());
        if (key.isEmpty()) {
            return Optional.of(Amiss.fault(
                    pointer, "S-GLO-01", "is no key of the ruleset of a career; listRules gives those that there are"));
        }
        if (key.get() == SquadKey.DICE_MODE) {
            return Optional.of(Amiss.fault(pointer, key.get().rule(), "must be left out: diceMode says it"));
        }
        return key.get().allows(choice.value())
                ? Optional.empty()
                : Optional.of(Amiss.fault(pointer, key.get().rule(), "must be " + allowed(key.get())));
    }

    private static String allowed(SquadKey key) {
        return key.choices().isEmpty()
                ? "a whole number from " + key.min() + " to " + key.max()
                : String.join(" or ", key.choices());
    }
}
