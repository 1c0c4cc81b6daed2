package dev.stopline.platform.playtest;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The games that were played by one ruleset on one scenario.
 *
 * @param plays at least one, in the order given
 * @param <P> a closed session or job
 */
public record Group<P extends Play>(String ruleset, String scenario, List<P> plays) {

    private static final Comparator<Group<?>> ORDER =
            Comparator.<Group<?>, String>comparing(Group::scenario).thenComparing(Group::ruleset);

    public Group {
        plays = List.copyOf(plays);
    }

    /** All groups of these games, by scenario and then by ruleset. */
    public static <P extends Play> List<Group<P>> of(List<P> plays) {
        record Key(String ruleset, String scenario) {}
        var byKey = new LinkedHashMap<Key, List<P>>();
        for (var each : plays) {
            var played = each.played();
            byKey.computeIfAbsent(new Key(played.ruleset(), played.scenario()), absent -> new ArrayList<>())
                    .add(each);
        }
        var groups = new ArrayList<Group<P>>();
        byKey.forEach((key, members) -> groups.add(new Group<>(key.ruleset(), key.scenario(), members)));
        groups.sort(ORDER);
        return List.copyOf(groups);
    }

    /** Whether it has too few games for anything to be said of them. */
    public boolean isWithheld() {
        return !Enough.are(plays.size());
    }

    /** Whether it is of this ruleset and this scenario; null = of any. */
    public boolean is(@Nullable String wantedRuleset, @Nullable String wantedScenario) {
        return (wantedRuleset == null || wantedRuleset.equals(ruleset))
                && (wantedScenario == null || wantedScenario.equals(scenario));
    }

    /**
     * The games that a total over these groups may count: those of groups that are shown. With the others in it, a total
     * less the shown groups would tell what is withheld.
     */
    public static <P extends Play> List<P> shown(List<Group<P>> groups) {
        return groups.stream()
                .filter(group -> !group.isWithheld())
                .flatMap(group -> group.plays().stream())
                .toList();
    }
}
