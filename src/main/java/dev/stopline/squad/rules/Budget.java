package dev.stopline.squad.rules;

import dev.stopline.decide.Refusal.Fault;
import dev.stopline.decide.Settings;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** S-DET-01, GAP-01: what the five attributes cost, of how many points, and which of them cannot be. */
final class Budget {

    /** GAP-01: where every attribute starts. */
    private static final int WORST = 6;

    private static final String RULE = "S-DET-01";

    private Budget() {}

    /** What is wrong with them; empty if they fit. */
    static List<Fault> faults(Settings<SquadKey> ruleset, CareerCommand.CreateDetective c) {
        int best = ruleset.number(SquadKey.DETECTIVE_MIN);
        int points = ruleset.number(SquadKey.DETECTIVE_POINTS);
        var targets = targets(c);
        var faults = new ArrayList<Fault>();
        targets.forEach((name, target) -> {
            if (target < best || target > WORST) {
                faults.add(Amiss.fault("/" + name, RULE, "must be " + best + " to " + WORST));
            }
        });
        int spent = targets.values().stream().mapToInt(target -> WORST - target).sum();
        if (faults.isEmpty() && spent > points) {
            faults.add(
                    Amiss.fault("", RULE, "eye, legs, nerve, fgt and sht cost " + spent + " of " + points + " points"));
        }
        var atBest = targets.entrySet().stream()
                .filter(each -> each.getValue() == best)
                .map(Map.Entry::getKey)
                .toList();
        if (atBest.size() > 1) {
            faults.add(Amiss.fault("", RULE, "only one may be at " + best + ", not " + String.join(" and ", atBest)));
        }
        return faults;
    }

    private static Map<String, Integer> targets(CareerCommand.CreateDetective c) {
        var targets = new LinkedHashMap<String, Integer>();
        targets.put("eye", c.eye());
        targets.put("legs", c.legs());
        targets.put("nerve", c.nerve());
        targets.put("fgt", c.fgt());
        targets.put("sht", c.sht());
        return targets;
    }
}
