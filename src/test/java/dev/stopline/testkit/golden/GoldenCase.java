package dev.stopline.testkit.golden;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.stopline.line.rules.Band;
import dev.stopline.line.rules.EndReason;
import dev.stopline.line.rules.Ending;
import dev.stopline.line.rules.GroundKind;
import dev.stopline.line.rules.Line;
import dev.stopline.line.rules.Mode;
import dev.stopline.line.rules.Phase;
import dev.stopline.line.rules.Role;
import dev.stopline.line.rules.Table;
import dev.stopline.line.rules.Tier;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * One case of the catalogue, as its file tells it. Several cases may share an id; then each has a part.
 *
 * @param id the catalogue's id
 * @param part which variant of the case this is; empty if it is the only one
 * @param rules the rules that it proves
 * @param rulings the gaps and ambiguities whose settled reading it shows
 * @param before moves that must be accepted, to get exactly there
 * @param when the moves that the case is about
 * @param then the true state at the end; nothing is asked if left out
 * @param sees what a viewer sees of it all
 */
public record GoldenCase(
        String id,
        String part,
        String title,
        List<String> rules,
        List<String> rulings,
        Given given,
        List<MoveMade> before,
        List<MoveMade> when,
        State then,
        List<Sees> sees) {

    /** The id, its part and the title: the name of the test. */
    public String name() {
        return id + (part.isEmpty() ? "" : " " + part) + ": " + title;
    }

    /**
     * Where the case stands when it begins. Told as events, not moves, in this order: the session, the card, the seats;
     * the rounds before {@code at}; then, in the round of {@code at}, what follows in the order of the components below.
     * What a wrongful cut ({@code gone}) or an earlier stage's cover ({@code coverHeld}) did is told in its own stage.
     *
     * @param ruleset values set before the start
     * @param card edits of the fixture card, see {@link GoldenCard}
     * @param seats who is seated; null = every role of the tables that have players
     * @param phase how far the session has come
     * @param at stage, round and step, as in {@code S2R1/ACT}
     * @param handedOver whether the other side moves (one-table modes); null = only in comrades-only
     * @param payoff, exposure before the cost of {@code line}
     * @param lookups spent this stage; each takes the next action id of the Company (C1, C2, …)
     * @param rolls dice thrown this round; each takes the next action id of its table, after the lookups
     * @param clues the facts that are clues
     * @param gone hires wrongfully cut before; each takes a line id and ends a stage
     * @param held hires whose account is held
     * @param liveControls controls closed in play
     * @param spent tables whose call of this stage is spent, on a vote without a finger; each takes a line id
     * @param coverHeld stage to the role whose cover was thrown in it
     * @param holder the cover holder chosen for this stage
     * @param actionsLeft by person
     * @param visited the tables visited this round (both-chairs)
     * @param frozen the operator was cut this round, and Payoff froze at this; takes a line id
     * @param line an open line
     * @param ground an accepted ground of that line, tied to a fact of the suspect
     * @param ended why the case has ended; needed in the phases ENDED and DEBRIEF
     * @param also further events, written as the store writes them
     */
    public record Given(
            Mode mode,
            Map<String, String> ruleset,
            @Nullable JsonNode card,
            @Nullable List<Role> seats,
            Point phase,
            String at,
            @Nullable Boolean handedOver,
            int payoff,
            int exposure,
            @Nullable Tier tier,
            int lookups,
            Map<Table, Integer> rolls,
            int closings,
            List<String> clues,
            List<Integer> gone,
            List<Integer> held,
            List<String> liveControls,
            List<Table> spent,
            Map<Integer, Role> coverHeld,
            @Nullable Role holder,
            Map<String, Integer> actionsLeft,
            List<Table> visited,
            @Nullable Integer frozen,
            @Nullable GivenLine line,
            @Nullable GroundKind ground,
            @Nullable EndReason ended,
            List<JsonNode> also) {}

    /** How far a session has come. */
    public enum Point {
        /** No session yet. */
        NEW,
        SETUP,
        CARD_LOADED,
        SEATED,
        BRIEFED,
        PLAY,
        ENDED,
        DEBRIEF
    }

    /**
     * A line that is open when the case begins.
     *
     * @param to the hire that the vote picks; 0 = none
     * @param until how far it has come
     * @param votes person to hire, FOLD for a folded seat; left out = all point at {@code to}
     * @param free the call cost nothing and stopped no roll
     */
    public record GivenLine(int to, Line.Phase until, Table table, Map<String, String> votes, boolean free) {}

    /**
     * A move, and what comes of it.
     *
     * @param by a person of the fixture, a seat id, IM or SPECTATOR
     * @param make the command's name; {@code do} in the file
     * @param with its values; see {@link GoldenCommands} for what may be left out
     * @param die, cover the faces entered; null = none
     * @param seat the person that the Incident Master names; {@code for} in the file
     * @param as a name for the action, ground, sentence or line that the move makes; {@code $name} refers to it later
     * @param events among the move's events, in this order
     * @param none no event of these types
     * @param state what is true after it
     * @param refused the code that it is refused with; empty = it is accepted
     * @param faults the rules of the refusal's faults; the first must be the first fault's
     * @param missing the record types that the cut gate misses
     * @param sees what a viewer sees of this move
     * @param query a question instead of a move, see {@link GoldenGame#ask}; then {@code do} is left out
     * @param answer what the answer to the question holds
     */
    public record MoveMade(
            String by,
            @JsonProperty("do") String make,
            @Nullable JsonNode with,
            @Nullable Integer die,
            @Nullable Integer cover,
            @JsonProperty("for") String seat,
            String as,
            List<JsonNode> events,
            List<String> none,
            State state,
            String refused,
            List<String> faults,
            List<String> missing,
            List<Sees> sees,
            String query,
            @Nullable JsonNode answer) {}

    /**
     * What is true; null asks nothing.
     *
     * @param frozen the frozen Payoff, -1 = it still runs
     * @param shown the Payoff that everybody sees
     * @param clues the facts that are clues, in any order
     * @param gone the hires out of play
     * @param live the controls closed in play
     * @param owed the ids of the reveals owed
     * @param coverHeld stage to the role whose cover was thrown
     * @param status action id, or a name of the case, to how far the action has come
     * @param band action id, or a name of the case, to the band called for it
     */
    public record State(
            @Nullable Phase phase,
            @Nullable String at,
            @Nullable Tier tier,
            @Nullable Integer payoff,
            @Nullable Integer shown,
            @Nullable Integer frozen,
            @Nullable Integer exposure,
            @Nullable Integer lookups,
            @Nullable Map<Table, Integer> rolls,
            @Nullable Boolean rollsStopped,
            @Nullable Integer closings,
            @Nullable Map<String, Integer> actionsLeft,
            @Nullable List<String> clues,
            @Nullable List<Integer> gone,
            @Nullable List<Integer> held,
            @Nullable List<String> live,
            @Nullable List<String> owed,
            @Nullable List<Table> spent,
            @Nullable Map<Integer, Role> coverHeld,
            @Nullable Boolean coverUsed,
            @Nullable Role holder,
            Line.@Nullable Phase linePhase,
            @Nullable Integer suspect,
            @Nullable List<String> queue,
            @Nullable List<Table> waiting,
            @Nullable Map<String, String> status,
            @Nullable Map<String, Band> band,
            @Nullable EndReason ended,
            @Nullable Ending ending,
            @Nullable Boolean processHeld,
            @Nullable List<String> tally) {}

    /**
     * What one viewer sees.
     *
     * @param events among the events of the case's own moves that the viewer sees, in this order
     * @param none no event of these types among them
     * @param noText nowhere in all that the viewer has seen, written as JSON with the names of the events, nor in its board
     * @param text somewhere in the same
     * @param shown, exposure, tier, clues (how many the viewer knows of) as the viewer's own fold has them
     */
    public record Sees(
            String viewer,
            List<JsonNode> events,
            List<String> none,
            List<String> noText,
            List<String> text,
            @Nullable Integer shown,
            @Nullable Integer exposure,
            @Nullable Tier tier,
            @Nullable Integer clues) {}
}
