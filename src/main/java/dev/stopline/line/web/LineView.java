package dev.stopline.line.web;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import dev.stopline.line.rules.Glimpse;
import dev.stopline.line.rules.Waits;
import io.swagger.v3.oas.annotations.media.Schema;
import java.util.List;

/**
 * A board as it is sent: what its viewer sees, and what the table waits for.
 *
 * @param board what the viewer sees
 * @param prompt what the table waits for
 */
@Schema(name = "Board", description = "The session as your seat sees it.")
record LineView(
        @JsonUnwrapped Glimpse board,
        @Schema(description = "What the table waits for.") PromptOut prompt) {

    /**
     * What the table waits for, and from whom.
     *
     * @param say what this viewer is told to do; empty for the Incident Master
     * @param cues what the Incident Master says at this step; empty for everybody else
     */
    @Schema(name = "Prompt", description = "What the table waits for, and from whom.")
    record PromptOut(
            @Schema(description = "The same in a sentence.", example = "The table discusses what it has heard.")
            String sentence,

            @Schema(
                    description = "What the table waits for, as a value to switch on; sentence says the same in words."
                            + " NOTHING: the session is over. Most values name the move that is due, such as DIE,"
                            + " FINGERS or RULING.")
            Waits waits,

            @Schema(
                    description = "The seats that it waits for; IM is the Incident Master, who beside seats may bring"
                            + " to its end what they let be. At FINGERS every voter until all have pointed or folded:"
                            + " who has is secret, so look for your own finger in line.fingers.")
            List<String> from,

            @Schema(
                    description = "The operation that usually comes next, from one of those in from; empty = nobody's."
                            + " The list of moves of each of them marks what is waited for from them as suggested.",
                    example = "throwDie")
            String operationId,

            @Schema(description = "What you are asked to do now; empty for the Incident Master.")
            String advice,

            @Schema(description = "What the Incident Master says now; empty for everybody else.")
            List<CueOut> cues,

            @Schema(
                    description = "Whether the move that is due takes the face of a real die. Ask the player to confirm"
                            + " it, since it cannot be taken back.")
            boolean dieIsFinal) {}

    /** Words for the Incident Master. */
    @Schema(name = "Cue", description = "Words for the Incident Master.")
    record CueOut(
            @Schema(description = "The moment.", example = "CALL")
            String moment,

            @Schema(description = "To be spoken.") String say,

            @Schema(description = "A hint, not to be spoken.")
            String remember) {}
}
