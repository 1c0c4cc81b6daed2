package dev.stopline.tournament.rules;

import dev.stopline.tournament.rules.Contender.Zone;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * C.04.1 to C.04.3: who meets whom in a round of a Swiss event, by FIDE's Dutch system in force from 1 February 2026,
 * adapted to teams and to encounters of two sessions with the chairs exchanged.
 *
 * <p>Used: the score brackets from the top down (1.3), floats (1.4), no repeat (C1), no second bye (C2), the completion of
 * the whole round (C4), the bye's score (C5), as few and as low floaters as can be (C6, C7) with the next bracket in view
 * (C8), the bye to who has played most (C9), no float twice (C14 to C21), and among equals the order of transpositions and
 * exchanges (Art. 4). Fallen away: all criteria of colours (C3, C10 to C13), for both take both chairs in every encounter;
 * Art. 5 only settles who begins on the first chair.
 *
 * <p>Added: forced pairs are made first; forbidden pairs never meet. Where FIDE leaves it to the arbiter that no complete
 * pairing exists (1.9.3), this one gives way as little as it can, in this order, and says so: somebody more stays without
 * an opponent only because of forbidden pairs, then as few repeats as possible, then as few second byes.
 */
public final class Pairing {

    private final RoundToPair wanted;
    private final Set<Pair> forbidden;
    private final List<PairingCard> left = new ArrayList<>();
    private final List<Met> met = new ArrayList<>();
    private final Map<Integer, List<Reason>> floats = new TreeMap<>();

    /** An encounter, and its two by rank. */
    private record Met(PairingCard upper, PairingCard lower, Encounter encounter) {}

    private Pairing(RoundToPair wanted) {
        this.wanted = wanted;
        this.forbidden = new LinkedHashSet<>(wanted.forbidden());
        wanted.cards().stream()
                .filter(PairingCard::plays)
                .sorted(Comparator.comparingInt(PairingCard::halfPoints)
                        .reversed()
                        .thenComparingInt(PairingCard::number))
                .forEach(left::add);
    }

    /** The pairing of a round: the same for the same values. */
    public static PairedRound pair(RoundToPair wanted) {
        return new Pairing(wanted).pair();
    }

    private PairedRound pair() {
        wanted.forced().stream().distinct().forEach(this::force);
        var concessions = new ArrayList<Reason>();
        for (int score : left.stream().map(PairingCard::halfPoints).distinct().toList()) {
            var bracket = new Bracket(field(score), forbidden).pair();
            for (var made : bracket.made()) {
                meet(made);
                if (met.getLast().encounter().repeat()) {
                    concessions.add(PairingWords.repeated(made.match().pair()));
                }
            }
            bracket.floated()
                    .forEach(each -> floats.computeIfAbsent(each.who().number(), none -> new ArrayList<>())
                            .addAll(each.reasons()));
        }
        boolean alone = left.size() > 1;
        var byes = left.stream().map(each -> bye(each, alone)).toList();
        byes.forEach(each -> concessions.addAll(PairingWords.given(each, alone)));
        return new PairedRound(onBoards(), byes, concessions);
    }

    private void force(Pair pair) {
        var two = left.stream().filter(each -> pair.has(each.number())).toList();
        if (two.size() == 2) {
            meet(two.getFirst(), two.getLast(), List.of(PairingWords.forced(pair)));
        }
    }

    private void meet(Bracket.Made made) {
        var upper = made.match().upper().card();
        var lower = made.match().lower().card();
        var reasons = new ArrayList<Reason>();
        reasons.add(PairingWords.bracket(upper, lower));
        reasons.addAll(floats.getOrDefault(upper.number(), List.of()));
        reasons.addAll(made.reasons());
        meet(upper, lower, reasons);
    }

    private void meet(PairingCard upper, PairingCard lower, List<Reason> reasons) {
        boolean begins = Chairs.upperBegins(upper, lower);
        int first = begins ? upper.number() : lower.number();
        int second = begins ? lower.number() : upper.number();
        boolean repeat = upper.meetings(lower.number()) > 0;
        met.add(new Met(upper, lower, new Encounter(first, second, repeat, reasons)));
        left.remove(upper);
        left.remove(lower);
    }

    private Bye bye(PairingCard card, boolean alone) {
        var reasons = new ArrayList<>(floats.getOrDefault(card.number(), List.of()));
        reasons.add(PairingWords.bye(card, alone));
        return new Bye(card.number(), card.byes() > 0, reasons);
    }

    /** Who is still unpaired, as the bracket of this score sees them. */
    private List<Contender> field(int score) {
        int next = left.stream()
                .mapToInt(PairingCard::halfPoints)
                .filter(each -> each < score)
                .findFirst()
                .orElse(-1);
        var field = new ArrayList<Contender>();
        for (var card : left) {
            int own = card.halfPoints();
            var zone =
                    own > score ? Zone.MOVED_DOWN : own == score ? Zone.RESIDENT : own == next ? Zone.NEXT : Zone.BELOW;
            int place = (int) field.stream().filter(each -> each.zone() == zone).count();
            field.add(new Contender(card, zone, place, drift(card, 1), drift(card, 2)));
        }
        if (field.size() % 2 == 1) {
            field.add(Contender.nobody());
        }
        return field;
    }

    private Drift drift(PairingCard card, int roundsAgo) {
        return Drift.of(card, wanted.round() - roundsAgo, wanted.cards());
    }

    /** C.04.2: by the score of the higher ranked, then by both scores, then by the higher ranked's number. */
    private List<Encounter> onBoards() {
        return met.stream()
                .sorted(Comparator.<Met>comparingInt(each -> -each.upper().halfPoints())
                        .thenComparingInt(each -> -each.lower().halfPoints())
                        .thenComparingInt(each -> each.upper().number()))
                .map(Met::encounter)
                .toList();
    }
}
