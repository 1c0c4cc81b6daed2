package dev.stopline.tournament.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.tournament.rules.SwissEvent.Paired;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Random Swiss events of 4 to 64 teams keep the pairing rules; {@code -Dgames=1000} plays as many. */
class PairingPropertiesTest {

    private static final int GAMES = Integer.getInteger("games", 100);

    @Test
    void every_round_of_random_events_keeps_the_pairing_rules() {
        for (int seed = 0; seed < GAMES; seed++) {
            new SwissEvent(seed, 4, 64).play(PairingPropertiesTest::keepsTheRules);
        }
    }

    @Test
    void up_to_eight_teams_no_pairing_at_all_repeats_less_or_floats_less() {
        for (int seed = 0; seed < GAMES; seed++) {
            new SwissEvent(seed, 4, 8).play(PairingPropertiesTest::isLeastOfAll);
        }
    }

    private static void keepsTheRules(Paired paired) {
        everybodyStandsOnce(paired);
        assertThat(Pairing.pair(paired.wanted())).isEqualTo(paired.round());
        assertThat(paired.round().encounters()).allSatisfy(each -> {
            assertThat(each.reasons()).isNotEmpty();
            boolean forced = paired.wanted().forced().contains(each.pair());
            assertThat(paired.wanted().forbidden().contains(each.pair()) && !forced)
                    .isFalse();
        });
        noRepeatIsNeedless(paired);
        byesAreNeeded(paired);
    }

    static void everybodyStandsOnce(Paired paired) {
        var standing = new ArrayList<Integer>();
        paired.round().encounters().forEach(each -> standing.addAll(List.of(each.first(), each.second())));
        paired.round().byes().forEach(each -> standing.add(each.number()));
        assertThat(standing)
                .containsExactlyInAnyOrderElementsOf(
                        paired.playing().stream().map(PairingCard::number).toList());
    }

    static void noRepeatIsNeedless(Paired paired) {
        assertThat(paired.round().encounters())
                .allSatisfy(each -> assertThat(each.repeat())
                        .isEqualTo(paired.card(each.first()).meetings(each.second()) > 0));
        if (repeats(paired)) {
            assertThat(paired.round().concessions()).extracting(Reason::rule).contains("C.04.3 C1");
            assertThat(canBePaired(paired, unpairedByForce(paired), mayMeet(paired), card -> true))
                    .isFalse();
        }
    }

    static void byesAreNeeded(Paired paired) {
        var free = unpairedByForce(paired);
        var byes = paired.round().byes();
        if (byes.size() > 1) {
            assertThat(canBePaired(paired, free, notForbidden(paired), card -> true))
                    .isFalse();
        } else if (byes.size() == 1 && !repeats(paired)) {
            var bye = paired.card(byes.getFirst().number());
            assertThat(byes.getFirst().repeat()).isEqualTo(bye.byes() > 0);
            if (bye.byes() > 0) {
                assertThat(canBePaired(paired, free, mayMeet(paired), card -> card.byes() == 0))
                        .isFalse();
            } else {
                assertThat(canBePaired(
                                paired,
                                free,
                                mayMeet(paired),
                                card -> card.byes() == 0 && card.halfPoints() < bye.halfPoints()))
                        .isFalse();
            }
        } else {
            assertThat(byes).hasSize(free.size() % 2);
        }
    }

    private static boolean repeats(Paired paired) {
        return paired.round().encounters().stream()
                .anyMatch(each -> each.repeat() && !paired.wanted().forced().contains(each.pair()));
    }

    private static List<PairingCard> unpairedByForce(Paired paired) {
        var playing = paired.playing();
        var forced = paired.wanted().forced().stream()
                .filter(pair ->
                        playing.stream().filter(card -> pair.has(card.number())).count() == 2)
                .toList();
        return playing.stream()
                .filter(card -> forced.stream().noneMatch(pair -> pair.has(card.number())))
                .toList();
    }

    private static BiPredicate<PairingCard, PairingCard> notForbidden(Paired paired) {
        return (one, other) -> !paired.wanted().forbidden().contains(new Pair(one.number(), other.number()));
    }

    private static BiPredicate<PairingCard, PairingCard> mayMeet(Paired paired) {
        return notForbidden(paired).and((one, other) -> one.meetings(other.number()) == 0);
    }

    private static boolean canBePaired(
            Paired paired,
            List<PairingCard> free,
            BiPredicate<PairingCard, PairingCard> allowed,
            Predicate<PairingCard> mayHaveBye) {
        if (free.size() % 2 == 0) {
            return TutteMatrix.allPaired(free, allowed);
        }
        var nobody = new PairingCard(0, List.of(), false);
        var all = Stream.concat(free.stream(), Stream.of(nobody)).toList();
        return TutteMatrix.allPaired(
                all, (one, other) -> other == nobody ? mayHaveBye.test(one) : allowed.test(one, other));
    }

    static void isLeastOfAll(Paired paired) {
        var every = new EveryPairing(paired);
        for (int score : every.scores()) {
            assertThat(every.measure(every.made(), score)).isEqualTo(every.least(score));
        }
    }

    @Test
    void a_round_of_sixty_four_is_paired_in_well_under_a_second() {
        var slowest = new ArrayList<Long>();
        IntStream.range(0, 3).forEach(seed -> {
            var last = new ArrayList<Paired>();
            new SwissEvent(seed, 64, 64).play(last::add);
            long start = System.nanoTime();
            last.forEach(each -> Pairing.pair(each.wanted()));
            slowest.add((System.nanoTime() - start) / last.size() / 1_000_000);
        });
        assertThat(slowest).allSatisfy(millis -> assertThat(millis).isLessThan(1000));
    }
}
