package dev.stopline.tournament.rules;

import dev.stopline.decide.Refusal;
import java.util.Optional;

/** T-RND-07, T-RND-08: the clock of a round is stopped, runs on, and is given minutes; the rules never look at one. */
final class RoundClock {

    /** T-RND-08: how much extra time is given at once, at most. */
    static final int MOST_EXTRA = 600;

    private RoundClock() {}

    static Optional<Refusal> refusePause(TournamentState s) {
        return refuseWithoutRound(s).or(() -> Refusal.refuseIf(isPaused(s), TournamentRefusal.ROUND_PAUSED));
    }

    static Optional<Refusal> refuseResume(TournamentState s) {
        return refuseWithoutRound(s).or(() -> Refusal.refuseIf(!isPaused(s), TournamentRefusal.NOT_PAUSED));
    }

    static Optional<Refusal> refuse(TournamentState s, RoundCommand.GiveExtraTime c) {
        boolean fits = c.minutes() >= 1 && c.minutes() <= MOST_EXTRA;
        return refuseWithoutRound(s).or(() -> Refusal.refuseIf(!fits, TournamentRefusal.BAD_EXTRA_TIME));
    }

    static Optional<Refusal> refuseWithoutRound(TournamentState s) {
        return Refusal.refuseIf(s.openRound().isEmpty(), TournamentRefusal.NO_ROUND_OPEN);
    }

    static boolean isPaused(TournamentState s) {
        return s.openRound()
                .filter(each -> each.status() == Round.Status.PAUSED)
                .isPresent();
    }

    static int openNumber(TournamentState s) {
        return s.openRound().orElseThrow().number();
    }
}
