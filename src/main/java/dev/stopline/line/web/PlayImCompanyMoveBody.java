package dev.stopline.line.web;

import static dev.stopline.platform.moves.MoveBody.orNone;

import dev.stopline.line.rules.ActionCommand;
import dev.stopline.line.rules.LineCommand;
import dev.stopline.line.rules.Verb;
import dev.stopline.platform.moves.MoveBody;
import dev.stopline.platform.web.CodePoints;
import io.swagger.v3.oas.annotations.media.Schema;
import jakarta.validation.constraints.NotNull;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The body of {@code playImCompanyMove}. */
record PlayImCompanyMoveBody(
        @Schema(
                description = "What the Incident Master does for the Company, a verb of the Company; listRoles says"
                        + " what each does. Approving a cut has a move of its own, approveCut.",
                allowableValues = {
                    "PULL_LOG",
                    "ISOLATE",
                    "SCOPE",
                    "VERIFY",
                    "PROBE_INTERVIEW",
                    "QUESTION_HIRE",
                    "CHECK_PAYEE",
                    "HOLD_PAYMENT",
                    "REVIEW"
                },
                example = "VERIFY")
        @NotNull
        Verb verb,

        @Schema(
                description = "The number of the hire. Left out: none, where the verb needs none.",
                example = "2",
                minimum = "0",
                maximum = "99")
        @Nullable
        Integer hire,

        @Schema(description = "The control that it closes. Left out: none.", example = "c1")
        @CodePoints(max = 64)
        @Nullable
        String controlId,

        @Schema(description = "The question put, or what is told.", example = "We call the school.")
        @CodePoints(max = 500)
        @Nullable
        String text,

        @Schema(description = "The face of the die, with entered dice.", example = "14", minimum = "1", maximum = "20")
        @Nullable
        Integer die)
        implements MoveBody<LineCommand> {
    @Override
    public LineCommand command() {
        return new ActionCommand.PlayImCompanyMove(verb, orNone(hire), orNone(controlId), orNone(text));
    }

    @Override
    public List<Integer> faces() {
        return MoveBody.thrown(die);
    }
}
