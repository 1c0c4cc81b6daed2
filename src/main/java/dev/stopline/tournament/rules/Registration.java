package dev.stopline.tournament.rules;

import dev.stopline.decide.Draft;
import dev.stopline.decide.Refusal;
import dev.stopline.dice.Dice;
import dev.stopline.tournament.rules.TournamentState.Phase;
import java.util.List;
import java.util.Optional;

/** T-REG-01..06, T-RND-06: entering in time or late, withdrawing, coming back, and sitting out the next round. */
final class Registration {

    /** T-REG-01: how many subjects an entrant has at most. */
    static final int MOST_SUBJECTS = 12;

    /** T-REG-04: how many entrants an event has at most. */
    static final int MOST_ENTRANTS = 1_000;

    private Registration() {}

    static Optional<Refusal> refuse(TournamentState s, RegistrationCommand.Register c) {
        if (!sound(c.subjects())) {
            return Refusal.refuse(TournamentRefusal.BAD_SUBJECTS);
        }
        if (s.entrants().size() >= MOST_ENTRANTS) {
            return Refusal.refuse(TournamentRefusal.TOO_MANY_ENTRANTS);
        }
        if (s.rounds().size() > s.terms().lateUntil() || hasWatched(s, c.subjects())) {
            return Refusal.refuse(TournamentRefusal.LATE_ENTRY_CLOSED);
        }
        boolean taken =
                s.entrants().stream().flatMap(each -> each.subjects().stream()).anyMatch(c.subjects()::contains);
        if (taken) {
            return Refusal.refuse(TournamentRefusal.SUBJECT_TAKEN);
        }
        return Moderation.refuseEntry(s, c.subjects());
    }

    /** T-CLO-03: in a ladder the organizer may have looked on at boards that a late entry would still attempt. */
    private static boolean hasWatched(TournamentState s, List<String> subjects) {
        return s.format() == Format.LADDER && !s.rounds().isEmpty() && subjects.contains(s.organizer());
    }

    static void register(Draft<TournamentState, TournamentEvent> d, RegistrationCommand.Register c, Dice dice) {
        boolean late = d.state().phase() == Phase.RUNNING;
        var id = "E" + (d.state().entrants().size() + 1);
        d.emit(new RegistrationEvent.EntrantRegistered(id, c.subjects(), late));
        if (late) {
            EntrantLots.draw(d, dice);
        }
    }

    private static boolean sound(List<String> subjects) {
        return !subjects.isEmpty()
                && subjects.size() <= MOST_SUBJECTS
                && subjects.stream().noneMatch(String::isBlank)
                && subjects.stream().distinct().count() == subjects.size();
    }

    static Optional<Refusal> refuse(TournamentState s, RegistrationCommand.Withdraw c) {
        return refuseUnlessIn(s, c.entrant());
    }

    static Optional<Refusal> refuse(TournamentState s, RegistrationCommand.Return c) {
        return refuseUnknown(s, c.entrant())
                .or(() -> Refusal.refuseIf(
                        isIn(s, c.entrant()) && !sitsOut(s, c.entrant()), TournamentRefusal.NOT_WITHDRAWN));
    }

    /** T-REG-06, T-RND-06: who comes back plays in the next round. */
    static void comeBack(Draft<TournamentState, TournamentEvent> d, TournamentMove move, RegistrationCommand.Return c) {
        var s = d.state();
        d.emitIf(!isIn(s, c.entrant()), new RegistrationEvent.EntrantReturned(c.entrant(), move.by(), move.at()));
        d.emitIf(sitsOut(s, c.entrant()), new RegistrationEvent.SittingOutTakenBack(c.entrant()));
    }

    static Optional<Refusal> refuse(TournamentState s, RegistrationCommand.SitOut c) {
        int most = s.format() == Format.SWISS ? Past.DRAW : 0;
        return refuseUnlessIn(s, c.entrant())
                .or(() -> Refusal.refuseIf(
                        sitsOut(s, c.entrant()) || c.halves() < 0 || c.halves() > most,
                        TournamentRefusal.BAD_SITTING_OUT));
    }

    /** Whether the entrant is not there, or has withdrawn. */
    static Optional<Refusal> refuseUnlessIn(TournamentState s, String entrant) {
        return refuseUnknown(s, entrant).or(() -> Refusal.refuseIf(!isIn(s, entrant), TournamentRefusal.WITHDRAWN));
    }

    static Optional<Refusal> refuseUnknown(TournamentState s, String entrant) {
        return Refusal.refuseIf(s.entrant(entrant).isEmpty(), TournamentRefusal.UNKNOWN_ENTRANT);
    }

    private static boolean sitsOut(TournamentState s, String entrant) {
        return s.entrant(entrant).filter(Entrant::sitsOut).isPresent();
    }

    private static boolean isIn(TournamentState s, String entrant) {
        return s.entrant(entrant).filter(each -> !each.withdrawn()).isPresent();
    }
}
