package dev.stopline.tournament.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * The individual Swiss crosstable of sixteen players and five rounds in the FIDE Arbiters' Commission's paper "Exercises
 * in Tie-Breaking" by IA Mario Held (C.07, revision of 22 March 2024), section 2.1: byes of every kind, forfeits, an
 * absence and a withdrawal.
 */
final class PublishedCrosstable {

    /** A line a player: won {@code +}, drawn {@code =}, lost {@code -}; F a forfeit, P a pairing bye, H and Z requested. */
    private static final List<String> LINES = List.of(
            "+9 =13 =2 +15 =4",
            "+10 +7 =1 +16 =3",
            "=11 +6 +8 =4 =2",
            "+12 H +13 =3 =1",
            "-13 -15 +11 =7 +10",
            "-14 -3 P +10 +8",
            "+15 -2 -16 =5 -11",
            "=16 +14 -3 +13 -6",
            "-1 -10 H F-11 P",
            "-2 +9 -15 -6 -5",
            "=3 -16 -5 F+9 +7",
            "-4 P F+14 Z Z",
            "+5 =1 -4 -8 -14",
            "+6 -8 F-12 Z +13",
            "-7 +5 +10 -1 -16",
            "=8 +11 +7 -2 +15");

    private PublishedCrosstable() {}

    static List<StandingCard> cards() {
        var cards = new ArrayList<StandingCard>();
        for (var line : LINES) {
            var past = Stream.of(line.split(" ")).map(PublishedCrosstable::past).toList();
            cards.add(StandingCard.swiss(new PairingCard(cards.size() + 1, past, true), 0, 0));
        }
        return cards;
    }

    private static Past past(String text) {
        if (text.startsWith("F")) {
            int opponent = Integer.parseInt(text.substring(2));
            return text.charAt(1) == '+' ? Past.forfeitWon(opponent) : Past.forfeitLost(opponent);
        }
        return switch (text.charAt(0)) {
            case 'P' -> Past.bye(Attendance.PAIRING_BYE, Past.WIN);
            case 'H' -> Past.bye(Attendance.HALF_BYE, Past.DRAW);
            case 'Z' -> Past.bye(Attendance.ZERO_BYE, 0);
            case '+' -> Past.met(Integer.parseInt(text.substring(1)), Past.WIN, true);
            case '=' -> Past.met(Integer.parseInt(text.substring(1)), Past.DRAW, true);
            default -> Past.met(Integer.parseInt(text.substring(1)), 0, true);
        };
    }
}
