package dev.stopline.tournament.rules;

import java.util.List;

/**
 * What the pairing and the tie-breaks know of one entrant.
 *
 * @param number the pairing number, from 1; of equal score, the lower number ranks higher
 * @param past the rounds so far, in order, each round of the event once
 * @param plays whether it is to be paired in the coming round: not withdrawn, and not sitting out
 */
public record PairingCard(int number, List<Past> past, boolean plays) {

    public PairingCard {
        past = List.copyOf(past);
    }

    /** The score: the sum of the past rounds' half points. */
    public int halfPoints() {
        return past.stream().mapToInt(Past::halfPoints).sum();
    }

    /** How often it has played this opponent; an encounter that nobody came to does not count (C.04.1 Art. 2). */
    public int meetings(int opponent) {
        return (int) past.stream()
                .filter(each -> each.attendance() == Attendance.MET && each.opponent() == opponent)
                .count();
    }

    /** Criterion C2: how often a pairing bye, or a win without play, already came its way. */
    public int byes() {
        return (int) past.stream()
                .filter(each -> each.attendance() == Attendance.PAIRING_BYE || each.isWinWithoutPlay())
                .count();
    }

    /** Criterion C9: the rounds it did not play. */
    public int unplayed() {
        return (int) past.stream()
                .filter(each -> each.attendance() != Attendance.MET)
                .count();
    }

    /** The score before a round, counted from 1; of a round to come, the score. */
    int halfPointsBefore(int round) {
        return past.stream().limit(round - 1L).mapToInt(Past::halfPoints).sum();
    }
}
