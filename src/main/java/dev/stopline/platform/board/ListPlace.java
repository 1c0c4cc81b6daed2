package dev.stopline.platform.board;

import dev.stopline.platform.web.Fault;
import dev.stopline.platform.web.InvalidRequest;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Where a page of a list of games begins, the newest first: after the game that was opened then.
 *
 * @param gameId tells games apart that were opened at the same moment
 */
public record ListPlace(Instant openedAt, String gameId) {

    /** Before the newest game. */
    public static final ListPlace START = new ListPlace(Instant.parse("9999-01-01T00:00:00Z"), "");

    /** The place as the cursor of a page: opaque to whoever gets it. */
    public String cursor() {
        var place = openedAt + " " + gameId;
        return Base64.getUrlEncoder().withoutPadding().encodeToString(place.getBytes(StandardCharsets.UTF_8));
    }

    /**
     * Where the page of this cursor begins; null = at the newest game.
     *
     * @throws InvalidRequest if it is no cursor of a list
     */
    public static ListPlace of(@Nullable String cursor) {
        return cursor == null
                ? START
                : read(cursor)
                        .orElseThrow(() ->
                                new InvalidRequest(List.of(Fault.inParameter("cursor", "is not one of this list"))));
    }

    private static Optional<ListPlace> read(String cursor) {
        try {
            var parts = new String(Base64.getUrlDecoder().decode(cursor), StandardCharsets.UTF_8).split(" ", 2);
            return Optional.of(new ListPlace(Instant.parse(parts[0]), parts[1]));
        } catch (IllegalArgumentException | DateTimeParseException | ArrayIndexOutOfBoundsException notOurs) {
            return Optional.empty();
        }
    }
}
