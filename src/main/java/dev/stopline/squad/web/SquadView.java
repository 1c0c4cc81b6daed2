package dev.stopline.squad.web;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import dev.stopline.squad.rules.FirstStep;
import dev.stopline.squad.rules.Glimpse;
import dev.stopline.squad.rules.Prompt;
import dev.stopline.squad.rules.Waits;
import io.swagger.v3.oas.annotations.media.Schema;
import java.util.List;

/**
 * A board as it is sent: what its player sees, and what the career waits for.
 *
 * @param board what the player sees
 * @param prompt what the career waits for
 */
@Schema(name = "SquadBoard", description = "The career as you see it.")
record SquadView(
        @JsonUnwrapped Glimpse board,
        @Schema(description = "What the career waits for.") PromptOut prompt) {

    /** What the career waits for, and what is said about it. */
    @Schema(name = "SquadPrompt", description = "What the career waits for, and what is said about it.")
    record PromptOut(
            @Schema(
                    description = "The same in a sentence.",
                    example = "The career waits for you to roll step 3 of 7: the target's Capability.")
            String sentence,

            @Schema(
                    description = "What the career waits for, as a value to switch on; sentence says the same in words."
                            + " BOARD: the arc of a tournament board is played. ROUTING: no job until the organizer"
                            + " routes the detective again. NOTHING: the detective is retired.")
            Waits waits,

            @Schema(description = "The operation that usually comes next; empty = none of yours.", example = "openJob")
            String operationId,

            @Schema(description = "What is said at this point, the nearest line first.")
            List<String> lines,

            @Schema(description = "The numbers that you want beside it, by name.")
            List<Prompt.Value> values,

            @Schema(description = "Where on the beginner's path the career is.")
            FirstStep firstStep,

            @Schema(
                    description = "Whether the move that is due takes the face of a real die. Ask the player to confirm"
                            + " it, since it cannot be taken back.")
            boolean dieIsFinal) {}
}
