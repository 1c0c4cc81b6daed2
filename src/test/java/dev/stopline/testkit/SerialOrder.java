package dev.stopline.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.decide.Decider;
import dev.stopline.decide.Ruling;
import dev.stopline.dice.EnteredDice;
import dev.stopline.platform.axon.EventHistory.PastEvent;
import dev.stopline.testkit.Http.Answer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.LongStream;

/**
 * Holds what was answered to moves sent at once against what the store tells: there must be one order that explains both.
 *
 * @param <S> the states of the game
 * @param <M> its moves
 * @param <E> its events
 */
public final class SerialOrder<S, M, E> {

    private final Decider<S, M, E> rules;
    private final Eyes<S, E> eyes;
    private final List<PastEvent> past;
    private final List<S> states = new ArrayList<>();
    private final Map<String, Stored<S, E>> moves = new LinkedHashMap<>();

    /** What a mover, by the word on the stamp, has seen and sees. */
    public interface Eyes<S, E> {

        /** How many events the mover has seen in this state. */
        int seen(S state, String by);

        /** Whether the mover sees this event. */
        boolean sees(S before, E event, String by);
    }

    /**
     * A move that was sent.
     *
     * @param by its mover, by the word on the stamp
     * @param name its command's name
     * @param faces the faces that came with it
     */
    public record Sent<M>(String by, String name, M move, List<Integer> faces) {}

    /** A move as the store tells it: the state before it, and its events. */
    private record Stored<S, E>(S before, List<E> events, String name) {}

    /** The order in which these events of a game were stored; the moves before this sequence number were made in peace. */
    @SuppressWarnings("unchecked")
    public SerialOrder(Decider<S, M, E> rules, Eyes<S, E> eyes, List<PastEvent> past, long from) {
        this.rules = rules;
        this.eyes = eyes;
        this.past = past;
        assertThat(past.stream().map(PastEvent::sequence))
                .isEqualTo(LongStream.range(0, past.size()).boxed().toList());
        var state = rules.initial();
        int at = 0;
        while (at < past.size()) {
            int end = endOfMove(at);
            var events =
                    past.subList(at, end).stream().map(each -> (E) each.event()).toList();
            var before = state;
            state = rules.fold(state, events);
            if (at >= from) {
                keep(before, state, past.get(at), events);
            }
            at = end;
        }
        states.add(state);
    }

    private int endOfMove(int start) {
        var id = past.get(start).moveId();
        int end = start;
        while (end < past.size() && past.get(end).moveId().equals(id)) {
            end++;
        }
        // No move's events lie on both sides of another's.
        assertThat(past.subList(end, past.size()))
                .noneMatch(each -> each.moveId().equals(id));
        return end;
    }

    private void keep(S before, S after, PastEvent first, List<E> events) {
        states.add(before);
        var by = first.stamp().by();
        var stored = new Stored<>(before, events, first.stamp().move());
        assertThat(moves.put(key(by, eyes.seen(after, by)), stored)).isNull();
    }

    private static String key(String by, long version) {
        return by + "@" + version;
    }

    /** Every accepted move is in the store once and as the rules decide it there, every refusal was true at some point. */
    public void explains(Map<Sent<M>, List<Answer>> answers) {
        int accepted = 0;
        for (var entry : answers.entrySet()) {
            for (var answer : entry.getValue()) {
                if (answer.status() == 200) {
                    accepted++;
                    isStored(entry.getKey(), answer);
                } else {
                    isRefusedSomewhere(entry.getKey(), answer);
                }
            }
        }
        assertThat(moves).hasSize(accepted);
    }

    private void isStored(Sent<M> sent, Answer answer) {
        var body = answer.json();
        var key = key(sent.by(), body.get("version").asLong());
        var stored = Objects.requireNonNull(moves.get(key), key);
        assertThat(stored.name()).isEqualTo(sent.name());
        assertThat(rules.decide(stored.before(), sent.move(), new EnteredDice(sent.faces())))
                .isEqualTo(new Ruling.Played<>(stored.events()));
        long seen = stored.events().stream()
                .filter(event -> eyes.sees(stored.before(), event, sent.by()))
                .count();
        assertThat(body.get("events").size()).isEqualTo((int) seen);
        assertThat(body.at("/view/version").asLong())
                .isEqualTo(body.get("version").asLong());
    }

    private void isRefusedSomewhere(Sent<M> sent, Answer answer) {
        assertThat(answer.status()).as(answer.text()).isBetween(400, 409);
        var code = answer.json().path("code").asString("");
        assertThat(states)
                .anySatisfy(state -> assertThat(rules.refuses(state, sent.move()))
                        .hasValueSatisfying(
                                refusal -> assertThat(refusal.code().name()).isEqualTo(code)));
    }
}
