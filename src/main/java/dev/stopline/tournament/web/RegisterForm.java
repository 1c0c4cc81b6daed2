package dev.stopline.tournament.web;

import dev.stopline.platform.web.CodePoints;
import dev.stopline.platform.web.Fault;
import dev.stopline.platform.web.InvalidRequest;
import dev.stopline.tournament.rules.RegistrationCommand;
import dev.stopline.tournament.rules.TournamentMove.Part;
import io.swagger.v3.oas.annotations.media.Schema;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The body of {@code register}. */
@Schema(name = "Register", description = "Who enters.")
record RegisterForm(
        @Schema(
                description = "How the entrant is called. It stands beside the record, never in it.",
                example = "The night desk")
        @NotBlank
        @CodePoints(min = 1, max = 80)
        String displayName,

        @Schema(
                description =
                        "Who they are: 1 to 12 ids of subjects, yours among them. Left out: you alone; an organizer"
                                + " has to name them.",
                example = "[\"0d6a3c1e-5b52-4a43-9c5f-2f0a4b7d9e11\"]")
        @Size(max = 12)
        @Nullable
        List<@NotNull @CodePoints(min = 1, max = 64) String> subjects) {

    /**
     * The command that enters them.
     *
     * @throws InvalidRequest if an organizer does not say whom
     */
    RegistrationCommand.Register command(TournamentMover mover) {
        if (subjects == null && mover.part() == Part.ORGANIZER) {
            throw new InvalidRequest(List.of(Fault.inBody("/subjects", "must be given by an organizer")));
        }
        return new RegistrationCommand.Register(subjects == null ? List.of(mover.by()) : subjects);
    }
}
