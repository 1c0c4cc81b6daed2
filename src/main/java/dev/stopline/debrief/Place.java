package dev.stopline.debrief;

import java.util.Comparator;

/**
 * The place of a decision: the same at every table, in whatever order the seats moved there.
 *
 * @param who who decides
 * @param kind what is decided
 * @param ordinal which of that kind in this part, from 1
 * @param owed whether only an earlier decision leads here: who does not come here has decided nothing here
 */
public record Place(Part part, String who, String kind, int ordinal, boolean owed) implements Comparable<Place> {

    private static final Comparator<Place> ORDER = Comparator.comparing(Place::part)
            .thenComparing(Place::who)
            .thenComparing(Place::kind)
            .thenComparingInt(Place::ordinal);

    @Override
    public int compareTo(Place other) {
        return ORDER.compare(this, other);
    }
}
