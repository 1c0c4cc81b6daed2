package dev.stopline.tournament.web;

import dev.stopline.platform.moves.MoveBody;
import dev.stopline.platform.web.CodePoints;
import dev.stopline.tournament.rules.TableRuling;
import io.swagger.v3.oas.annotations.media.Schema;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The body of a ruling on a table, whether it has not ended or its result is put right. */
@Schema(name = "RulingBody", description = "A ruling on a table.")
record RulingBody(
        @Schema(description = "The game of the table.", example = "line-k3x8m2q0w7ab-R1-B1-T3")
        @NotNull
        @CodePoints(min = 1, max = 64)
        String gameId,

        @Schema(
                description = "AWARDED: the table counts, with the scores that you give in points. CANCELLED: it"
                        + " does not count, and nobody gains or loses by it.",
                allowableValues = {"AWARDED", "CANCELLED"},
                example = "AWARDED")
        @NotNull
        TableRuling.Kind kind,

        @Schema(
                description =
                        "AWARDED: the score of each entrant of the table, in the order of its places, each from -10,000"
                                + " to 10,000. Left out, or empty, when CANCELLED.",
                example = "[12]")
        @Size(max = 2)
        @Nullable
        List<@NotNull Integer> points,

        @Schema(description = "Why, for everybody to read.", example = "The clock of the table had stopped.")
        @NotNull
        @CodePoints(min = 1, max = 500)
        String why) {

    /** What is ruled. */
    TableRuling ruling() {
        return new TableRuling(kind, MoveBody.orNone(points), why);
    }
}
