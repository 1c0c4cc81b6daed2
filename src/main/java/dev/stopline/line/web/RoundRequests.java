package dev.stopline.line.web;

import static dev.stopline.platform.moves.MoveBody.orNone;

import dev.stopline.line.rules.Hearers;
import dev.stopline.line.rules.LineCommand;
import dev.stopline.line.rules.RoundCommand;
import dev.stopline.line.rules.Step;
import dev.stopline.line.rules.Table;
import dev.stopline.platform.moves.MoveBody;
import dev.stopline.platform.web.CodePoints;
import io.swagger.v3.oas.annotations.media.Schema;
import jakarta.validation.constraints.NotNull;
import org.jspecify.annotations.Nullable;

/** The bodies of the moves of RoundMoves. */
final class RoundRequests {

    private RoundRequests() {}

    /** The body of {@code announceReveal}. */
    record AnnounceRevealBody(
            @Schema(description = "The event of the card for this round. Left out: none.", example = "e11")
            @CodePoints(max = 64)
            @Nullable
            String eventId,

            @Schema(
                    description = "What is said.",
                    example = "The clue tier is noisy. The night shift reports a login from a parked account.")
            @CodePoints(max = 2000)
            @Nullable
            String text)
            implements MoveBody<LineCommand> {
        @Override
        public LineCommand command() {
            return new RoundCommand.AnnounceReveal(orNone(eventId), orNone(text));
        }
    }

    /** The body of {@code narrate}. */
    record NarrateBody(
            @Schema(
                    description = "What is said. Left out where a line of the card is spoken.",
                    example = "Nobody at the desk remembers the visit.")
            @CodePoints(max = 2000)
            @Nullable
            String text,

            @Schema(
                    description = "Who hears it: COMPANY or COMRADES, that side alone, or ALL, everybody at the table.",
                    example = "ALL")
            @NotNull
            Hearers to,

            @Schema(description = "The question that it answers. Left out: none.", example = "C2")
            @CodePoints(max = 64)
            @Nullable
            String replyTo,

            @Schema(description = "The line of the card that is spoken. Left out: none.", example = "l2a")
            @CodePoints(max = 64)
            @Nullable
            String cardLineId)
            implements MoveBody<LineCommand> {
        @Override
        public LineCommand command() {
            return new RoundCommand.Narrate(orNone(text), to, orNone(replyTo), orNone(cardLineId));
        }
    }

    /** The body of {@code enterStep}. */
    record EnterStepBody(
            @Schema(
                    description = "The next step of the round, one after the other. A round starts at REVEAL, where"
                            + " tier and events are told. DISCUSS: the table talks. ACT: seats act. RESOLVE: what is"
                            + " left is done and settled.",
                    allowableValues = {"DISCUSS", "ACT", "RESOLVE"},
                    example = "DISCUSS")
            @NotNull
            Step step)
            implements MoveBody<LineCommand> {
        @Override
        public LineCommand command() {
            return new RoundCommand.EnterStep(step);
        }
    }

    /** The body of {@code visitTable}. */
    record VisitTableBody(
            @Schema(
                    description = "The side that the Incident Master goes to now. In each round both are visited, and"
                            + " which comes first changes from round to round.",
                    example = "COMPANY")
            @NotNull
            Table table)
            implements MoveBody<LineCommand> {
        @Override
        public LineCommand command() {
            return new RoundCommand.VisitTable(table);
        }
    }
}
