package dev.stopline.testkit.golden;

import dev.stopline.decide.Refusal;
import dev.stopline.line.rules.LineEvent;
import dev.stopline.line.rules.LineState;
import dev.stopline.line.rules.Move;
import dev.stopline.line.rules.Viewer;
import java.util.List;
import tools.jackson.databind.JsonNode;

/** A game that a golden case is played on: the bare rules, or the running service. */
public interface GoldenGame {

    /** Makes a move and says what came of it. */
    Answer play(Move move);

    /** The true state, folded from all events so far. */
    LineState state();

    /** All that a viewer has seen, given events included. */
    List<LineEvent> seenBy(Viewer viewer);

    /** All that this game gives the viewer to read, as text: nothing that is sealed from the viewer may stand in it. */
    String readBy(Viewer viewer);

    /**
     * Answers a question that changes nothing.
     *
     * @param query the question's name
     * @param with its values
     * @throws IllegalArgumentException if there is no such question
     */
    default JsonNode ask(Viewer by, String query, JsonNode with) {
        return GoldenQueries.answer(state(), query, with);
    }

    /** What came of a move. */
    sealed interface Answer {

        /** It stands; its events, in order. */
        record Accepted(List<LineEvent> events) implements Answer {}

        /** It is refused, for these faults in this order; the types that the cut gate misses are faults too. */
        record Refused(String code, List<Refusal.Fault> faults) implements Answer {}
    }
}
