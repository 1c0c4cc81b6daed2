package dev.stopline.tournament.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/**
 * A Swiss event played at random from a seed: late entries, withdrawals and returns, requested byes, no-shows, forbidden
 * and forced pairs among it. Small events go on until repeats are forced.
 */
final class SwissEvent {

    private final Random chance;
    private final int teams;
    private final int rounds;
    private final List<Pair> forbidden = new ArrayList<>();
    private final List<List<Past>> pasts = new ArrayList<>();
    private final List<Integer> entry = new ArrayList<>();
    private final List<Boolean> away = new ArrayList<>();

    /** A round to pair, and what was made of it. */
    record Paired(RoundToPair wanted, PairedRound round) {

        PairingCard card(int number) {
            return wanted.cards().stream()
                    .filter(each -> each.number() == number)
                    .findFirst()
                    .orElseThrow();
        }

        List<PairingCard> playing() {
            return wanted.cards().stream().filter(PairingCard::plays).toList();
        }
    }

    SwissEvent(int seed, int least, int most) {
        chance = new Random(seed);
        teams = chance.nextInt(least, most + 1);
        rounds = teams <= 8 ? chance.nextInt(2, teams + 3) : chance.nextInt(3, 10);
        for (int i = 0; i < teams; i++) {
            pasts.add(new ArrayList<>());
            entry.add(chance.nextInt(8) == 0 ? chance.nextInt(2, 5) : 1);
            away.add(false);
        }
        int apart = chance.nextInt(3) == 0 ? chance.nextInt(teams) : 0;
        for (int i = 0; i < apart; i++) {
            forbidden.add(pair());
        }
    }

    private Pair pair() {
        int one = chance.nextInt(teams);
        return new Pair(one + 1, (one + 1 + chance.nextInt(teams - 1)) % teams + 1);
    }

    void play(Consumer<Paired> look) {
        for (int round = 1; round <= rounds; round++) {
            var wanted = wanted(round);
            var paired = Pairing.pair(wanted);
            look.accept(new Paired(wanted, paired));
            settle(wanted, paired);
        }
    }

    private RoundToPair wanted(int round) {
        var cards = new ArrayList<PairingCard>();
        for (int i = 0; i < teams; i++) {
            if (chance.nextInt(25) == 0) {
                away.set(i, !away.get(i));
            }
            boolean plays = round >= entry.get(i) && !away.get(i) && chance.nextInt(30) > 0;
            cards.add(new PairingCard(i + 1, pasts.get(i), plays));
        }
        List<Pair> forced = chance.nextInt(10) == 0 ? List.of(pair()) : List.of();
        return new RoundToPair(round, cards, forbidden, forced);
    }

    private void settle(RoundToPair wanted, PairedRound paired) {
        var settled = new TreeMap<Integer, Past>();
        for (var each : paired.encounters()) {
            int result = chance.nextInt(3);
            boolean absent = chance.nextInt(40) == 0;
            settled.put(each.first(), absent ? Past.forfeitWon(each.second()) : Past.met(each.second(), result, true));
            settled.put(
                    each.second(), absent ? Past.forfeitLost(each.first()) : Past.met(each.first(), 2 - result, false));
        }
        paired.byes().forEach(each -> settled.put(each.number(), Past.bye(Attendance.PAIRING_BYE, Past.WIN)));
        IntStream.range(0, teams).forEach(i -> {
            boolean half = wanted.round() >= entry.get(i) && chance.nextInt(3) == 0;
            var sitsOut = Past.bye(half ? Attendance.HALF_BYE : Attendance.ZERO_BYE, half ? 1 : 0);
            pasts.get(i).add(settled.getOrDefault(i + 1, sitsOut));
        });
    }
}
