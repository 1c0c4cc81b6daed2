package dev.stopline.tournament.rules;

import java.util.List;
import java.util.function.IntConsumer;

/**
 * What a round's pairing is made from.
 *
 * @param round the round to pair, from 1
 * @param cards every entrant, withdrawn ones too (their encounters tell the others' floats), each number once
 * @param forbidden pairs that the organizer keeps apart: they never meet
 * @param forced pairs that the organizer makes: they meet whatever the criteria say, unless one of them sits out
 */
public record RoundToPair(int round, List<PairingCard> cards, List<Pair> forbidden, List<Pair> forced) {

    /**
     * Checks that each number stands once.
     *
     * @throws IllegalArgumentException if two cards have one number, or an entrant is forced into two encounters
     */
    public RoundToPair {
        cards = List.copyOf(cards);
        forbidden = List.copyOf(forbidden);
        forced = List.copyOf(forced);
        long numbers = cards.stream().mapToInt(PairingCard::number).distinct().count();
        long meeting = forced.stream().distinct().count() * 2;
        if (numbers != cards.size()
                || forced.stream()
                                .distinct()
                                .mapMultiToInt(RoundToPair::both)
                                .distinct()
                                .count()
                        != meeting) {
            throw new IllegalArgumentException("each entrant has one card and at most one forced encounter");
        }
    }

    private static void both(Pair pair, IntConsumer into) {
        into.accept(pair.low());
        into.accept(pair.high());
    }
}
