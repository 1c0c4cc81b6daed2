package dev.stopline.squad.rules;

import dev.stopline.decide.Refusal.Fault;
import dev.stopline.squad.rules.OperationCommand.Options;
import java.util.ArrayList;
import java.util.List;

/** S-KIT-06, S-DET-34, S-EVO-02, S-FAM-03, S-STRAIN-06: the options that do not fit the verb or the source. */
final class OptionsAmiss {

    private static final String LEAN_ONLY = "must be left out: it is for a LEAN";

    private final List<Fault> faults = new ArrayList<>();

    private OptionsAmiss() {}

    static List<Fault> of(Verb verb, Source source, Options options) {
        var amiss = new OptionsAmiss();
        boolean lean = verb == Verb.LEAN;
        boolean nobodys = source.faction() == Faction.NONE;
        amiss.addIf(
                options.wireKit() && verb != Verb.PULL, "wireKit", "S-KIT-06", "must be left out: it is for a PULL");
        amiss.addIf(options.dropTier() && !lean, "dropTier", "S-DET-34", LEAN_ONLY);
        amiss.addIf(options.invokeCost() && !lean, "invokeCost", "S-EVO-02", LEAN_ONLY);
        amiss.addIf(options.convertHeat() && !lean, "convertHeat", "S-FAM-03", LEAN_ONLY);
        amiss.addIf(options.shortFuseLead() && !lean, "shortFuseLead", "S-STRAIN-06", LEAN_ONLY);
        amiss.addIf(
                options.invokeCost() && lean && nobodys,
                "invokeCost",
                "S-EVO-02",
                "must be left out: the source is no faction's");
        return List.copyOf(amiss.faults);
    }

    private void addIf(boolean amiss, String option, String rule, String message) {
        if (amiss) {
            faults.add(Amiss.fault("/options/" + option, rule, message));
        }
    }
}
