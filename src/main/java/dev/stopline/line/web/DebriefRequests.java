package dev.stopline.line.web;

import dev.stopline.line.rules.DebriefCommand;
import dev.stopline.line.rules.LineCommand;
import dev.stopline.platform.moves.MoveBody;
import io.swagger.v3.oas.annotations.media.Schema;
import jakarta.validation.constraints.NotNull;

/** The bodies of the moves of DebriefMoves. */
final class DebriefRequests {

    private DebriefRequests() {}

    /** The body of {@code revealIdentity}. */
    record RevealIdentityBody(
            @Schema(description = "The number of the hire.", example = "2", minimum = "0", maximum = "99") @NotNull
            Integer hire)
            implements MoveBody<LineCommand> {
        @Override
        public LineCommand command() {
            return new DebriefCommand.RevealIdentity(hire);
        }
    }
}
