package dev.stopline.line.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.decide.Ruling;
import dev.stopline.dice.EnteredDice;
import dev.stopline.line.rules.LineEvent;
import dev.stopline.line.rules.LineRules;
import dev.stopline.line.rules.LineState;
import dev.stopline.line.rules.WhoSees;
import dev.stopline.platform.axon.EventHistory.PastEvent;
import dev.stopline.testkit.Http.Answer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Holds what was answered to moves sent at once against what the store tells: there must be one order that explains both. */
final class SerialOrder {

    private static final LineRules RULES = new LineRules();

    private final List<PastEvent> past;
    private final List<LineState> states = new ArrayList<>();
    private final Map<String, Stored> moves = new LinkedHashMap<>();

    /** A move as the store tells it: the state before it, and its events. */
    private record Stored(LineState before, List<LineEvent> events, String name) {}

    /** The order in which these events of a session were stored; the moves before this sequence number were made in peace. */
    SerialOrder(List<PastEvent> past, long from) {
        this.past = past;
        assertThat(past.stream().map(PastEvent::sequence)).isEqualTo(sequence(past.size()));
        var state = RULES.initial();
        int at = 0;
        while (at < past.size()) {
            int end = endOfMove(at);
            var events = past.subList(at, end).stream()
                    .map(each -> (LineEvent) each.event())
                    .toList();
            var before = state;
            state = RULES.fold(state, events);
            if (at >= from) {
                keep(before, state, past.get(at), events);
            }
            at = end;
        }
        states.add(state);
    }

    private static List<Long> sequence(int size) {
        return java.util.stream.LongStream.range(0, size).boxed().toList();
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

    private void keep(LineState before, LineState after, PastEvent first, List<LineEvent> events) {
        states.add(before);
        var by = first.stamp().by();
        var viewer = by.equals("IM")
                ? dev.stopline.line.rules.Viewer.IM
                : Attempt.vote(by, 0).viewer();
        var stored = new Stored(before, events, first.stamp().move());
        assertThat(moves.put(key(by, after.seen().by(viewer)), stored)).isNull();
    }

    private static String key(String by, long version) {
        return by + "@" + version;
    }

    /** Every accepted move is in the store once and as the rules decide it there, every refusal was true at some point. */
    void explains(Map<Attempt, List<Answer>> answers) {
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

    private void isStored(Attempt attempt, Answer answer) {
        var body = answer.json();
        var key = key(attempt.viewer().text(), body.get("version").asLong());
        var stored = Objects.requireNonNull(moves.get(key), key);
        assertThat(stored.name()).isEqualTo(attempt.command().getClass().getSimpleName());
        assertThat(RULES.decide(stored.before(), attempt.move(), new EnteredDice(List.of())))
                .isEqualTo(new Ruling.Played<>(stored.events()));
        long seen = stored.events().stream()
                .filter(event -> WhoSees.sees(stored.before().mode(), event, attempt.viewer()))
                .count();
        assertThat(body.get("events").size()).isEqualTo((int) seen);
        assertThat(body.at("/view/version").asLong())
                .isEqualTo(body.get("version").asLong());
    }

    private void isRefusedSomewhere(Attempt attempt, Answer answer) {
        assertThat(answer.status()).as(answer.text()).isBetween(400, 409);
        var code = answer.json().path("code").asString("");
        assertThat(states)
                .anySatisfy(state -> assertThat(RULES.refuses(state, attempt.move()))
                        .hasValueSatisfying(
                                refusal -> assertThat(refusal.code().name()).isEqualTo(code)));
    }
}
