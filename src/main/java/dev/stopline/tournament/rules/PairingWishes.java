package dev.stopline.tournament.rules;

import dev.stopline.decide.Refusal;
import dev.stopline.tournament.rules.TournamentState.PairWord;
import java.util.List;
import java.util.Optional;

/** T-SWI-04, T-SWI-05: the organizer keeps two entrants apart for good, or makes them meet in the next round. */
final class PairingWishes {

    private PairingWishes() {}

    static Optional<Refusal> refuse(TournamentState s, RoundCommand.ForbidPairing c) {
        boolean said = s.words().stream().anyMatch(each -> each.isAbout(c.first(), c.second()));
        return refusePair(s, c.first(), c.second()).or(() -> Refusal.refuseIf(said, TournamentRefusal.PAIR_CONFLICT));
    }

    static Optional<Refusal> refuse(TournamentState s, RoundCommand.ForcePairing c) {
        boolean said = s.words().stream()
                .anyMatch(each -> each.isAbout(c.first(), c.second())
                        || each.forced() && (each.names(c.first()) || each.names(c.second())));
        return refusePair(s, c.first(), c.second()).or(() -> Refusal.refuseIf(said, TournamentRefusal.PAIR_CONFLICT));
    }

    static Optional<Refusal> refuse(TournamentState s, RoundCommand.LiftPairing c) {
        boolean said = s.words().stream().anyMatch(each -> each.isAbout(c.first(), c.second()));
        return Refusal.refuseIf(!said, TournamentRefusal.NO_SUCH_PAIR);
    }

    private static Optional<Refusal> refusePair(TournamentState s, String first, String second) {
        if (s.format() != Format.SWISS) {
            return Refusal.refuse(TournamentRefusal.WRONG_FORMAT);
        }
        boolean two = !first.equals(second)
                && s.entrant(first).isPresent()
                && s.entrant(second).isPresent();
        return Refusal.refuseIf(!two, TournamentRefusal.BAD_PAIR);
    }

    /** T-SWI-04: whether no two of those who play may meet. */
    static Optional<Refusal> refuseApart(TournamentState s, List<Entrant> playing) {
        boolean meet = s.format() != Format.SWISS
                || playing.stream()
                        .anyMatch(one -> playing.stream()
                                .anyMatch(other -> !one.id().equals(other.id())
                                        && s.words().stream()
                                                .noneMatch(
                                                        each -> !each.forced() && each.isAbout(one.id(), other.id()))));
        return Refusal.refuseIf(!meet, TournamentRefusal.NOBODY_MEETS);
    }

    /** A word about two entrants as their pairing numbers. */
    static Pair numbers(TournamentState s, PairWord word) {
        return new Pair(number(s, word.first()), number(s, word.second()));
    }

    private static int number(TournamentState s, String entrant) {
        return s.entrant(entrant).orElseThrow().number();
    }
}
