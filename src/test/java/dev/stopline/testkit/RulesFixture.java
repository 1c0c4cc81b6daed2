package dev.stopline.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.decide.Decider;
import dev.stopline.decide.Refusal;
import dev.stopline.decide.Ruling;
import dev.stopline.dice.Dice;
import dev.stopline.dice.EnteredDice;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.assertj.core.api.Assertions;

/**
 * Asks a game's rules one question: after these events, what do they say to this move?
 *
 * @param <S> the state of one game
 * @param <M> a move of the game
 * @param <E> an event of the game
 */
public final class RulesFixture<S, M, E> {

    private final Decider<S, M, E> rules;
    private final List<E> history = new ArrayList<>();
    private Dice dice = new EnteredDice(List.of());

    private RulesFixture(Decider<S, M, E> rules) {
        this.rules = rules;
    }

    /** A fixture on these rules, on a game before its first event. */
    public static <S, M, E> RulesFixture<S, M, E> of(Decider<S, M, E> rules) {
        return new RulesFixture<>(rules);
    }

    /** What has happened before. */
    public RulesFixture<S, M, E> given(List<? extends E> events) {
        history.addAll(events);
        return this;
    }

    /** The dice that the move throws; without them none may be thrown. */
    public RulesFixture<S, M, E> throwing(Dice dice) {
        this.dice = dice;
        return this;
    }

    /** The move that the rules are asked about; {@code refuses} must agree with {@code decide}. */
    public Answer when(M move) {
        var state = rules.fold(rules.initial(), history);
        var ruling = rules.decide(state, move, dice);
        var refused = rules.refuses(state, move);
        switch (ruling) {
            case Ruling.Played<E> played ->
                assertThat(refused).as("refused by the guards alone: " + move).isEmpty();
            case Ruling.Refused<E>(Refusal refusal) ->
                assertThat(refused).as("refused by the guards alone: " + move).contains(refusal);
        }
        return new Answer(state, ruling);
    }

    /** What the rules said. */
    public final class Answer {

        private final S before;
        private final Ruling<E> ruling;

        private Answer(S before, Ruling<E> ruling) {
            this.before = before;
            this.ruling = ruling;
        }

        /** The events of the move. */
        public List<E> events() {
            return switch (ruling) {
                case Ruling.Played<E>(List<E> events) -> events;
                case Ruling.Refused<E>(Refusal refusal) ->
                    Assertions.fail("refused: " + refusal.code() + " " + refusal.faults());
            };
        }

        /** The move leads to exactly these events. */
        @SafeVarargs
        public final Answer then(E... events) {
            assertThat(events()).containsExactly(events);
            return this;
        }

        /** The move leads to these events, in this order; others may stand between. */
        @SafeVarargs
        public final Answer thenAmongOthers(E... events) {
            assertThat(events()).containsSubsequence(events);
            return this;
        }

        /** The move leads to no event of this type. */
        public Answer thenNo(Class<? extends E> type) {
            assertThat(events()).noneMatch((Predicate<E>) type::isInstance);
            return this;
        }

        /** The move leads to a state of which this is true. */
        public Answer thenState(Consumer<S> check) {
            check.accept(rules.fold(before, events()));
            return this;
        }

        /** The rules refuse the move with this code. */
        public Answer thenRefused(String code) {
            switch (ruling) {
                case Ruling.Played<E>(List<E> events) -> Assertions.fail("played: " + events);
                case Ruling.Refused<E>(Refusal refusal) ->
                    assertThat(refusal.code().name()).isEqualTo(code);
            }
            return this;
        }
    }
}
