package dev.stopline.tournament.web;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.stopline.tournament.rules.Round;
import dev.stopline.tournament.rules.Table;
import io.swagger.v3.oas.annotations.media.Schema;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A round as it is sent, without its tables. */
@JsonInclude(JsonInclude.Include.NON_NULL)
@Schema(name = "TournamentRound", description = "A round and its times.")
record RoundOut(
        @Schema(description = "From 1.", example = "1") int number,

        @Schema(
                description = "OPEN: it is being played. PAUSED: its clock stands still, results still come in."
                        + " CLOSED: over, every table has a result or a ruling.")
        Round.Status status,

        @Schema(description = "The boards that are played in it.", example = "[\"B1\"]")
        List<String> boards,

        @Schema(description = "When it starts.") Instant startsAt,

        @Schema(description = "How long it lasts, without extra time.", example = "120")
        int minutes,

        @Schema(description = "Given beside that.", example = "10")
        int extraMinutes,

        @Schema(description = "When its clock stood still; the last one has no end while the round is paused.")
        List<PauseOut> pauses,

        @Schema(
                description = "When it ends: its start, its minutes, extra time and pauses added up. Absent while it is"
                        + " paused.")
        @Nullable
        Instant endsAt,

        @Schema(description = "How many seconds are left, while it is paused; absent otherwise.", example = "1800")
        @Nullable
        Integer secondsLeft,

        @Schema(description = "When the tables are warned, in order. Empty while it is paused.")
        List<Instant> warnsAt,

        @Schema(description = "How many tables it has.", example = "12")
        int tables,

        @Schema(description = "Those whose game has been made and may be joined.", example = "12")
        int standing,

        @Schema(description = "Those that have a result or a ruling.", example = "3")
        int ended) {

    /** A pause. */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    @Schema(name = "TournamentPause", description = "A pause of a round's clock.")
    record PauseOut(
            @Schema(description = "Since when.") Instant from,

            @Schema(description = "Until when; absent while it lasts.") @Nullable
            Instant until) {}

    static RoundOut of(Round round) {
        var clock = ClockOfRound.of(round);
        return new RoundOut(
                round.number(),
                round.status(),
                round.boards(),
                clock.start(),
                round.times().minutes(),
                round.extraMinutes(),
                clock.pauses(),
                clock.end(),
                clock.secondsLeft(),
                clock.warnings(),
                round.tables().size(),
                (int) round.tables().stream().filter(Table::stands).count(),
                (int) round.tables().stream().filter(Table::ended).count());
    }
}
