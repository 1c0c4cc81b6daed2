package dev.stopline.tournament.web;

import dev.stopline.platform.moves.MoveBody;
import dev.stopline.platform.web.CodePoints;
import dev.stopline.tournament.rules.RegistrationCommand;
import dev.stopline.tournament.rules.TournamentCommand;
import io.swagger.v3.oas.annotations.media.Schema;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.util.List;

/** The bodies of the moves of EntryMoves and ModeratorMoves. */
final class EntryRequests {

    private EntryRequests() {}

    /** The body of {@code withdraw}. */
    record WithdrawBody(
            @Schema(description = "Who withdraws.", example = "E7") @NotNull @CodePoints(min = 1, max = 16)
            String entrant,

            @Schema(description = "Why, for everybody to read.", example = "Two of us are ill.")
            @NotNull
            @CodePoints(min = 1, max = 500)
            String why)
            implements MoveBody<TournamentCommand> {
        @Override
        public TournamentCommand command() {
            return new RegistrationCommand.Withdraw(entrant, why);
        }
    }

    /** The body of {@code returnEntrant}. */
    record ReturnEntrantBody(
            @Schema(description = "Who comes back.", example = "E7") @NotNull @CodePoints(min = 1, max = 16)
            String entrant)
            implements MoveBody<TournamentCommand> {
        @Override
        public TournamentCommand command() {
            return new RegistrationCommand.Return(entrant);
        }
    }

    /** The body of {@code sitOut}. */
    record SitOutBody(
            @Schema(description = "Who sits out.", example = "E7") @NotNull @CodePoints(min = 1, max = 16)
            String entrant,

            @Schema(
                    description = "What that brings, in half points: 0, or 1 in a SWISS.",
                    example = "0",
                    minimum = "0",
                    maximum = "1")
            @NotNull
            Integer halves)
            implements MoveBody<TournamentCommand> {
        @Override
        public TournamentCommand command() {
            return new RegistrationCommand.SitOut(entrant, halves);
        }
    }

    /** The body of {@code assignModerator}. */
    record AssignModeratorBody(
            @Schema(
                    description = "Who moderates: the id of a subject.",
                    example = "0d6a3c1e-5b52-4a43-9c5f-2f0a4b7d9e11")
            @NotNull
            @CodePoints(min = 1, max = 64)
            String subject,

            @Schema(description = "Which boards: one or more.", example = "[\"B1\"]") @NotNull @Size(min = 1, max = 100)
            List<@NotNull @CodePoints(max = 16) String> boards)
            implements MoveBody<TournamentCommand> {
        @Override
        public TournamentCommand command() {
            return new RegistrationCommand.AssignModerator(subject, boards);
        }
    }

    /** The body of {@code relieveModerator}. */
    record RelieveModeratorBody(
            @Schema(description = "Who moderates it no more.", example = "0d6a3c1e-5b52-4a43-9c5f-2f0a4b7d9e11")
            @NotNull
            @CodePoints(min = 1, max = 64)
            String subject,

            @Schema(description = "Which board.", example = "B1") @NotNull @CodePoints(min = 1, max = 16)
            String board)
            implements MoveBody<TournamentCommand> {
        @Override
        public TournamentCommand command() {
            return new RegistrationCommand.RelieveModerator(subject, board);
        }
    }

    /** The body of {@code noteSeen}. */
    record NoteSeenBody(
            @Schema(description = "Who saw it: the id of a subject.", example = "0d6a3c1e-5b52-4a43-9c5f-2f0a4b7d9e11")
            @NotNull
            @CodePoints(min = 1, max = 64)
            String subject,

            @Schema(description = "The card of line, or what the job of squad is called.", example = "clinic-letterbox")
            @NotNull
            @CodePoints(min = 1, max = 64)
            String cardId)
            implements MoveBody<TournamentCommand> {
        @Override
        public TournamentCommand command() {
            return new RegistrationCommand.NoteSeen(subject, cardId);
        }
    }
}
