package dev.stopline.tournament.rules;

import static dev.stopline.tournament.rules.Organized.CONTAINED;
import static dev.stopline.tournament.rules.Organized.COSTLY;
import static dev.stopline.tournament.rules.Organized.award;
import static dev.stopline.tournament.rules.Organized.cancel;
import static dev.stopline.tournament.rules.Organized.game;
import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.decide.Refusal;
import dev.stopline.decide.RefusalCode;
import dev.stopline.testkit.Rule;
import dev.stopline.tournament.rules.TournamentMove.Part;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Rounds are opened whole, stopped, made longer, and closed once every table has an answer. */
class RoundsTest {

    @Test
    @Rule({"T-RND-01", "T-RND-02", "T-RND-04", "T-DUP-01"})
    void one_event_opens_a_round_with_every_game_in_it() {
        var event = Organized.duplicate()
                .entered(3)
                .board("alpha")
                .board(Organized.job("beta", 2))
                .started();
        var played = event.organizer(new RoundCommand.OpenRound(List.of("B1", "B2"), Organized.TIMES));

        assertThat(played).singleElement().isInstanceOfSatisfying(RoundEvent.RoundOpened.class, opened -> {
            assertThat(opened.times()).isEqualTo(Organized.TIMES);
            assertThat(opened.deals())
                    .extracting(Deal::gameId)
                    .containsExactly(
                            game(1, 1, 1),
                            game(1, 1, 2),
                            game(1, 1, 3),
                            Organized.career(1, 2, 1),
                            Organized.career(1, 2, 2),
                            Organized.career(1, 2, 3));
        });
    }

    @Test
    @Rule("T-RND-04")
    void warnings_lie_within_the_round_the_longest_first() {
        assertThat(new RoundTimes("now", 90, List.of(89, 1)).sound()).isTrue();
        assertThat(new RoundTimes("now", 90, List.of(90)).sound()).isFalse();
        assertThat(new RoundTimes("now", 90, List.of(5, 5)).sound()).isFalse();
        assertThat(new RoundTimes("now", 90, List.of(0)).sound()).isFalse();
        assertThat(new RoundTimes("now", 0, List.of()).sound()).isFalse();
        assertThat(new RoundTimes("now", 100_000, List.of()).sound()).isTrue();
        assertThat(new RoundTimes("now", 100_001, List.of()).sound()).isFalse();
        assertThat(new RoundTimes(" ", 1, List.of()).sound()).isFalse();
    }

    @Test
    @Rule("T-RND-10")
    void tables_stand_once_all_their_games_are_made() {
        var event = Organized.threeAtABoard();
        var games = List.of(game(1, 1, 1), game(1, 1, 2), game(1, 1, 3));
        assertThat(event.state().tables()).noneMatch(Table::stands);
        var strange = new RoundCommand.NoteTablesStand(List.of(game(1, 1, 1), game(2, 1, 1)));
        assertThat(event.refused(Part.SERVICE, "service", strange)).isEqualTo(TournamentRefusal.UNKNOWN_GAME);
        assertThat(event.service(new RoundCommand.NoteTablesStand(games)))
                .containsExactly(new RoundEvent.TablesStand(1, games));
        assertThat(event.state().tables()).allMatch(Table::stands);
    }

    @Test
    @Rule("T-RND-10")
    void tables_stand_also_when_the_organizer_was_faster_and_has_closed_the_event() {
        var event = Organized.threeAtABoard();
        for (int table = 1; table <= 3; table++) {
            event.organizer(new ResultCommand.RuleOnTable(game(1, 1, table), cancel()));
        }
        event.organizer(new RoundCommand.CloseRound());
        event.organizer(new SetupCommand.CloseTournament());
        var games = List.of(game(1, 1, 1), game(1, 1, 2), game(1, 1, 3));
        assertThat(event.service(new RoundCommand.NoteTablesStand(games)))
                .containsExactly(new RoundEvent.TablesStand(1, games));
        assertThat(event.state().tables()).allMatch(Table::stands);
    }

    @Test
    @Rule({"T-REG-09", "T-RND-10"})
    void each_chair_is_its_entrants_and_only_at_a_table_that_stands() {
        var event = Organized.swissOf(4);
        var deal = event.state().tables().findFirst().orElseThrow().deal();
        var first = event.state()
                .entrant(deal.entrants().get(0))
                .orElseThrow()
                .subjects()
                .getFirst();
        var second = event.state()
                .entrant(deal.entrants().get(1))
                .orElseThrow()
                .subjects()
                .getFirst();
        assertThat(code(Seating.refuseSeat(event.state(), deal.gameId(), 0, first)))
                .isEqualTo(TournamentRefusal.UNKNOWN_GAME);

        event.service(new RoundCommand.NoteTablesStand(List.of(deal.gameId())));
        assertThat(Seating.refuseSeat(event.state(), deal.gameId(), 0, first)).isEmpty();
        assertThat(Seating.refuseSeat(event.state(), deal.gameId(), 1, second)).isEmpty();
        assertThat(code(Seating.refuseSeat(event.state(), deal.gameId(), 1, first)))
                .isEqualTo(TournamentRefusal.NOT_YOUR_TABLE);
        assertThat(code(Seating.refuseModerator(event.state(), deal.gameId(), "m1")))
                .isEqualTo(TournamentRefusal.NOT_MODERATING);
        event.organizer(new RegistrationCommand.AssignModerator("m1", List.of(deal.board())));
        assertThat(Seating.refuseModerator(event.state(), deal.gameId(), "m1")).isEmpty();
    }

    private static RefusalCode code(Optional<Refusal> refusal) {
        return refusal.orElseThrow().code();
    }

    @Test
    @Rule("T-REG-09")
    void an_entrant_alone_at_a_table_has_both_chairs() {
        var event = Organized.threeAtABoard();
        event.service(new RoundCommand.NoteTablesStand(List.of(game(1, 1, 1))));
        assertThat(Seating.refuseSeat(event.state(), game(1, 1, 1), 0, "p1")).isEmpty();
        assertThat(Seating.refuseSeat(event.state(), game(1, 1, 1), 1, "p1")).isEmpty();
    }

    @Test
    @Rule("T-STA-06")
    void the_organizer_opens_and_shuts_the_standings_after_the_end_too() {
        var event = Organized.threeAtABoard();
        assertThat(event.state().published()).isFalse();
        event.organizer(new SetupCommand.PublishStandings(true));
        assertThat(event.state().published()).isTrue();
        for (int table = 1; table <= 3; table++) {
            event.ended(game(1, 1, table), CONTAINED);
        }
        event.organizer(new RoundCommand.CloseRound());
        event.organizer(new SetupCommand.CloseTournament());
        event.organizer(new SetupCommand.PublishStandings(false));
        assertThat(event.state().published()).isFalse();
    }

    @Test
    @Rule({"T-RND-07", "T-RND-08"})
    void a_round_is_paused_resumed_and_given_time() {
        var event = Organized.threeAtABoard();
        event.organizer(new RoundCommand.PauseRound());
        event.ended(game(1, 1, 1), CONTAINED);
        event.organizer(new RoundCommand.ResumeRound());
        event.organizer(new RoundCommand.GiveExtraTime(600));
        event.organizer(new RoundCommand.GiveExtraTime(1));
        assertThat(event.refused(new RoundCommand.GiveExtraTime(0))).isEqualTo(TournamentRefusal.BAD_EXTRA_TIME);

        var round = event.state().openRound().orElseThrow();
        assertThat(round.extraMinutes()).isEqualTo(601);
        assertThat(round.pauses()).singleElement().satisfies(pause -> {
            assertThat(pause.from()).isNotEmpty();
            assertThat(pause.until()).isGreaterThan(pause.from());
        });
    }

    @Test
    @Rule({"T-RND-09", "T-RES-03", "T-RES-05"})
    void an_unfinished_table_needs_a_ruling_and_then_the_round_closes() {
        var event = Organized.threeAtABoard().ended(game(1, 1, 1), CONTAINED);
        event.service(new ResultCommand.NoteAbandoned(game(1, 1, 2)));
        var refusal = event.refusal(Part.ORGANIZER, Organized.ORGANIZER, new RoundCommand.CloseRound());
        assertThat(refusal.code()).isEqualTo(TournamentRefusal.UNFINISHED_TABLES);
        assertThat(refusal.faults())
                .extracting(each -> each.message().split(" ")[0])
                .containsExactly(game(1, 1, 2), game(1, 1, 3));

        event.organizer(new ResultCommand.RuleOnTable(game(1, 1, 2), award(7)));
        event.organizer(new ResultCommand.RuleOnTable(game(1, 1, 3), cancel()));
        event.organizer(new RoundCommand.CloseRound());
        assertThat(event.state().openRound()).isEmpty();
    }

    @Test
    @Rule({"T-CLO-01", "T-CLO-02", "T-CLO-03"})
    void a_board_opens_when_it_has_ended_at_every_table() {
        var event = Organized.threeAtABoard().ended(game(1, 1, 1), CONTAINED).ended(game(1, 1, 2), COSTLY);
        assertThat(BoardClosing.refuseDebrief(event.state(), game(1, 1, 1)))
                .hasValueSatisfying(each -> assertThat(each.code()).isEqualTo(TournamentRefusal.BOARD_STILL_OPEN));
        assertThat(BoardClosing.refuseDebrief(event.state(), "line-other")).isEmpty();

        var played = event.service(new ResultCommand.RecordLineResult(game(1, 1, 3), COSTLY));
        assertThat(played).endsWith(new BoardEvent.BoardClosed("B1", "alpha"));
        assertThat(BoardClosing.refuseDebrief(event.state(), game(1, 1, 1))).isEmpty();
        event.service(new BoardCommand.RevealBoardSeed("B1", Organized.SEED.hex()));
        assertThat(event.state().board("B1").orElseThrow().seed()).isEqualTo(Organized.SEED.hex());
    }

    @Test
    @Rule("T-BRD-03")
    void a_board_is_taken_back_before_it_is_dealt_and_its_id_is_not_given_again() {
        var event = Organized.duplicate().board("alpha");
        event.organizer(new BoardCommand.RemoveBoard("B1"));
        event.board("beta");
        assertThat(event.state().board("B1")).isEmpty();
        assertThat(event.state().board("B2")).isPresent();
    }

    @Test
    @Rule({"T-BRD-01", "T-BRD-02", "T-BRD-04"})
    void a_board_is_sound_in_its_game_and_has_the_dice_of_the_server() {
        assertThat(Organized.job("a", 20).faults()).isEmpty();
        assertThat(Organized.job("a", 21).faults()).isNotEmpty();
        assertThat(Organized.job("a", 0).faults()).isNotEmpty();
        assertThat(Organized.job("", 1).faults()).isNotEmpty();
        assertThat(new BoardSpec(Game.LINE, "a", BoardMode.DETECTIVE, 0, "", List.of()).faults())
                .isNotEmpty();
        assertThat(new BoardSpec(Game.LINE, "a", BoardMode.BOTH_CHAIRS, 1, "", List.of()).faults())
                .isNotEmpty();
        var twice = new BoardSpec.Value("stages", "2");
        assertThat(new BoardSpec(Game.LINE, "a", BoardMode.BOTH_CHAIRS, 0, "", List.of(twice, twice)).faults())
                .isNotEmpty();
        var entered = new BoardSpec(
                Game.LINE, "a", BoardMode.BOTH_CHAIRS, 0, "", List.of(new BoardSpec.Value("diceSource", "ENTERED")));
        assertThat(Organized.duplicate().refused(new BoardCommand.AddBoard(entered, "0".repeat(64))))
                .isEqualTo(TournamentRefusal.BOARD_UNFIT);
    }
}
