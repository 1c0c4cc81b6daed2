package dev.stopline.tournament.web;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.stopline.tournament.rules.Entrant;
import dev.stopline.tournament.view.TournamentNames;
import io.swagger.v3.oas.annotations.media.Schema;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** An entrant as it is sent. */
@JsonInclude(JsonInclude.Include.NON_NULL)
@Schema(name = "TournamentEntrant", description = "Somebody who has entered the event.")
record EntrantOut(
        @Schema(description = "The entrant: E1, E2, … in the order of registration.", example = "E7")
        String entrant,

        @Schema(description = "How the entrant is called.", example = "The night desk")
        String name,

        @Schema(description = "How many people it is.", example = "3")
        int people,

        @Schema(
                description = "Who they are, by their ids. For the organizer and for the entrant itself; absent for all"
                        + " others.")
        @Nullable
        List<String> subjects,

        @Schema(description = "Whether it entered after the start.")
        boolean late,

        @Schema(description = "Whether it has withdrawn.") boolean withdrawn,

        @Schema(description = "Its number in the pairing, by lot; 0 before the lots are drawn.", example = "4")
        int number,

        @Schema(description = "Whether it sits out the next round.")
        boolean sitsOut,

        @Schema(description = "What that brings, in half points.", example = "0")
        int sittingHalves) {

    static EntrantOut of(TournamentReader reader, Entrant entrant, TournamentNames names) {
        boolean own = entrant.subjects().contains(reader.subject());
        return new EntrantOut(
                entrant.id(),
                names.of(entrant.id()),
                entrant.subjects().size(),
                reader.isOrganizer() || own ? entrant.subjects() : null,
                entrant.late(),
                entrant.withdrawn(),
                entrant.number(),
                entrant.sitsOut(),
                entrant.sittingHalves());
    }
}
