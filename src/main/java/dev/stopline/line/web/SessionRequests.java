package dev.stopline.line.web;

import static dev.stopline.platform.moves.MoveBody.orNone;

import dev.stopline.line.rules.LineCommand;
import dev.stopline.line.rules.Role;
import dev.stopline.line.rules.SessionCommand;
import dev.stopline.line.rules.Table;
import dev.stopline.platform.moves.MoveBody;
import dev.stopline.platform.web.CodePoints;
import io.swagger.v3.oas.annotations.media.Schema;
import jakarta.validation.constraints.NotNull;
import org.jspecify.annotations.Nullable;

/** The bodies of the moves of SessionMoves. */
final class SessionRequests {

    private SessionRequests() {}

    /** The body of {@code overrideRuleset}. */
    record OverrideRulesetBody(
            @Schema(description = "The key.", example = "lookupsPerStage") @NotNull @CodePoints(max = 60)
            String key,

            @Schema(description = "The value, as text.", example = "4") @NotNull @CodePoints(max = 60)
            String value)
            implements MoveBody<LineCommand> {
        @Override
        public LineCommand command() {
            return new SessionCommand.OverrideRuleset(key, value);
        }
    }

    /** The body of {@code seatPlayer}. */
    record SeatPlayerBody(
            @Schema(
                    description = "The seat's id: the role's name in lower case with dashes.",
                    example = "finance-legal")
            @NotNull
            @CodePoints(max = 64)
            String seat,

            @Schema(description = "The side.", example = "COMPANY") @NotNull
            Table table,

            @Schema(description = "The role.", example = "FINANCE_LEGAL") @NotNull
            Role role)
            implements MoveBody<LineCommand> {
        @Override
        public LineCommand command() {
            return new SessionCommand.SeatPlayer(seat, table, role);
        }

        @Override
        public @Nullable String forSeat() {
            return null;
        }
    }

    /** The body of {@code recordReadingNote}. */
    record RecordReadingNoteBody(
            @Schema(description = "The note.", example = "Reads a fold as a vote for nobody in particular.")
            @NotNull
            @CodePoints(max = 2000)
            String text)
            implements MoveBody<LineCommand> {
        @Override
        public LineCommand command() {
            return new SessionCommand.RecordReadingNote(text);
        }
    }

    /** The body of {@code abandonCase}. */
    record AbandonCaseBody(
            @Schema(
                    description = "Why the case is given up, for everybody to read. Left out: nothing is said.",
                    example = "Two players had to leave.")
            @CodePoints(max = 500)
            @Nullable
            String reason)
            implements MoveBody<LineCommand> {
        @Override
        public LineCommand command() {
            return new SessionCommand.AbandonCase(orNone(reason));
        }
    }
}
