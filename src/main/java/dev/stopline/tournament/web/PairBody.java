package dev.stopline.tournament.web;

import dev.stopline.platform.web.CodePoints;
import io.swagger.v3.oas.annotations.media.Schema;
import jakarta.validation.constraints.NotNull;

/** The body of what is said about two entrants. */
@Schema(name = "PairBody", description = "Two entrants.")
record PairBody(
        @Schema(description = "One of the two.", example = "E1") @NotNull @CodePoints(min = 1, max = 16)
        String first,

        @Schema(description = "The other.", example = "E2") @NotNull @CodePoints(min = 1, max = 16)
        String second) {}
