package dev.stopline.line.web;

import static dev.stopline.platform.moves.MoveBody.orNone;

import dev.stopline.line.rules.ActionCommand;
import dev.stopline.line.rules.FreeAction;
import dev.stopline.line.rules.LineCommand;
import dev.stopline.line.rules.Verb;
import dev.stopline.platform.moves.MoveBody;
import dev.stopline.platform.web.CodePoints;
import io.swagger.v3.oas.annotations.media.Schema;
import jakarta.validation.constraints.NotNull;
import org.jspecify.annotations.Nullable;

/** The bodies of the moves of ActionMoves. */
final class ActionRequests {

    private ActionRequests() {}

    /** The body of {@code takeFreeAction}. */
    record TakeFreeActionBody(
            @Schema(
                    description = "ASK: a question to the Incident Master or a teammate. LOOK: reading what cards and"
                            + " file already show. HOLD: leaving an action unspent. None costs an action or is ever"
                            + " rolled.",
                    example = "ASK")
            @NotNull
            FreeAction kind,

            @Schema(description = "What is asked or looked at.", example = "Who had the key on Tuesday?")
            @CodePoints(max = 2000)
            @Nullable
            String text,

            @Schema(description = SeatWords.OWN, example = "hr") @CodePoints(max = 64) @Nullable
            String seat)
            implements MoveBody<LineCommand> {
        @Override
        public LineCommand command() {
            return new ActionCommand.TakeFreeAction(kind, orNone(text));
        }
    }

    /** The body of {@code declareAction}. */
    record DeclareActionBody(
            @Schema(
                    description = "What the seat does, a verb of its role, or of a role of its side that nobody plays;"
                            + " listRoles says what each does. Looking up and approving a cut have moves of their"
                            + " own: pullLog, questionHire and approveCut.",
                    allowableValues = {
                        "ISOLATE",
                        "SCOPE",
                        "VERIFY",
                        "PROBE_INTERVIEW",
                        "CHECK_PAYEE",
                        "HOLD_PAYMENT",
                        "REVIEW",
                        "PERFORM",
                        "FORGE_DOC",
                        "HOP",
                        "USE_KEY",
                        "RELAY",
                        "ROUTE_WAGE",
                        "SWAP_PAYEE",
                        "CASH_OUT"
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

            @Schema(
                    description = "What the player says about how it is done, for the whole table; it has no effect of"
                            + " its own.",
                    example = "Call the school about the certificate.")
            @CodePoints(max = 500)
            @Nullable
            String note,

            @Schema(description = SeatWords.OWN, example = "hr") @CodePoints(max = 64) @Nullable
            String seat)
            implements MoveBody<LineCommand> {
        @Override
        public LineCommand command() {
            return new ActionCommand.DeclareAction(verb, orNone(hire), orNone(note));
        }
    }

    /** The body of {@code pullLog}. */
    record PullLogBody(
            @Schema(description = "The number of the hire.", example = "2", minimum = "0", maximum = "99") @NotNull
            Integer hire,

            @Schema(description = SeatWords.OWN, example = "hr") @CodePoints(max = 64) @Nullable
            String seat)
            implements MoveBody<LineCommand> {
        @Override
        public LineCommand command() {
            return new ActionCommand.PullLog(hire);
        }
    }

    /** The body of {@code questionHire}. */
    record QuestionHireBody(
            @Schema(description = "The number of the hire.", example = "2", minimum = "0", maximum = "99") @NotNull
            Integer hire,

            @Schema(description = "The question.", example = "Why did the bank account change?")
            @NotNull
            @CodePoints(max = 500)
            String question,

            @Schema(description = SeatWords.OWN, example = "hr") @CodePoints(max = 64) @Nullable
            String seat)
            implements MoveBody<LineCommand> {
        @Override
        public LineCommand command() {
            return new ActionCommand.QuestionHire(hire, question);
        }
    }

    /** The body of {@code narrateAction}. */
    record NarrateActionBody(
            @Schema(description = "The action.", example = "C3") @NotNull @CodePoints(max = 64)
            String actionId,

            @Schema(description = "What is told.", example = "The badge reader was off; there is nothing to see.")
            @CodePoints(max = 2000)
            @Nullable
            String text)
            implements MoveBody<LineCommand> {
        @Override
        public LineCommand command() {
            return new ActionCommand.NarrateAction(actionId, orNone(text));
        }
    }

    /** The body of {@code chooseRevealedFact}. */
    record ChooseRevealedFactBody(
            @Schema(description = "What the reveal is owed for.", example = "C3") @NotNull @CodePoints(max = 64)
            String owedId,

            @Schema(description = "The fact of the card. Left out: nothing more is on file.", example = "p2")
            @CodePoints(max = 64)
            @Nullable
            String factId)
            implements MoveBody<LineCommand> {
        @Override
        public LineCommand command() {
            return new ActionCommand.ChooseRevealedFact(owedId, orNone(factId));
        }
    }

    /** The body of {@code recordInconsistency}. */
    record RecordInconsistencyBody(
            @Schema(description = "The action.", example = "C3") @NotNull @CodePoints(max = 64)
            String actionId,

            @Schema(description = "The fact of the card.", example = "p2") @NotNull @CodePoints(max = 64)
            String factId)
            implements MoveBody<LineCommand> {
        @Override
        public LineCommand command() {
            return new ActionCommand.RecordInconsistency(actionId, factId);
        }
    }

    /** The body of {@code noteStoppingControl}. */
    record NoteStoppingControlBody(
            @Schema(description = "The action or scripted move that scored.", example = "K2")
            @NotNull
            @CodePoints(max = 64)
            String actionId,

            @Schema(description = "The control that was named.", example = "Two people approve a change of payee.")
            @NotNull
            @CodePoints(max = 500)
            String text)
            implements MoveBody<LineCommand> {
        @Override
        public LineCommand command() {
            return new ActionCommand.NoteStoppingControl(actionId, text);
        }
    }

    /** The body of {@code releasePayment}. */
    record ReleasePaymentBody(
            @Schema(description = "The number of the hire.", example = "2", minimum = "0", maximum = "99") @NotNull
            Integer hire)
            implements MoveBody<LineCommand> {
        @Override
        public LineCommand command() {
            return new ActionCommand.ReleasePayment(hire);
        }
    }
}
