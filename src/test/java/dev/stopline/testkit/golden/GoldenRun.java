package dev.stopline.testkit.golden;

import dev.stopline.decide.Refusal;
import dev.stopline.line.rules.LineEvent;
import dev.stopline.line.rules.LineRules;
import dev.stopline.line.rules.LineState;
import dev.stopline.line.rules.LineStories;
import dev.stopline.line.rules.Move;
import dev.stopline.line.rules.Seen;
import dev.stopline.testkit.golden.GoldenCase.MoveMade;
import dev.stopline.testkit.golden.GoldenCase.Sees;
import dev.stopline.testkit.golden.GoldenGame.Answer;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Stream;
import tools.jackson.databind.node.NullNode;

/**
 * Plays a golden case: tells its given events, makes its moves, and compares what comes of them. The words of a case stand
 * in {@link GoldenCase}, of its moves' values in {@link GoldenCommands}, of a card's edits in {@link GoldenCard}.
 */
public final class GoldenRun {

    private final GoldenCase golden;
    private final GoldenGame game;
    private final GoldenNames names;
    private final Seen begun;

    private GoldenRun(GoldenCase golden, GoldenGame game) {
        this.golden = golden;
        this.game = game;
        this.names = new GoldenNames(game.state());
        this.begun = game.state().seen();
    }

    /**
     * Plays the case on the game that these given events begin.
     *
     * @throws AssertionError if anything differs; it names the case, the move, what was expected and what came
     */
    public static void play(GoldenCase golden, Function<List<LineEvent>, ? extends GoldenGame> begin) {
        var amiss = GoldenWords.amiss(golden);
        if (!amiss.isEmpty()) {
            throw new AssertionError(String.join("\n  ", amiss));
        }
        var run = new GoldenRun(golden, begin.apply(given(golden)));
        for (int i = 0; i < golden.before().size(); i++) {
            run.move("before", i, golden.before().get(i));
        }
        for (int i = 0; i < golden.when().size(); i++) {
            run.move("when", i, golden.when().get(i));
        }
        run.fail("then", GoldenState.mismatches(golden.then(), run.game.state(), run.names::id), "");
        golden.sees().forEach(each -> run.sees("in the end", each, run.begun(each)));
    }

    /** The events that the case begins with. */
    public static List<LineEvent> given(GoldenCase golden) {
        return GoldenGiven.told(golden.given()).events();
    }

    private void move(String part, int index, MoveMade made) {
        var where = part + "[" + index + "] " + made.by() + " " + made.make() + made.query();
        if (!made.query().isEmpty()) {
            asked(where, made);
            return;
        }
        var before = game.state();
        var command =
                GoldenCommands.read(made.make(), made.with(), golden.given().card(), names::id);
        var faces = Stream.of(made.cover(), made.die()).filter(Objects::nonNull).toList();
        var move = new Move(LineStories.viewer(made.by()), LineStories.seatOf(made.seat()), command, faces);
        switch (answer(where, move)) {
            case Answer.Accepted(List<LineEvent> events) -> accepted(where, made, events);
            case Answer.Refused(String code, List<Refusal.Fault> faults) -> refused(where, made, code, faults, before);
        }
        made.sees().forEach(each -> sees(where, each, before.seen().by(LineStories.viewer(each.viewer()))));
    }

    private void asked(String where, MoveMade made) {
        var answer = game.ask(
                LineStories.viewer(made.by()),
                made.query(),
                Objects.requireNonNullElse(made.with(), NullNode.instance));
        var wanted = Objects.requireNonNull(made.answer(), "an answer to expect");
        fail(
                where,
                GoldenEvents.covers(wanted, answer) ? List.of() : List.of("expected answer: " + wanted),
                "came: " + answer);
    }

    private Answer answer(String where, Move move) {
        try {
            return game.play(move);
        } catch (RuntimeException | AssertionError broken) {
            throw new AssertionError(golden.name() + "\n  " + where + "\n  " + move + "\n  " + broken, broken);
        }
    }

    private void accepted(String where, MoveMade made, List<LineEvent> events) {
        names.after(made.as(), events);
        var amiss = new ArrayList<String>();
        if (!made.refused().isEmpty()) {
            amiss.add("expected to be refused: " + made.refused());
        }
        amiss.addAll(GoldenEvents.mismatches(made.events(), made.none(), events));
        amiss.addAll(GoldenState.mismatches(made.state(), game.state(), names::id));
        fail(where, amiss, "came:" + GoldenEvents.text(events));
    }

    private void refused(String where, MoveMade made, String code, List<Refusal.Fault> faults, LineState before) {
        var rules = faults.stream().map(Refusal.Fault::rule).toList();
        var said = faults.stream().map(Refusal.Fault::message).toList();
        var amiss = new ArrayList<String>();
        if (!made.refused().equals(code)) {
            amiss.add(made.refused().isEmpty() ? "expected to be accepted" : "expected refusal: " + made.refused());
        }
        if (!made.faults().isEmpty()
                && (!rules.containsAll(made.faults())
                        || !rules.getFirst().equals(made.faults().getFirst()))) {
            amiss.add("expected faults of: " + made.faults());
        }
        if (!made.missing().isEmpty() && !said.equals(made.missing())) {
            amiss.add("expected to be missing: " + made.missing());
        }
        if (!before.equals(game.state())) {
            amiss.add("the refused move has changed the game");
        }
        amiss.addAll(GoldenState.mismatches(made.state(), game.state(), names::id));
        fail(where, amiss, "came: refused " + code + " " + faults);
    }

    private void sees(String where, Sees wanted, int from) {
        var viewer = LineStories.viewer(wanted.viewer());
        var seen = game.seenBy(viewer);
        var own = seen.subList(from, seen.size());
        var amiss = new ArrayList<>(GoldenEvents.mismatches(wanted.events(), wanted.none(), own));
        var read = game.readBy(viewer);
        wanted.noText().stream().filter(read::contains).forEach(each -> amiss.add("stands in what it reads: " + each));
        wanted.text().stream().filter(each -> !read.contains(each)).forEach(each -> amiss.add("is nowhere: " + each));
        var rules = new LineRules();
        amiss.addAll(GoldenState.mismatches(wanted, rules.fold(rules.initial(), seen)));
        fail(where + ": what " + wanted.viewer() + " sees", amiss, "sees:" + GoldenEvents.text(own));
    }

    /** How many of the given events the viewer has seen. */
    private int begun(Sees wanted) {
        return begun.by(LineStories.viewer(wanted.viewer()));
    }

    private void fail(String where, List<String> amiss, String came) {
        if (!amiss.isEmpty()) {
            throw new AssertionError(golden.name() + "\n  " + where + "\n  " + String.join("\n  ", amiss)
                    + (came.isEmpty() ? "" : "\n  " + came));
        }
    }
}
