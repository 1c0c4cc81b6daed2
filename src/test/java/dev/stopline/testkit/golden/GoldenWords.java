package dev.stopline.testkit.golden;

import dev.stopline.line.rules.LineStories;
import dev.stopline.testkit.golden.GoldenCase.MoveMade;
import dev.stopline.testkit.golden.GoldenCase.Sees;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Reads a golden case for words that nobody knows, and for a case that asks nothing: without playing it. */
public final class GoldenWords {

    private GoldenWords() {}

    /** What is amiss with the case, a sentence each; empty for a case that may be played. */
    public static List<String> amiss(GoldenCase golden) {
        var amiss = new ArrayList<String>();
        if (golden.title().isBlank()) {
            amiss.add("it has no title");
        }
        if (golden.rules().isEmpty() && golden.rulings().isEmpty()) {
            amiss.add("it proves nothing");
        }
        Stream.concat(golden.before().stream(), golden.when().stream()).forEach(each -> move(golden, each, amiss));
        golden.sees().forEach(each -> sees(each, amiss));
        if (golden.before().stream().anyMatch(each -> !each.refused().isEmpty())) {
            amiss.add("a move made before is refused");
        }
        if (golden.when().isEmpty()
                && golden.then().equals(GoldenFiles.NOTHING)
                && golden.sees().isEmpty()) {
            amiss.add("nothing is asked");
        }
        return amiss.stream()
                .map(each -> golden.id() + " " + golden.part() + ": " + each)
                .toList();
    }

    private static void move(GoldenCase golden, MoveMade move, List<String> amiss) {
        amiss.addAll(GoldenEvents.faults(move.events(), move.none()));
        move.sees().forEach(each -> sees(each, amiss));
        if (!move.refused().isEmpty()
                && !(move.events().isEmpty() && move.none().isEmpty())) {
            amiss.add(move.make() + " is refused and yet has events");
        }
        if (move.query().isEmpty() != (move.answer() == null)
                || move.query().isEmpty() == move.make().isEmpty()) {
            amiss.add("a step is a move, or a query with its answer: " + move.make() + move.query());
        }
        try {
            LineStories.viewer(move.by());
            if (move.query().isEmpty()) {
                GoldenCommands.read(move.make(), move.with(), golden.given().card(), id -> "x");
            }
        } catch (RuntimeException unreadable) {
            amiss.add(move.make() + ": " + unreadable.getMessage());
        }
    }

    private static void sees(Sees sees, List<String> amiss) {
        amiss.addAll(GoldenEvents.faults(sees.events(), sees.none()));
        try {
            LineStories.viewer(sees.viewer());
        } catch (IllegalArgumentException nobody) {
            amiss.add(nobody.getMessage());
        }
    }
}
