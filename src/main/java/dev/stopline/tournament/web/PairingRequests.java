package dev.stopline.tournament.web;

import dev.stopline.platform.moves.MoveBody;
import dev.stopline.platform.web.CodePoints;
import dev.stopline.tournament.rules.RoundCommand;
import dev.stopline.tournament.rules.TournamentCommand;
import io.swagger.v3.oas.annotations.media.Schema;
import jakarta.validation.constraints.NotNull;

/** The bodies of the moves of PairingMoves. */
final class PairingRequests {

    private PairingRequests() {}

    /** The body of {@code forbidPairing}. */
    record ForbidPairingBody(
            @Schema(description = "One of the two.", example = "E1") @NotNull @CodePoints(min = 1, max = 16)
            String first,

            @Schema(description = "The other.", example = "E2") @NotNull @CodePoints(min = 1, max = 16)
            String second)
            implements MoveBody<TournamentCommand> {
        @Override
        public TournamentCommand command() {
            return new RoundCommand.ForbidPairing(first, second);
        }
    }

    /** The body of {@code forcePairing}. */
    record ForcePairingBody(
            @Schema(description = "One of the two.", example = "E1") @NotNull @CodePoints(min = 1, max = 16)
            String first,

            @Schema(description = "The other.", example = "E2") @NotNull @CodePoints(min = 1, max = 16)
            String second)
            implements MoveBody<TournamentCommand> {
        @Override
        public TournamentCommand command() {
            return new RoundCommand.ForcePairing(first, second);
        }
    }

    /** The body of {@code liftPairing}. */
    record LiftPairingBody(
            @Schema(description = "One of the two.", example = "E1") @NotNull @CodePoints(min = 1, max = 16)
            String first,

            @Schema(description = "The other.", example = "E2") @NotNull @CodePoints(min = 1, max = 16)
            String second)
            implements MoveBody<TournamentCommand> {
        @Override
        public TournamentCommand command() {
            return new RoundCommand.LiftPairing(first, second);
        }
    }
}
