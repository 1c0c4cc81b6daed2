package dev.stopline.tournament.web;

import static dev.stopline.platform.moves.MoveBody.orNone;

import dev.stopline.platform.moves.MoveBody;
import dev.stopline.platform.web.CodePoints;
import dev.stopline.platform.web.Fault;
import dev.stopline.platform.web.InvalidRequest;
import dev.stopline.tournament.rules.RoundCommand;
import dev.stopline.tournament.rules.RoundTimes;
import dev.stopline.tournament.rules.TournamentCommand;
import io.swagger.v3.oas.annotations.media.Schema;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The bodies of the moves of EventRoundMoves. */
final class EventRoundRequests {

    private EventRoundRequests() {}

    /** The body of {@code openRound}. */
    record OpenRoundBody(
            @Schema(
                    description =
                            "The boards that are played, none of them dealt before: two in a SWISS, one or more in"
                                    + " any other format.",
                    example = "[\"B1\"]")
            @NotNull
            @Size(min = 1, max = 100)
            List<@NotNull @CodePoints(max = 16) String> boards,

            @Schema(
                    description = "When the round starts: a moment in UTC. The tables may be joined at once; nothing"
                            + " looks at the clock but people.",
                    example = "2027-04-03T10:00:00Z")
            @NotNull
            @CodePoints(max = 40)
            String startsAt,

            @Schema(description = "How many minutes it lasts.", example = "120", minimum = "1", maximum = "100000")
            @NotNull
            Integer minutes,

            @Schema(
                    description = "At how many minutes before its end the tables are warned: each once, the longest"
                            + " first. Left out: never.",
                    example = "[30, 5]")
            @Size(max = 20)
            @Nullable
            List<@NotNull Integer> warnings)
            implements MoveBody<TournamentCommand> {

        private static final Instant LATEST = Instant.parse("2999-12-31T23:59:59Z");

        @Override
        public TournamentCommand command() {
            return new RoundCommand.OpenRound(boards, new RoundTimes(start().toString(), minutes, orNone(warnings)));
        }

        private Instant start() {
            return read(startsAt)
                    .filter(start -> start.isAfter(Instant.EPOCH) && start.isBefore(LATEST))
                    .orElseThrow(() -> new InvalidRequest(List.of(Fault.inBody(
                            "/startsAt", "must be a moment in UTC between 1970 and 2999: 2027-04-03T10:00:00Z"))));
        }

        private static Optional<Instant> read(String moment) {
            try {
                return Optional.of(Instant.parse(moment));
            } catch (DateTimeParseException unreadable) {
                return Optional.empty();
            }
        }
    }

    /** The body of {@code giveExtraTime}. */
    record GiveExtraTimeBody(
            @Schema(description = "How many minutes more.", example = "10", minimum = "1", maximum = "600") @NotNull
            Integer minutes)
            implements MoveBody<TournamentCommand> {
        @Override
        public TournamentCommand command() {
            return new RoundCommand.GiveExtraTime(minutes);
        }
    }

    /** The body of {@code startAttempt}. */
    record StartAttemptBody(
            @Schema(description = "Who tries.", example = "E7") @NotNull @CodePoints(min = 1, max = 16)
            String entrant,

            @Schema(description = "At which board of the open round.", example = "B1")
            @NotNull
            @CodePoints(min = 1, max = 16)
            String board)
            implements MoveBody<TournamentCommand> {
        @Override
        public TournamentCommand command() {
            return new RoundCommand.StartAttempt(entrant, board);
        }
    }
}
