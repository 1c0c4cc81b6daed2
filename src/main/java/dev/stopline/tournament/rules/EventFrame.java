package dev.stopline.tournament.rules;

import dev.stopline.decide.Draft;
import dev.stopline.decide.Refusal;
import dev.stopline.dice.Dice;
import dev.stopline.tournament.rules.TournamentState.Phase;
import java.util.Optional;
import java.util.regex.Pattern;

/** T-EVT-01, T-EVT-03, T-EVT-04, T-SCO-01, T-STA-02: an event is created, prepared, started and closed. */
final class EventFrame {

    /** T-EVT-03: so many have to be entered before the event starts. */
    private static final int LEAST = 2;

    private static final Pattern KEY = Pattern.compile("[A-Za-z0-9-]{1,80}");

    private EventFrame() {}

    static Optional<Refusal> refuse(TournamentState s, TournamentMove move, SetupCommand.CreateTournament c) {
        if (move.part() != TournamentMove.Part.ORGANIZER) {
            return Refusal.refuse(TournamentRefusal.NOT_YOURS);
        }
        if (move.by().isBlank()) {
            return Refusal.refuse(TournamentRefusal.ORGANIZER_UNKNOWN);
        }
        if (s.phase() != Phase.NONE) {
            return Refusal.refuse(TournamentRefusal.ALREADY_EXISTS);
        }
        if (!KEY.matcher(c.key()).matches()) {
            return Refusal.refuse(TournamentRefusal.BAD_KEY);
        }
        return c.terms().faults(c.format()).refuse(TournamentRefusal.BAD_TERMS);
    }

    static void create(
            Draft<TournamentState, TournamentEvent> d,
            TournamentMove move,
            SetupCommand.CreateTournament c,
            Dice dice) {
        d.emit(new SetupEvent.TournamentCreated(c.key(), c.format(), c.terms(), move.by()));
        d.emit(new SetupEvent.LotsCommitted(dice.commitment()));
        d.emit(new SetupEvent.ScoringChosen(Scoring.STANDARD));
        d.emit(new SetupEvent.TieBreaksChosen(Standings.standardTieBreaks(c.format())));
    }

    static Optional<Refusal> refuse(TournamentState s, SetupCommand.ChooseScoring c) {
        return refuseOnceStarted(s).or(() -> Refusal.refuseIf(!c.scoring().sound(), TournamentRefusal.BAD_SCORING));
    }

    static Optional<Refusal> refuse(TournamentState s, SetupCommand.ChooseTieBreaks c) {
        boolean once = c.order().stream().distinct().count() == c.order().size();
        return refuseOnceStarted(s)
                .or(() -> Refusal.refuseIf(c.order().isEmpty() || !once, TournamentRefusal.BAD_TIE_BREAKS));
    }

    static Optional<Refusal> refuse(TournamentState s, SetupCommand.PublishStandings c) {
        return Refusal.refuseIf(s.published() == c.open(), TournamentRefusal.PUBLISHED_SO);
    }

    static Optional<Refusal> refuseStart(TournamentState s) {
        return refuseOnceStarted(s).or(() -> Refusal.refuseIf(isTooFew(s), TournamentRefusal.TOO_FEW_ENTRANTS));
    }

    static boolean isTooFew(TournamentState s) {
        return s.entrants().stream().filter(each -> !each.withdrawn()).count() < LEAST;
    }

    static void start(Draft<TournamentState, TournamentEvent> d, TournamentMove move, Dice dice) {
        d.emit(new SetupEvent.TournamentStarted(move.by(), move.at()));
        EntrantLots.draw(d, dice);
    }

    static Optional<Refusal> refuseClose(TournamentState s) {
        return refuseBeforeStart(s).or(() -> Refusal.refuseIf(s.openRound().isPresent(), TournamentRefusal.ROUND_OPEN));
    }

    static void close(Draft<TournamentState, TournamentEvent> d, TournamentMove move, Dice dice) {
        d.emit(new SetupEvent.TournamentClosed(move.by(), move.at()));
        d.emit(new SetupEvent.LotsSeedRevealed(dice.reveal()));
    }

    static Optional<Refusal> refuseBeforeStart(TournamentState s) {
        return Refusal.refuseIf(s.phase() == Phase.REGISTRATION, TournamentRefusal.NOT_STARTED);
    }

    private static Optional<Refusal> refuseOnceStarted(TournamentState s) {
        return Refusal.refuseIf(s.phase() != Phase.REGISTRATION, TournamentRefusal.ALREADY_STARTED);
    }
}
