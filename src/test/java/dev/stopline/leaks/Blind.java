package dev.stopline.leaks;

import dev.stopline.line.rules.LineEvent;
import dev.stopline.line.rules.Mode;
import dev.stopline.line.rules.Sight;
import dev.stopline.line.rules.Viewer;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Those of whom the difference of a pair of games is hidden as yet: to each of them the two look the same. */
public final class Blind {

    private final Difference difference;
    private final Mode mode;
    private final Sight sight;
    private final Set<Viewer> viewers = new LinkedHashSet<>();

    /** Those of the viewers from whom the difference is hidden at first, where sight is decided so. */
    public Blind(Difference difference, Mode mode, Collection<Viewer> viewers, Sight sight) {
        this.difference = difference;
        this.mode = mode;
        this.sight = sight;
        viewers.stream().filter(difference::isHiddenFrom).forEach(this.viewers::add);
    }

    /** Who does not know the difference yet. */
    public Set<Viewer> viewers() {
        return viewers;
    }

    /**
     * What a move brought in each of the two games is heard; answers who knows the difference by that.
     *
     * @throws AssertionError if somebody sees a difference that no event of the list says
     */
    public Set<Viewer> hear(List<LineEvent> one, List<LineEvent> other) {
        var told = new LinkedHashSet<Viewer>();
        for (var viewer : viewers) {
            var seen = seen(one, viewer);
            var seenOther = seen(other, viewer);
            if (!seen.equals(seenOther)) {
                mustBeSaid(seen, seenOther, viewer);
                told.add(viewer);
            }
        }
        viewers.removeAll(told);
        return told;
    }

    private List<LineEvent> seen(List<LineEvent> events, Viewer viewer) {
        return events.stream().filter(each -> sight.sees(mode, each, viewer)).toList();
    }

    /** The first event in which the two lists differ says the difference to the viewer. */
    public void mustBeSaid(List<LineEvent> seen, List<LineEvent> seenOther, Viewer viewer) {
        int at = 0;
        while (at < seen.size() && at < seenOther.size() && seen.get(at).equals(seenOther.get(at))) {
            at++;
        }
        if (!isSaid(seen, at, viewer) && !isSaid(seenOther, at, viewer)) {
            throw new AssertionError("%s is seen by %s at %d in %s, which is in the other game %s"
                    .formatted(difference, viewer.text(), at, seen, seenOther));
        }
    }

    private boolean isSaid(List<LineEvent> seen, int at, Viewer viewer) {
        return at < seen.size() && difference.isSaidBy(seen.get(at), viewer);
    }
}
