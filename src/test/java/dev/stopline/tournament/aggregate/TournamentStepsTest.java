package dev.stopline.tournament.aggregate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.stopline.decide.SharedBoard;
import dev.stopline.dice.Commitment;
import dev.stopline.dice.Seed;
import dev.stopline.line.aggregate.LineSession;
import dev.stopline.line.aggregate.PlayLine;
import dev.stopline.line.rules.DebriefEvent;
import dev.stopline.line.rules.Move;
import dev.stopline.line.rules.SessionCommand;
import dev.stopline.line.rules.SessionEvent;
import dev.stopline.line.rules.Viewer;
import dev.stopline.platform.axon.EventHistory;
import dev.stopline.platform.axon.MoveGateway;
import dev.stopline.platform.dice.SeedVault;
import dev.stopline.testkit.Rule;
import dev.stopline.testkit.StoplineTest;
import dev.stopline.tournament.rules.BoardCommand;
import dev.stopline.tournament.rules.BoardMode;
import dev.stopline.tournament.rules.BoardSpec;
import dev.stopline.tournament.rules.Format;
import dev.stopline.tournament.rules.Game;
import dev.stopline.tournament.rules.RegistrationCommand;
import dev.stopline.tournament.rules.ResultCommand;
import dev.stopline.tournament.rules.RoundCommand;
import dev.stopline.tournament.rules.RoundTimes;
import dev.stopline.tournament.rules.SetupCommand;
import dev.stopline.tournament.rules.Table;
import dev.stopline.tournament.rules.TableRuling;
import dev.stopline.tournament.rules.Terms;
import dev.stopline.tournament.rules.TournamentCommand;
import dev.stopline.tournament.rules.TournamentMove;
import dev.stopline.tournament.rules.TournamentState;
import dev.stopline.tournament.rules.WhoSees;
import dev.stopline.tournament.view.Tournaments;
import java.util.List;
import java.util.UUID;
import java.util.function.Predicate;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;

/** What follows from the events of a tournament by itself, with the real store: games are made, results come in, boards open. */
@StoplineTest
class TournamentStepsTest {

    private static final String AT = "2026-11-30T10:00:00Z";

    @Autowired
    MoveGateway gateway;

    @Autowired
    EventHistory history;

    @Autowired
    Tournaments tournaments;

    @Autowired
    SeedVault vault;

    private final String key = UUID.randomUUID().toString().substring(0, 8);
    private final String tournamentId = Tournament.idOf(key);

    @BeforeEach
    void an_event_of_two_on_a_card_and_a_job() throws Exception {
        var create = new SetupCommand.CreateTournament(key, Format.DUPLICATE, new Terms(2, 0, 0, 1));
        gateway.<Object>play(
                tournamentId,
                new OpenTournament(tournamentId, List.of(move(create))),
                Tournament.stampOf(move(create)));
        play(new RegistrationCommand.Register(List.of("p1")));
        play(new RegistrationCommand.Register(List.of("p2")));
        play(new BoardCommand.AddBoard(
                new BoardSpec(Game.LINE, "pantry-routes", BoardMode.COMPANY_ONLY, 0, "", List.of()), ""));
        play(new BoardCommand.AddBoard(
                new BoardSpec(Game.SQUAD, "spring-job", BoardMode.DETECTIVE, 1, "tail", List.of()), ""));
        play(new SetupCommand.StartTournament());
        play(new RoundCommand.OpenRound(List.of("B1", "B2"), new RoundTimes(AT, 60, List.of())));
    }

    private static TournamentMove move(TournamentCommand command) {
        return new TournamentMove(TournamentMove.Part.ORGANIZER, "o1", AT, command);
    }

    private void play(TournamentCommand command) throws Exception {
        var move = move(command);
        gateway.<Object>play(
                tournamentId,
                new PlayTournament(tournamentId, move, WhoSees.Viewer.ORGANIZER, null),
                Tournament.stampOf(move));
    }

    private TournamentState state() {
        return tournaments.newest(tournamentId, WhoSees.Viewer.ORGANIZER).known();
    }

    private void await_(Predicate<TournamentState> wanted) {
        await().until(() -> wanted.test(state()));
    }

    private List<Object> events(String gameId) {
        return history.of(gameId).stream().map(EventHistory.PastEvent::event).toList();
    }

    private String game(int board, int table) {
        return (board == 1 ? "line-" : "squad-") + key + "-R1-B" + board + "-T" + table;
    }

    @Test
    @Rule({"T-RND-01", "T-RND-10", "T-BRD-04"})
    void the_games_of_a_round_are_made_on_their_boards_dice_and_stand_together() {
        await_(state -> state.tables().allMatch(Table::stands));
        for (int board = 1; board <= 2; board++) {
            var commitment = Commitment.to(vault.seedOf(key + "-B" + board, SharedBoard.SPAN))
                    .hex();
            assertThat(state().board("B" + board).orElseThrow().commitment()).isEqualTo(commitment);
            assertThat(events(game(board, 1)).toString()).contains(commitment);
            assertThat(events(game(board, 2)).toString()).contains(commitment);
        }
    }

    @Test
    @Rule({"T-RES-03", "T-RES-05", "T-CLO-01", "T-CLO-02", "T-CLO-03"})
    void a_session_left_without_an_end_is_noted_and_the_board_opens_once_every_table_is_ruled() throws Exception {
        await_(state -> state.tables().allMatch(Table::stands));
        var abandon = Move.of(Viewer.IM, new SessionCommand.AbandonCase("The room was needed."));
        gateway.<Object>play(game(1, 1), new PlayLine(game(1, 1), abandon, null), LineSession.stampOf(abandon));
        await_(state -> state.table(game(1, 1)).orElseThrow().status() == Table.Status.ABANDONED);
        assertThat(events(game(1, 1)))
                .noneMatch(each -> each instanceof DebriefEvent.SeedRevealed)
                .noneMatch(each -> each instanceof SessionEvent.BoardOpened);

        var cancel = new TableRuling(TableRuling.Kind.CANCELLED, List.of(), "The room was needed.");
        play(new ResultCommand.RuleOnTable(game(1, 1), cancel));
        play(new ResultCommand.RuleOnTable(game(1, 2), cancel));
        await_(state -> !state.board("B1").orElseThrow().seed().isEmpty());
        var board = state().board("B1").orElseThrow();
        assertThat(new Commitment(board.commitment()).binds(Seed.ofHex(board.seed())))
                .isTrue();
        await().untilAsserted(() ->
                assertThat(events(game(1, 2))).anyMatch(each -> each instanceof SessionEvent.BoardOpened));
        assertThat(events(game(1, 1))).anyMatch(each -> each instanceof SessionEvent.BoardOpened);
        assertThat(events(game(2, 1)).toString()).doesNotContain("BoardOpened");
    }
}
