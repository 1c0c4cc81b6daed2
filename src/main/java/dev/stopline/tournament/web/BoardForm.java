package dev.stopline.tournament.web;

import static dev.stopline.platform.moves.MoveBody.orNone;

import dev.stopline.platform.tables.TablePlan;
import dev.stopline.platform.web.CodePoints;
import dev.stopline.platform.web.Fault;
import dev.stopline.platform.web.InvalidRequest;
import dev.stopline.tournament.rules.BoardMode;
import dev.stopline.tournament.rules.BoardSpec;
import dev.stopline.tournament.rules.Game;
import io.swagger.v3.oas.annotations.media.Schema;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Size;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** The body of {@code addBoard}. */
@Schema(name = "AddBoard", description = "A board: what every table at it plays.")
record BoardForm(
        @Schema(description = "The game of its tables.", example = "LINE") @NotNull
        Game game,

        @Schema(
                description = "LINE: COMPANY_ONLY or COMRADES_ONLY, one side has players and the Incident Master"
                        + " plays the other, or BOTH_CHAIRS, both sides have; a SWISS needs BOTH_CHAIRS. SQUAD:"
                        + " DETECTIVE, or left out.",
                example = "COMPANY_ONLY")
        @Nullable
        BoardMode mode,

        @Schema(
                description = "LINE: a card of the library, shipped or posted. SQUAD: what you call the job or arc, of"
                        + " letters, digits, - and _. Nobody but you and the board's moderators reads it until the"
                        + " board has closed.",
                example = "clinic-letterbox")
        @NotNull
        @CodePoints(min = 1, max = 64)
        @Pattern(
                regexp = "^[A-Za-z0-9][A-Za-z0-9_-]*$",
                message = "must be of letters, digits, - and _, and begin with a letter or digit")
        String cardId,

        @Schema(
                description = "SQUAD: how many jobs a career plays, left out: 1. LINE: 0, or left out.",
                example = "0",
                minimum = "0",
                maximum = "20")
        @Nullable
        Integer jobs,

        @Schema(description = "SQUAD: the ready-made detective of every career. LINE: left out.", example = "")
        @CodePoints(max = 64)
        @Nullable
        String detective,

        @Schema(
                description = "Values of the game's ruleset that differ from the standard ones, by key: listRules gives"
                        + " each key with the values that it takes, as one of the overrides of its rule. The"
                        + " server throws the dice; a value that lets tables enter them is refused.",
                example = "{}")
        @Size(max = 60)
        @Nullable
        Map<@CodePoints(max = 60) String, @NotNull @CodePoints(max = 60) String> ruleset) {

    /**
     * The board as a value.
     *
     * @throws InvalidRequest if a board of line does not say its mode
     */
    BoardSpec spec() {
        return new BoardSpec(
                game,
                cardId,
                modeOrOnly(),
                jobs == null && game == Game.SQUAD ? 1 : orNone(jobs),
                orNone(detective),
                values().entrySet().stream()
                        .map(each -> new BoardSpec.Value(each.getKey(), each.getValue()))
                        .toList());
    }

    private BoardMode modeOrOnly() {
        if (mode != null) {
            return mode;
        }
        return switch (game) {
            case SQUAD -> BoardMode.DETECTIVE;
            case LINE -> throw new InvalidRequest(List.of(Fault.inBody("/mode", "must be given for LINE")));
        };
    }

    private Map<String, String> values() {
        return ruleset == null ? Map.of() : new TreeMap<>(ruleset);
    }

    /** The same as the game is asked for it: its faults point into this body. */
    TablePlan plan() {
        var spec = spec();
        return new TablePlan(spec.cardId(), spec.mode().name(), spec.jobs(), spec.detective(), values());
    }
}
