package dev.stopline.tournament.rules;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * C.07 Art. 6: those tied, parted by the encounters they played among themselves. If each has met each, their points from
 * these decide; if not, one is parted from the others who would be first whatever the missing encounters brought, then
 * the next. Those still tied are looked at again by themselves. Two who met more than once count their average.
 */
final class DirectEncounter {

    /** A multiple of all numbers of meetings up to eight: averages are whole. */
    private static final int WHOLE = 840;

    private DirectEncounter() {}

    /** The tied, as groups in order: one group if nothing parts them. */
    static List<List<PairingCard>> part(List<PairingCard> tied) {
        if (tied.size() < 2) {
            return List.of(tied);
        }
        boolean allMet = tied.stream().allMatch(each -> missing(each, tied) == 0);
        var groups = allMet ? byPoints(tied) : byCertainty(tied);
        return groups.size() == 1
                ? groups
                : groups.stream().flatMap(each -> part(each).stream()).toList();
    }

    private static List<List<PairingCard>> byPoints(List<PairingCard> tied) {
        return tied.stream()
                .map(each -> points(each, tied))
                .distinct()
                .sorted(Comparator.reverseOrder())
                .map(points -> tied.stream()
                        .filter(each -> points(each, tied) == points)
                        .toList())
                .toList();
    }

    private static List<List<PairingCard>> byCertainty(List<PairingCard> tied) {
        var groups = new ArrayList<List<PairingCard>>();
        var left = new ArrayList<>(tied);
        left.sort(Comparator.comparingInt((PairingCard each) -> points(each, tied))
                .reversed());
        while (left.size() > 1 && isCertain(left, tied)) {
            groups.add(List.of(left.removeFirst()));
        }
        groups.add(List.copyOf(left));
        return groups;
    }

    private static boolean isCertain(List<PairingCard> left, List<PairingCard> tied) {
        int best = left.stream()
                .skip(1)
                .mapToInt(each -> points(each, tied) + missing(each, tied) * Past.WIN * WHOLE)
                .max()
                .orElse(0);
        return points(left.getFirst(), tied) > best;
    }

    private static int missing(PairingCard card, List<PairingCard> tied) {
        return (int) tied.stream()
                .filter(each -> each.number() != card.number() && card.meetings(each.number()) == 0)
                .count();
    }

    private static int points(PairingCard card, List<PairingCard> tied) {
        return tied.stream()
                .filter(each -> card.meetings(each.number()) > 0)
                .mapToInt(each -> points(card, each.number()) * WHOLE / card.meetings(each.number()))
                .sum();
    }

    private static int points(PairingCard card, int opponent) {
        return card.past().stream()
                .filter(each -> each.attendance() == Attendance.MET && each.opponent() == opponent)
                .mapToInt(Past::halfPoints)
                .sum();
    }
}
