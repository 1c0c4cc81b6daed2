package dev.stopline.testkit.golden;

import dev.stopline.line.rules.Action;
import dev.stopline.line.rules.Cover;
import dev.stopline.line.rules.Evidence;
import dev.stopline.line.rules.Hire;
import dev.stopline.line.rules.LineState;
import dev.stopline.line.rules.LineStories;
import dev.stopline.line.rules.TallyLine;
import dev.stopline.line.rules.Tracks;
import dev.stopline.testkit.golden.GoldenCase.Sees;
import dev.stopline.testkit.golden.GoldenCase.State;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Compares a state with what a case says of it. */
final class GoldenState {

    private final LineState state;
    private final List<String> amiss = new ArrayList<>();

    private GoldenState(LineState state) {
        this.state = state;
    }

    /** What differs between the state and what is wanted of it. */
    static List<String> mismatches(State wanted, LineState state, UnaryOperator<String> ids) {
        var check = new GoldenState(state);
        check.clock(wanted);
        check.tracks(wanted);
        check.sheet(wanted, ids);
        check.evidence(wanted);
        check.calls(wanted);
        check.outcome(wanted);
        return check.amiss;
    }

    /** What differs between a viewer's own fold and what it is to show. */
    static List<String> mismatches(Sees wanted, LineState fold) {
        var check = new GoldenState(fold);
        check.same("shown", wanted.shown(), fold.tracks().payoffShown());
        check.same("exposure", wanted.exposure(), fold.tracks().exposure());
        check.same("tier", wanted.tier(), fold.tracks().tier());
        int clues = Math.max(
                fold.evidence().clues().size(), fold.evidence().counted().size());
        check.same("clues", wanted.clues(), clues);
        return check.amiss;
    }

    private void same(String word, @Nullable Object wanted, Object is) {
        if (wanted != null && !wanted.equals(is)) {
            amiss.add(word + ": expected " + wanted + ", is " + is);
        }
    }

    /** The same elements, in any order. */
    private <T> void sameSet(String word, @Nullable List<T> wanted, List<T> is) {
        if (wanted != null) {
            same(word, new TreeSet<>(wanted), new TreeSet<>(is));
        }
    }

    private void clock(State wanted) {
        same("phase", wanted.phase(), state.phase());
        if (wanted.at() != null) {
            var clock = state.clock();
            var round = "S" + clock.stage() + "R" + clock.round();
            same("at", wanted.at(), wanted.at().contains("/") ? round + "/" + clock.step() : round);
        }
        same("rollsStopped", wanted.rollsStopped(), state.clock().rollsStopped());
    }

    private void tracks(State wanted) {
        var tracks = state.tracks();
        same("tier", wanted.tier(), tracks.tier());
        same("payoff", wanted.payoff(), tracks.payoffTotal());
        same("shown", wanted.shown(), tracks.payoffShown());
        same("frozen", wanted.frozen(), tracks.payoffFrozen());
        same("exposure", wanted.exposure(), tracks.exposure());
        same("closings", wanted.closings(), tracks.closings());
        sameSet(
                "waiting",
                wanted.waiting(),
                tracks.waiting().stream().map(Tracks.Waiting::table).toList());
    }

    private void sheet(State wanted, UnaryOperator<String> ids) {
        var sheet = state.sheet();
        same("lookups", wanted.lookups(), sheet.lookupsUsed());
        each(wanted.rolls(), (table, rolls) -> same("rolls of " + table, rolls, sheet.rolls(table)));
        each(
                wanted.actionsLeft(),
                (person, left) -> same("actionsLeft of " + person, left, sheet.leftOf(LineStories.seatOf(person))));
        each(
                wanted.status(),
                (id, status) ->
                        action("status", id, status, ids, each -> each.status().name()));
        each(wanted.band(), (id, band) -> action("band", id, band, ids, Action::band));
    }

    private void action(
            String word, String id, Object wanted, UnaryOperator<String> ids, Function<Action, Object> part) {
        var action = state.sheet().action(ids.apply(id));
        if (action.isEmpty()) {
            amiss.add(word + ": there is no action " + ids.apply(id));
        } else {
            same(word + " of " + id, wanted, part.apply(action.get()));
        }
    }

    private void evidence(State wanted) {
        var evidence = state.evidence();
        sameSet(
                "clues",
                wanted.clues(),
                evidence.clues().stream().map(Evidence.Clue::factId).toList());
        sameSet("held", wanted.held(), evidence.accountsHeld());
        sameSet(
                "live",
                wanted.live(),
                evidence.closedControls().stream()
                        .map(Evidence.ClosedControl::controlId)
                        .toList());
        sameSet(
                "owed",
                wanted.owed(),
                evidence.owed().stream().map(Evidence.Owed::owedId).toList());
        sameSet(
                "gone",
                wanted.gone(),
                state.hires().stream()
                        .filter(each -> !each.inPlay())
                        .map(Hire::number)
                        .toList());
        var cover = state.cover();
        same(
                "coverHeld",
                wanted.coverHeld(),
                cover.held().stream().collect(Collectors.toMap(Cover.Holder::stage, Cover.Holder::role)));
        same("coverUsed", wanted.coverUsed(), cover.usedThisStage());
        same(
                "holder",
                wanted.holder() == null ? null : List.of(wanted.holder()),
                cover.holderIn(state.clock().stage()).stream().toList());
    }

    private void calls(State wanted) {
        var calls = state.calls();
        sameSet("spent", wanted.spent(), calls.spent());
        same("linePhase", wanted.linePhase(), state.line().phase());
        same("suspect", wanted.suspect(), state.line().suspect());
        sameSet(
                "queue",
                wanted.queue(),
                calls.queue().stream().map(each -> each.lineId()).toList());
        same(
                "tally",
                wanted.tally(),
                calls.tally().stream().map(TallyLine::ground).toList());
    }

    private void outcome(State wanted) {
        var outcome = state.outcome();
        same("ended", wanted.ended(), outcome.ended());
        same("ending", wanted.ending(), outcome.ending());
        same("processHeld", wanted.processHeld(), outcome.processHeld());
    }

    private static <K, V> void each(@Nullable Map<K, V> wanted, java.util.function.BiConsumer<K, V> check) {
        if (wanted != null) {
            wanted.forEach(check);
        }
    }
}
