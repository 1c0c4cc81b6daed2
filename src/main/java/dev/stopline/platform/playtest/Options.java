package dev.stopline.platform.playtest;

import java.util.LinkedHashSet;
import java.util.List;

/** Which options players leave alone. */
public final class Options {

    private Options() {}

    /** The options that were open in one of these games or another, and chosen in none; in the order of the rules. */
    public static List<String> neverChosen(List<? extends Play> plays) {
        var left = new LinkedHashSet<String>();
        plays.forEach(each -> left.addAll(each.played().open()));
        plays.forEach(each -> left.removeAll(List.copyOf(each.played().chosen())));
        return List.copyOf(left);
    }
}
