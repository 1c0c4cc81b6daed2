package dev.stopline.tournament.rules;

import static dev.stopline.tournament.rules.Organized.CONTAINED;
import static dev.stopline.tournament.rules.Organized.TIMES;
import static dev.stopline.tournament.rules.Organized.award;
import static dev.stopline.tournament.rules.Organized.game;

import dev.stopline.dice.Commitment;
import dev.stopline.tournament.rules.TournamentMove.Part;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;

/** A move that meets each refusal code of boards, rounds and results. */
final class RefusedInPlay {

    private static final Map<TournamentRefusal, Supplier<TournamentRefusal>> MET = new TreeMap<>();

    private static final String HEX = Commitment.to(Organized.SEED).hex();

    static {
        ofBoards();
        ofRounds();
        ofPairsAndAttempts();
        ofResults();
    }

    private RefusedInPlay() {}

    static Map<TournamentRefusal, Supplier<TournamentRefusal>> met() {
        return MET;
    }

    private static void ofBoards() {
        var line = new BoardSpec(Game.LINE, "alpha", BoardMode.COMPANY_ONLY, 0, "", List.of());
        met(TournamentRefusal.BAD_BOARD, () -> Organized.duplicate().refused(new BoardCommand.AddBoard(line, "ab")));
        met(TournamentRefusal.BOARD_UNFIT, () -> Organized.swiss().refused(new BoardCommand.AddBoard(line, HEX)));
        met(TournamentRefusal.UNKNOWN_BOARD, () -> Organized.swiss().refused(new BoardCommand.RemoveBoard("B1")));
        met(TournamentRefusal.BOARD_DEALT, () -> Organized.threeAtABoard().refused(new BoardCommand.RemoveBoard("B1")));
        met(TournamentRefusal.NOT_YOUR_TABLE, () -> {
            var event = Organized.threeAtABoard();
            event.service(new RoundCommand.NoteTablesStand(List.of(game(1, 1, 1))));
            return (TournamentRefusal) Seating.refuseSeat(event.state(), game(1, 1, 1), 0, "p2")
                    .orElseThrow()
                    .code();
        });
        met(TournamentRefusal.NOBODY_MEETS, () -> {
            var event =
                    Organized.swiss().entered(2).board("alpha").board("beta").started();
            event.organizer(new RoundCommand.ForbidPairing("E1", "E2"));
            return event.refused(open("B1", "B2"));
        });
        met(TournamentRefusal.SITS_OPPOSITE, () -> (TournamentRefusal)
                Seating.refuseOpposite(1, List.of(0)).orElseThrow().code());
        var stand = new RoundCommand.NoteTablesStand(List.of(game(1, 1, 1)));
        met(TournamentRefusal.TABLES_STAND, () -> {
            var event = Organized.threeAtABoard();
            event.service(stand);
            return event.refused(Part.SERVICE, "service", stand);
        });
        met(
                TournamentRefusal.PUBLISHED_SO,
                () -> Organized.threeAtABoard().refused(new SetupCommand.PublishStandings(false)));
        var reveal = new BoardCommand.RevealBoardSeed("B1", Organized.SEED.hex());
        met(
                TournamentRefusal.BOARD_STILL_OPEN,
                () -> Organized.threeAtABoard().refused(Part.SERVICE, "service", reveal));
        met(
                TournamentRefusal.BAD_SEED,
                () -> closedBoard()
                        .refused(
                                Part.SERVICE, "service", new BoardCommand.RevealBoardSeed("B1", Organized.LOTS.hex())));
        met(TournamentRefusal.ALREADY_REVEALED, () -> {
            var event = closedBoard();
            event.service(reveal);
            return event.refused(Part.SERVICE, "service", reveal);
        });
    }

    private static Organized closedBoard() {
        var event = Organized.threeAtABoard();
        for (int table = 1; table <= 3; table++) {
            event.ended(game(1, 1, table), CONTAINED);
        }
        return event;
    }

    private static void ofRounds() {
        met(TournamentRefusal.ROUND_OPEN, () -> Organized.threeAtABoard().refused(open("B1")));
        met(TournamentRefusal.NO_ROUND_OPEN, () -> Organized.swiss().refused(new RoundCommand.CloseRound()));
        met(TournamentRefusal.NO_ROUND_LEFT, () -> {
            var event = Organized.openLadder();
            event.organizer(new RoundCommand.CloseRound());
            return event.refused(open("B1"));
        });
        met(
                TournamentRefusal.BAD_TIMES,
                () -> Organized.duplicate()
                        .entered(2)
                        .board("alpha")
                        .started()
                        .refused(new RoundCommand.OpenRound(List.of("B1"), RoundTimes.NONE)));
        met(
                TournamentRefusal.BOARD_COUNT,
                () -> Organized.swiss().entered(2).board("alpha").started().refused(open("B1")));
        met(
                TournamentRefusal.BOARD_SEEN,
                () -> Organized.swiss()
                        .entered(2)
                        .board("alpha")
                        .board("alpha")
                        .started()
                        .refused(open("B1", "B2")));
        met(
                TournamentRefusal.TEAM_TOO_SMALL,
                () -> Organized.duplicate()
                        .entered(2)
                        .bothChairs("alpha")
                        .started()
                        .refused(open("B1")));
        met(
                TournamentRefusal.UNFINISHED_TABLES,
                () -> Organized.threeAtABoard().refused(new RoundCommand.CloseRound()));
        met(
                TournamentRefusal.BAD_EXTRA_TIME,
                () -> Organized.threeAtABoard().refused(new RoundCommand.GiveExtraTime(601)));
        met(TournamentRefusal.NOT_PAUSED, () -> Organized.threeAtABoard().refused(new RoundCommand.ResumeRound()));
        met(TournamentRefusal.ROUND_PAUSED, () -> {
            var event = Organized.threeAtABoard();
            event.organizer(new RoundCommand.PauseRound());
            return event.refused(new RoundCommand.PauseRound());
        });
    }

    private static RoundCommand open(String... boards) {
        return new RoundCommand.OpenRound(List.of(boards), TIMES);
    }

    private static void ofPairsAndAttempts() {
        met(
                TournamentRefusal.WRONG_FORMAT,
                () -> Organized.duplicate().entered(2).refused(new RoundCommand.ForbidPairing("E1", "E2")));
        met(
                TournamentRefusal.BAD_PAIR,
                () -> Organized.swiss().entered(2).refused(new RoundCommand.ForbidPairing("E1", "E1")));
        met(TournamentRefusal.PAIR_CONFLICT, () -> {
            var event = Organized.swiss().entered(2);
            event.organizer(new RoundCommand.ForbidPairing("E1", "E2"));
            return event.refused(new RoundCommand.ForcePairing("E2", "E1"));
        });
        met(
                TournamentRefusal.NO_SUCH_PAIR,
                () -> Organized.swiss().entered(2).refused(new RoundCommand.LiftPairing("E1", "E2")));
        met(TournamentRefusal.ATTEMPT_OPEN, () -> {
            var event = Organized.openLadder();
            event.organizer(new RoundCommand.StartAttempt("E1", "B1"));
            return event.refused(new RoundCommand.StartAttempt("E1", "B2"));
        });
        met(TournamentRefusal.ATTEMPTS_USED, () -> {
            var event = Organized.openLadder();
            for (int board = 1; board <= 2; board++) {
                event.organizer(new RoundCommand.StartAttempt("E1", "B" + board));
                event.service(new ResultCommand.RecordJobResult(
                        Organized.career(1, board, 1), Organized.closed(1, JobClose.STOP)));
            }
            return event.refused(new RoundCommand.StartAttempt("E1", "B3"));
        });
    }

    private static void ofResults() {
        met(
                TournamentRefusal.UNKNOWN_GAME,
                () -> Organized.threeAtABoard().refused(new ResultCommand.RuleOnTable("line-x", award(1))));
        met(
                TournamentRefusal.BAD_RULING,
                () -> Organized.threeAtABoard().refused(new ResultCommand.RuleOnTable(game(1, 1, 1), award(1, 2))));
        met(
                TournamentRefusal.WHY_REQUIRED,
                () -> Organized.threeAtABoard()
                        .ended(game(1, 1, 1), CONTAINED)
                        .refused(new ResultCommand.CorrectLineResult(game(1, 1, 1), CONTAINED, " ")));
        met(
                TournamentRefusal.NO_RESULT_YET,
                () -> Organized.threeAtABoard()
                        .refused(new ResultCommand.CorrectLineResult(game(1, 1, 1), CONTAINED, "wrong")));
        met(
                TournamentRefusal.TABLE_ENDED,
                () -> Organized.threeAtABoard()
                        .ended(game(1, 1, 1), CONTAINED)
                        .refused(
                                Part.SERVICE, "service", new ResultCommand.RecordLineResult(game(1, 1, 1), CONTAINED)));
        met(
                TournamentRefusal.BAD_RESULT,
                () -> Organized.threeAtABoard()
                        .refused(
                                Part.SERVICE,
                                "service",
                                new ResultCommand.RecordLineResult(game(1, 1, 1), LineResult.NONE)));
        met(
                TournamentRefusal.WRONG_GAME,
                () -> Organized.threeAtABoard()
                        .refused(
                                Part.SERVICE,
                                "service",
                                new ResultCommand.RecordJobResult(game(1, 1, 1), Organized.closed(1, JobClose.STOP))));
        met(
                TournamentRefusal.NOT_PLAYING,
                () -> Organized.threeAtABoard()
                        .ended(game(1, 1, 1), CONTAINED)
                        .refused(new ResultCommand.RecordNoShow("E1")));
    }

    private static void met(TournamentRefusal code, Supplier<TournamentRefusal> move) {
        MET.put(code, move);
    }
}
