package dev.stopline.squad.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.decide.Draft;
import dev.stopline.decide.Ruling;
import dev.stopline.dice.Dice;
import dev.stopline.dice.DiceSource;
import dev.stopline.dice.EnteredDice;
import dev.stopline.dice.Roll;
import dev.stopline.dice.RollRequest;
import dev.stopline.testkit.squad.SampleTables;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Careers played at random: whatever is asked, the rules answer, and what must always hold does. */
class RandomCareersTest {

    private static final int MOVES = 4000;

    private final SquadRules rules = new SquadRules(new SampleTables());
    private final TreeSet<String> accepted = new TreeSet<>();
    private SquadState state = SquadState.INITIAL;
    private SquadState seen = SquadState.INITIAL;

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void whatMustAlwaysHoldHoldsAfterEveryMove(long seed) {
        play(seed);

        assertThat(state.career().casesOpened()).isPositive();
    }

    @Test
    void theWalksComeToAlmostEveryKindOfMove() {
        IntStream.range(20, 60).forEach(seed -> {
            state = SquadState.INITIAL;
            seen = SquadState.INITIAL;
            play(seed);
        });

        assertThat(accepted)
                .contains(
                        "Interrogate",
                        "BeginForcedInterdict",
                        "RollInterdictBeat",
                        "CloseJob",
                        "RollAfterCaseEvent",
                        "RollAftermath",
                        "ChooseRequisition",
                        "SkipContract")
                .hasSizeGreaterThan(38);
    }

    private void play(long seed) {
        var moves = new RandomMoves(seed);
        ask(moves, moves.detective());
        for (int i = 0; i < MOVES; i++) {
            ask(moves, moves.next(state));
        }
    }

    /** The faces entered are those that the move turns out to need, so that none is refused for its dice. */
    private void ask(RandomMoves moves, SquadCommand command) {
        var faces = new ArrayList<Integer>();
        if (rules.refusesBeforeDice(state, new SquadMove(command, List.of())).isEmpty()) {
            rules.play(new Draft<>(state, SquadState::after), command, new Thrown(moves, faces));
        }
        var move = new SquadMove(command, faces);
        var dice = new EnteredDice(faces);
        var refusal = rules.refuses(state, move);
        switch (rules.decide(state, move, dice)) {
            case Ruling.Refused<SquadEvent> refused -> {
                assertThat(refusal).contains(refused.refusal());
                assertThat(faces).as("a move refused for its dice: %s", command).isEmpty();
            }
            case Ruling.Played<SquadEvent> played -> {
                assertThat(refusal).isEmpty();
                assertThat(dice.left()).isZero();
                accepted.add(command.getClass().getSimpleName());
                after(command, played.events());
            }
        }
    }

    private void after(SquadCommand command, List<SquadEvent> events) {
        var before = state;
        state = rules.fold(state, events);
        seen = rules.fold(seen, events.stream().filter(WhoSees::playerSees).toList());
        var where = command + " " + events;
        assertThat(events).as(where).isNotEmpty();
        holdsInTheJob(where, before.job());
        holdsInTheCareer(where, before.career());
        if (state.ruleset().on(SquadKey.SHOW_HIDDEN_ANATOMY)) {
            assertThat(withoutPosture(seen)).as(where).isEqualTo(withoutPosture(state));
        }
    }

    private void holdsInTheJob(String where, Job before) {
        var job = state.job();
        assertThat(job.heat()).as(where).isNotNegative();
        assertThat(job.leads()).as(where).isNotNegative();
        assertThat(job.hardFacts()).as(where).isBetween(0, 1);
        assertThat(job.tactical()).as(where).isBetween(0, job.finalOperation() ? 5 : 4);
        assertThat(job.session().slots()).as(where).isBetween(0, Session.SLOTS);
        assertThat(job.clock()).as(where).isNotNegative();
        if (job.phase().compareTo(JobPhase.BRIEFED) >= 0) {
            assertThat(job.clock() == 0).as(where).isEqualTo(job.latched());
        }
        if (job.number() == before.number()) {
            assertThat(job.stage()).as(where).isBetween(before.stage(), before.stage() + 1);
        }
    }

    private void holdsInTheCareer(String where, Career before) {
        assertThat(state.detective().strain()).as(where).isNotNegative();
        assertThat(state.career().web()).as(where).isBetween(before.web(), 5);
        assertThat(state.career().entries().subList(0, before.casesClosed()))
                .as(where)
                .isEqualTo(before.entries());
        assertThat(state.campaign().familiarity()).as(where).allMatch(each -> each.value() >= 0 && each.value() <= 5);
        assertThat(state.campaign().factions()).as(where).allMatch(each -> each.suspicion() < 6 && each.leverage() < 6);
    }

    private static SquadState withoutPosture(SquadState s) {
        var job = s.job();
        return s.withJob(job.withCard(job.card().withPosture(Posture.SEALED)));
    }

    /** Dice that keep what they throw. */
    private record Thrown(RandomMoves random, List<Integer> faces) implements Dice {

        @Override
        public Roll roll(RollRequest request) {
            var thrown = new ArrayList<Integer>();
            for (int i = 0; i < request.count(); i++) {
                thrown.add(1 + random.below(request.die().sides()));
            }
            faces.addAll(thrown);
            return new Roll(thrown, DiceSource.ENTERED);
        }

        @Override
        public DiceSource source() {
            return DiceSource.ENTERED;
        }

        @Override
        public String commitment() {
            return "";
        }

        @Override
        public String reveal() {
            return "";
        }
    }
}
