package dev.stopline.testkit.squad;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.stopline.squad.rules.SquadGiven;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * One case of the catalogue of squad, as its file tells it. Several cases may share an id; then each has a part.
 *
 * @param rules the rules, gaps and rulings that it proves
 * @param before moves that must be accepted, to get exactly there
 * @param when the moves that the case is about
 * @param then what is true at the end, by the words of {@link SquadSight}
 * @param sees what the player sees of it at the end; null asks nothing
 */
public record SquadCase(
        String id,
        String part,
        String title,
        List<String> rules,
        SquadGiven given,
        List<MoveMade> before,
        List<MoveMade> when,
        ObjectNode then,
        @Nullable Sees sees) {

    /** The id, its part and the title: the name of the test. */
    public String name() {
        return id + (part.isEmpty() ? "" : " " + part) + ": " + title;
    }

    /**
     * What the player sees.
     *
     * @param events among the events of the case that he sees, in this order
     * @param none no event of these types among them
     * @param state what is true for him, by the words of {@link SquadSight}
     * @param noText nowhere in all that he has seen, written as JSON
     */
    public record Sees(List<JsonNode> events, List<String> none, ObjectNode state, List<String> noText) {}

    /**
     * A move, and what comes of it.
     *
     * @param make the command's name, or a verb for an action; {@code do} in the file
     * @param with its values; see {@link SquadCommands} for what may be left out
     * @param dice the faces entered, in the order thrown
     * @param events among the move's events, in this order
     * @param none no event of these types
     * @param state what is true after it, by the words of {@link SquadSight}
     * @param refused the code that it is refused with; empty = it is accepted
     */
    public record MoveMade(
            @JsonProperty("do") String make,
            ObjectNode with,
            List<Integer> dice,
            List<JsonNode> events,
            List<String> none,
            ObjectNode state,
            String refused) {}
}
