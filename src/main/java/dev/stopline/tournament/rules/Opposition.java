package dev.stopline.tournament.rules;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;

/**
 * C.07 Art. 8, 9, 14 and 16: what an entrant's opponents bring to its tie-breaks. A round it did not play itself counts as
 * one against a dummy with its own score (16.4); an opponent's requested byes with no round after them in which it was
 * there to play count as draws (16.3.2).
 */
final class Opposition {

    private final List<Part> parts = new ArrayList<>();

    /**
     * One round's part.
     *
     * @param score the opponent's half points, or the dummy's
     * @param points the half points won from it
     * @param voluntary whether the entrant was not there to play
     */
    private record Part(int score, int points, boolean voluntary) {}

    /**
     * The opposition of an entrant.
     *
     * @throws IllegalArgumentException if an opponent is not in the field
     */
    Opposition(PairingCard card, Map<Integer, PairingCard> field) {
        for (var past : card.past()) {
            boolean voluntary = past.attendance().isVoluntarilyUnplayed();
            int score = past.attendance() == Attendance.MET ? adjusted(opponent(past, field)) : card.halfPoints();
            parts.add(new Part(score, past.halfPoints(), voluntary));
        }
    }

    private static PairingCard opponent(Past past, Map<Integer, PairingCard> field) {
        var opponent = field.get(past.opponent());
        if (opponent == null) {
            throw new IllegalArgumentException("an opponent has no card: number " + past.opponent());
        }
        return opponent;
    }

    /** An entrant's half points as its opponents count them. */
    static int adjusted(PairingCard card) {
        int score = 0;
        boolean gone = true;
        for (var past : card.past().reversed()) {
            gone &= past.attendance().isVoluntarilyUnplayed();
            score += gone && past.attendance().isRequestedBye() ? Past.DRAW : past.halfPoints();
        }
        return score;
    }

    /** Buchholz in quarters of a point, with so many of the least parts and of the greatest cut. */
    int buchholz(int least, int greatest) {
        return sum(each -> 2 * each.score(), least, greatest);
    }

    /** Sonneborn-Berger in quarters of a point, with so many of the least parts cut. */
    int sonnebornBerger(int least) {
        return sum(each -> each.score() * each.points(), least, 0);
    }

    private int sum(ToIntFunction<Part> value, int least, int greatest) {
        var left = new ArrayList<>(parts);
        for (int i = 0; i < least && !left.isEmpty(); i++) {
            left.remove(leastOf(left, value));
        }
        for (int i = 0; i < greatest && !left.isEmpty(); i++) {
            left.remove(left.stream().max(Comparator.comparingInt(value)).orElseThrow());
        }
        return left.stream().mapToInt(value).sum();
    }

    /**
     * C.07 14.1, 16.5: the part of the opponent with the lowest score, or the least of the rounds in which it was not there
     * to play, whichever takes away more.
     */
    private static Part leastOf(List<Part> parts, ToIntFunction<Part> value) {
        var lowest = parts.stream()
                .min(Comparator.comparingInt(Part::score).thenComparingInt(value))
                .orElseThrow();
        return parts.stream()
                .filter(Part::voluntary)
                .min(Comparator.comparingInt(value))
                .filter(each -> value.applyAsInt(each) >= value.applyAsInt(lowest))
                .orElse(lowest);
    }
}
