package dev.stopline.tournament.rules;

import dev.stopline.decide.Decider;
import dev.stopline.decide.Draft;
import dev.stopline.decide.Refusal;
import dev.stopline.decide.Ruling;
import dev.stopline.dice.Dice;
import dev.stopline.tournament.rules.TournamentState.Phase;
import java.util.Optional;

/**
 * The rules of tournaments: who may move, whether the event is there and not over, then the file that answers. The dice
 * are those of the lots; only creating, starting, closing and a late entry use them.
 */
public final class TournamentRules implements Decider<TournamentState, TournamentMove, TournamentEvent> {

    @Override
    public TournamentState initial() {
        return TournamentState.INITIAL;
    }

    @Override
    public TournamentState evolve(TournamentState state, TournamentEvent event) {
        return state.after(event);
    }

    @Override
    public Optional<Refusal> refuses(TournamentState s, TournamentMove move) {
        if (move.command() instanceof SetupCommand.CreateTournament create) {
            return EventFrame.refuse(s, move, create);
        }
        if (s.phase() == Phase.NONE) {
            return Refusal.refuse(TournamentRefusal.NO_TOURNAMENT);
        }
        boolean over = s.phase() == Phase.CLOSED && !isForClosed(move.command());
        return Authority.refuse(s, move)
                .or(() -> Refusal.refuseIf(over, TournamentRefusal.TOURNAMENT_CLOSED))
                .or(() -> switch (move.command()) {
                    case SetupCommand c -> refuse(s, move, c);
                    case RegistrationCommand c -> refuse(s, c);
                    case BoardCommand c -> refuse(s, c);
                    case RoundCommand c -> refuse(s, c);
                    case ResultCommand c -> refuse(s, c);
                });
    }

    /** T-EVT-04: what opens a seed or the standings, or says that tables stand, changes nothing that was played. */
    private static boolean isForClosed(TournamentCommand command) {
        return command instanceof BoardCommand.RevealBoardSeed
                || command instanceof SetupCommand.PublishStandings
                || command instanceof RoundCommand.NoteTablesStand;
    }

    @Override
    public Ruling<TournamentEvent> decide(TournamentState s, TournamentMove move, Dice dice) {
        var refusal = refuses(s, move);
        if (refusal.isPresent()) {
            return new Ruling.Refused<>(refusal.get());
        }
        var draft = new Draft<TournamentState, TournamentEvent>(s, TournamentState::after);
        switch (move.command()) {
            case SetupCommand c -> play(draft, move, c, dice);
            case RegistrationCommand c -> play(draft, move, c, dice);
            case BoardCommand c -> play(draft, c);
            case RoundCommand c -> play(draft, move, c);
            case ResultCommand c -> play(draft, move, c);
        }
        return draft.played();
    }

    private static Optional<Refusal> refuse(TournamentState s, TournamentMove move, SetupCommand command) {
        return switch (command) {
            case SetupCommand.CreateTournament c -> EventFrame.refuse(s, move, c);
            case SetupCommand.ChooseScoring c -> EventFrame.refuse(s, c);
            case SetupCommand.ChooseTieBreaks c -> EventFrame.refuse(s, c);
            case SetupCommand.PublishStandings c -> EventFrame.refuse(s, c);
            case SetupCommand.StartTournament c -> EventFrame.refuseStart(s);
            case SetupCommand.CloseTournament c -> EventFrame.refuseClose(s);
        };
    }

    private static void play(
            Draft<TournamentState, TournamentEvent> d, TournamentMove move, SetupCommand command, Dice dice) {
        switch (command) {
            case SetupCommand.CreateTournament c -> EventFrame.create(d, move, c, dice);
            case SetupCommand.ChooseScoring c -> d.emit(new SetupEvent.ScoringChosen(c.scoring()));
            case SetupCommand.ChooseTieBreaks c -> d.emit(new SetupEvent.TieBreaksChosen(c.order()));
            case SetupCommand.PublishStandings c -> d.emit(new SetupEvent.StandingsPublished(c.open()));
            case SetupCommand.StartTournament c -> EventFrame.start(d, move, dice);
            case SetupCommand.CloseTournament c -> EventFrame.close(d, move, dice);
        }
    }

    private static Optional<Refusal> refuse(TournamentState s, RegistrationCommand command) {
        return switch (command) {
            case RegistrationCommand.Register c -> Registration.refuse(s, c);
            case RegistrationCommand.Withdraw c -> Registration.refuse(s, c);
            case RegistrationCommand.Return c -> Registration.refuse(s, c);
            case RegistrationCommand.SitOut c -> Registration.refuse(s, c);
            case RegistrationCommand.AssignModerator c -> Moderation.refuse(s, c);
            case RegistrationCommand.RelieveModerator c -> Moderation.refuse(s, c);
            case RegistrationCommand.NoteSeen c -> Moderation.refuse(s, c);
        };
    }

    private static void play(
            Draft<TournamentState, TournamentEvent> d, TournamentMove move, RegistrationCommand command, Dice dice) {
        switch (command) {
            case RegistrationCommand.Register c -> Registration.register(d, c, dice);
            case RegistrationCommand.Withdraw c ->
                d.emit(new RegistrationEvent.EntrantWithdrew(c.entrant(), c.why(), move.by(), move.at()));
            case RegistrationCommand.Return c -> Registration.comeBack(d, move, c);
            case RegistrationCommand.SitOut c ->
                d.emit(new RegistrationEvent.SittingOutGranted(c.entrant(), c.halves()));
            case RegistrationCommand.AssignModerator c ->
                d.emit(new RegistrationEvent.ModeratorAssigned(c.subject(), c.boards()));
            case RegistrationCommand.RelieveModerator c ->
                d.emit(new RegistrationEvent.ModeratorRelieved(c.subject(), c.board()));
            case RegistrationCommand.NoteSeen c -> d.emit(new RegistrationEvent.CardSeenNoted(c.subject(), c.cardId()));
        }
    }

    private static Optional<Refusal> refuse(TournamentState s, BoardCommand command) {
        return switch (command) {
            case BoardCommand.AddBoard c -> Boards.refuse(s, c);
            case BoardCommand.RemoveBoard c -> Boards.refuse(s, c);
            case BoardCommand.RevealBoardSeed c -> BoardClosing.refuse(s, c);
        };
    }

    private static void play(Draft<TournamentState, TournamentEvent> d, BoardCommand command) {
        switch (command) {
            case BoardCommand.AddBoard c -> Boards.add(d, c);
            case BoardCommand.RemoveBoard c -> d.emit(new BoardEvent.BoardRemoved(c.board()));
            case BoardCommand.RevealBoardSeed c -> d.emit(new BoardEvent.BoardSeedRevealed(c.board(), c.seed()));
        }
    }

    private static Optional<Refusal> refuse(TournamentState s, RoundCommand command) {
        return switch (command) {
            case RoundCommand.OpenRound c -> EventFrame.refuseBeforeStart(s).or(() -> Rounds.refuse(s, c));
            case RoundCommand.ForbidPairing c -> PairingWishes.refuse(s, c);
            case RoundCommand.ForcePairing c -> PairingWishes.refuse(s, c);
            case RoundCommand.LiftPairing c -> PairingWishes.refuse(s, c);
            case RoundCommand.StartAttempt c -> Ladder.refuse(s, c);
            case RoundCommand.NoteTablesStand c -> Rounds.refuse(s, c);
            case RoundCommand.PauseRound c -> RoundClock.refusePause(s);
            case RoundCommand.ResumeRound c -> RoundClock.refuseResume(s);
            case RoundCommand.GiveExtraTime c -> RoundClock.refuse(s, c);
            case RoundCommand.CloseRound c -> Rounds.refuseClose(s);
        };
    }

    private static void play(Draft<TournamentState, TournamentEvent> d, TournamentMove move, RoundCommand command) {
        switch (command) {
            case RoundCommand.OpenRound c -> Rounds.open(d, move, c);
            case RoundCommand.ForbidPairing c -> d.emit(new RoundEvent.PairingForbidden(c.first(), c.second()));
            case RoundCommand.ForcePairing c -> d.emit(new RoundEvent.PairingForced(c.first(), c.second()));
            case RoundCommand.LiftPairing c -> d.emit(new RoundEvent.PairingLifted(c.first(), c.second()));
            case RoundCommand.StartAttempt c -> Ladder.start(d, move, c);
            case RoundCommand.NoteTablesStand c -> Rounds.stand(d, c);
            case RoundCommand.PauseRound c ->
                d.emit(new RoundEvent.RoundPaused(RoundClock.openNumber(d.state()), move.at()));
            case RoundCommand.ResumeRound c ->
                d.emit(new RoundEvent.RoundResumed(RoundClock.openNumber(d.state()), move.at()));
            case RoundCommand.GiveExtraTime c ->
                d.emit(new RoundEvent.ExtraTimeGiven(
                        RoundClock.openNumber(d.state()), c.minutes(), move.by(), move.at()));
            case RoundCommand.CloseRound c -> Rounds.close(d, move);
        }
    }

    private static Optional<Refusal> refuse(TournamentState s, ResultCommand command) {
        return switch (command) {
            case ResultCommand.RecordLineResult c -> Results.refuse(s, c);
            case ResultCommand.RecordJobResult c -> Results.refuse(s, c);
            case ResultCommand.NoteAbandoned c -> Results.refuse(s, c);
            case ResultCommand.RecordNoShow c -> Results.refuse(s, c);
            case ResultCommand.RuleOnTable c -> Results.refuse(s, c);
            case ResultCommand.CorrectLineResult c -> Corrections.refuse(s, c);
            case ResultCommand.CorrectJobResult c -> Corrections.refuse(s, c);
            case ResultCommand.CorrectByRuling c -> Corrections.refuse(s, c);
        };
    }

    private static void play(Draft<TournamentState, TournamentEvent> d, TournamentMove move, ResultCommand command) {
        switch (command) {
            case ResultCommand.RecordLineResult c -> Results.record(d, move, c);
            case ResultCommand.RecordJobResult c -> Results.record(d, move, c);
            case ResultCommand.NoteAbandoned c -> d.emit(new ResultEvent.TableAbandoned(c.gameId(), move.at()));
            case ResultCommand.RecordNoShow c -> Results.record(d, move, c);
            case ResultCommand.RuleOnTable c -> Results.rule(d, move, c);
            case ResultCommand.CorrectLineResult c -> Corrections.correct(d, move, c);
            case ResultCommand.CorrectJobResult c -> Corrections.correct(d, move, c);
            case ResultCommand.CorrectByRuling c -> Corrections.correct(d, move, c);
        }
    }
}
