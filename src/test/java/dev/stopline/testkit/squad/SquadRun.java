package dev.stopline.testkit.squad;

import dev.stopline.squad.rules.SquadEvent;
import dev.stopline.squad.rules.SquadMove;
import dev.stopline.squad.rules.SquadRules;
import dev.stopline.squad.rules.SquadState;
import dev.stopline.squad.rules.SquadStories;
import dev.stopline.testkit.golden.EventWords;
import dev.stopline.testkit.squad.SquadCase.MoveMade;
import dev.stopline.testkit.squad.SquadCase.Sees;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/** Plays a golden case of squad: tells its given events, makes its moves, compares what comes of them. */
public final class SquadRun {

    private static final EventWords<SquadEvent> WORDS = new EventWords<>(SquadEvent.class);

    private static final SquadRules RULES = new SquadRules(new SampleTables());

    private final SquadCase golden;
    private final SquadGame game;

    private SquadRun(SquadCase golden, SquadGame game) {
        this.golden = golden;
        this.game = game;
    }

    /**
     * Plays the case on the bare rules.
     *
     * @throws AssertionError if anything differs; it names the case, the move, what was expected and what came
     */
    public static void play(SquadCase golden) {
        play(golden, SquadOnRules::new);
    }

    /**
     * Plays the case.
     *
     * @param begin a career in which the given events have happened
     * @throws AssertionError if anything differs; it names the case, the move, what was expected and what came
     */
    public static void play(SquadCase golden, Function<List<SquadEvent>, SquadGame> begin) {
        var amiss = amiss(golden);
        if (!amiss.isEmpty()) {
            throw new AssertionError(String.join("\n  ", amiss));
        }
        var run = new SquadRun(golden, begin.apply(given(golden)));
        for (int i = 0; i < golden.before().size(); i++) {
            run.move("before[" + i + "]", golden.before().get(i));
        }
        for (int i = 0; i < golden.when().size(); i++) {
            run.move("when[" + i + "]", golden.when().get(i));
        }
        run.fail("then", SquadSight.mismatches(golden.then(), run.game.state()), "");
        var sees = golden.sees();
        if (sees != null) {
            run.sees(sees);
        }
    }

    /** What is amiss with the case before it is played, a sentence each; empty for a case that may be played. */
    public static List<String> amiss(SquadCase golden) {
        var amiss = new ArrayList<String>();
        if (golden.title().isBlank() || golden.rules().isEmpty()) {
            amiss.add("it has no title, or proves nothing");
        }
        Stream.concat(golden.before().stream(), golden.when().stream()).forEach(each -> {
            amiss.addAll(WORDS.faults(each.events(), each.none()));
            if (!each.refused().isEmpty()
                    && !(each.events().isEmpty() && each.none().isEmpty())) {
                amiss.add(each.make() + " is refused and yet has events");
            }
        });
        if (golden.before().stream().anyMatch(each -> !each.refused().isEmpty())) {
            amiss.add("a move made before is refused");
        }
        if (golden.sees() != null) {
            amiss.addAll(WORDS.faults(golden.sees().events(), golden.sees().none()));
        }
        if (golden.when().isEmpty() && golden.then().isEmpty() && golden.sees() == null) {
            amiss.add("nothing is asked");
        }
        return amiss.stream().map(each -> golden.name() + ": " + each).toList();
    }

    private static List<SquadEvent> given(SquadCase golden) {
        return Stream.concat(
                        SquadStories.tell(golden.given()).stream(),
                        golden.given().also().stream().map(WORDS::read))
                .toList();
    }

    private void move(String where, MoveMade made) {
        var at = where + " " + made.make() + " " + made.with() + " " + made.dice();
        SquadGame.Answer answer;
        try {
            answer = game.play(new SquadMove(SquadCommands.read(made.make(), made.with()), made.dice()));
        } catch (RuntimeException | AssertionError broken) {
            throw new AssertionError(golden.name() + "\n  " + at + "\n  " + broken, broken);
        }
        switch (answer) {
            case SquadGame.Answer.Accepted(var events) -> played(at, made, events);
            case SquadGame.Answer.Refused(var code) -> refused(at, made, code);
        }
    }

    private void played(String at, MoveMade made, List<SquadEvent> events) {
        var amiss = new ArrayList<String>();
        if (!made.refused().isEmpty()) {
            amiss.add("expected to be refused: " + made.refused());
        }
        amiss.addAll(WORDS.mismatches(made.events(), made.none(), events));
        amiss.addAll(SquadSight.mismatches(made.state(), game.state()));
        fail(at, amiss, "came:" + WORDS.text(events));
    }

    private void refused(String at, MoveMade made, String code) {
        var amiss = new ArrayList<String>();
        if (!made.refused().equals(code)) {
            amiss.add(made.refused().isEmpty() ? "expected to be accepted" : "expected refusal: " + made.refused());
        }
        amiss.addAll(SquadSight.mismatches(made.state(), game.state()));
        fail(at, amiss, "came: refused " + code);
    }

    private void sees(Sees wanted) {
        var seen = game.seen();
        var amiss = new ArrayList<>(WORDS.mismatches(wanted.events(), wanted.none(), seen));
        amiss.addAll(SquadSight.mismatches(wanted.state(), RULES.fold(SquadState.INITIAL, seen)));
        var text = WORDS.text(seen);
        wanted.noText().stream().filter(text::contains).forEach(each -> amiss.add("stands in what he sees: " + each));
        fail("what the player sees", amiss, "sees:" + text);
    }

    private void fail(String at, List<String> amiss, String came) {
        if (!amiss.isEmpty()) {
            throw new AssertionError(golden.name() + "\n  " + at + "\n  " + String.join("\n  ", amiss) + "\n  " + came);
        }
    }
}
