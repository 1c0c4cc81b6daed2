package dev.stopline.squad.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.decide.Ruling;
import dev.stopline.dice.Commitment;
import dev.stopline.dice.DiceSource;
import dev.stopline.dice.Seed;
import dev.stopline.dice.SeededDice;
import dev.stopline.testkit.RulesFixture;
import dev.stopline.testkit.squad.SampleTables;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A career on a shared board: the server's dice, an arc of jobs, and nothing revealed before the board is open. */
class BoardDealingTest {

    private static final SquadRules RULES = new SquadRules(new SampleTables());
    private static final CareerEvent.BoardDealt DEALT = new CareerEvent.BoardDealt("spring-B1", 1);
    private static final int MOVES = 2000;
    private static final Seed SEED = Seed.of(new byte[Seed.LENGTH]);

    private static RulesFixture<SquadState, SquadMove, SquadEvent>.Answer when(
            List<? extends SquadEvent> given, SquadCommand command) {
        return RulesFixture.of(RULES)
                .given(given)
                .throwing(new SeededDice(SEED, Commitment.to(SEED)))
                .when(SquadMove.of(command));
    }

    private static CareerCommand.CreateDetective detective(DiceSource dice) {
        return (CareerCommand.CreateDetective)
                new SeededPlayer(RULES, 1).detective(dice, List.of()).command();
    }

    @Test
    void a_board_is_dealt_once_by_its_name_for_one_job_or_more_and_before_the_detective() {
        when(List.of(), new ServiceCommand.DealBoard("spring-B1", 1)).then(DEALT);
        when(List.of(), new ServiceCommand.DealBoard(" ", 1)).thenRefused("BAD_REQUEST");
        when(List.of(), new ServiceCommand.DealBoard("spring-B1", 0)).thenRefused("BAD_REQUEST");
        when(List.of(DEALT), new ServiceCommand.DealBoard("spring-B2", 1)).thenRefused("ALREADY_EXISTS");
    }

    @Test
    void on_a_board_the_server_throws_and_promises_one_span() {
        when(List.of(DEALT), detective(DiceSource.ENTERED)).thenRefused("BAD_REQUEST");
        var events = when(List.of(DEALT), detective(DiceSource.SERVER)).events();

        assertThat(events)
                .filteredOn(CareerEvent.DiceCommitted.class::isInstance)
                .containsExactly(new CareerEvent.DiceCommitted(
                        "board", Commitment.to(SEED).hex()));
        assertThat(events).noneMatch(CareerEvent.SeedRevealed.class::isInstance);
    }

    @Test
    void a_board_is_opened_once_and_once_more_changes_nothing() {
        var made = new java.util.ArrayList<SquadEvent>(List.of(DEALT));
        made.addAll(when(made, detective(DiceSource.SERVER)).events());
        var opened = when(made, new ServiceCommand.OpenBoard()).events();

        assertThat(opened)
                .containsExactly(
                        new CareerEvent.DetectiveRetired("T-CLO-04"),
                        new CareerEvent.BoardOpened(),
                        new CareerEvent.SeedRevealed("board", SEED.hex()));
        made.addAll(opened);
        when(made, new ServiceCommand.OpenBoard()).then();
    }

    @Test
    void there_is_nothing_to_open_in_a_career_of_its_own_nor_before_the_detective() {
        var own = when(List.of(), detective(DiceSource.SERVER)).events();

        when(own, new ServiceCommand.OpenBoard()).thenRefused("WRONG_PHASE");
        when(List.of(DEALT), new ServiceCommand.OpenBoard()).thenRefused("WRONG_PHASE");
    }

    @Test
    void who_is_retired_before_the_end_of_his_arc_has_left_the_board() {
        var state = RULES.fold(SquadState.INITIAL, List.of(DEALT));
        var made = RULES.fold(
                state, when(List.of(DEALT), detective(DiceSource.SERVER)).events());

        assertThat(JobOutcome.isLeft(made)).isFalse();
        assertThat(JobOutcome.isLeft(made.after(new CareerEvent.DetectiveRetired("S-BETWEEN-02"))))
                .isTrue();
        assertThat(JobOutcome.isLeft(made.after(new CareerEvent.RoutingStopped(3))))
                .isTrue();
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6})
    void no_seed_is_said_aloud_while_the_board_is_shut_whatever_is_played(long seed) {
        var player = new SeededPlayer(RULES, seed);
        var state = RULES.fold(SquadState.INITIAL, List.of(new CareerEvent.BoardDealt("spring-B1", 3)));
        var known = state;
        var next = Optional.of(player.detective(DiceSource.SERVER, List.of()));
        int jobs = 0;
        for (int moves = 0; next.isPresent() && moves < MOVES; moves++) {
            var dice = new SeededDice(SEED, Commitment.to(SEED));
            var events = ((Ruling.Played<SquadEvent>) RULES.decide(state, next.get(), dice)).events();
            assertThat(events).noneMatch(CareerEvent.SeedRevealed.class::isInstance);
            state = RULES.fold(state, events);
            known = RULES.fold(
                    known, events.stream().filter(WhoSees::playerSees).toList());
            next = player.next(state, known);
            jobs = Math.max(jobs, state.career().casesClosed());
        }

        assertThat(jobs).as("closed jobs").isPositive();
    }
}
