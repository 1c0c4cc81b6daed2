package dev.stopline.platform.board;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.Base64;
import java.util.Optional;

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

    /** The place of a cursor; empty if it is not one of ours. */
    public static Optional<ListPlace> of(String cursor) {
        try {
            var parts = new String(Base64.getUrlDecoder().decode(cursor), StandardCharsets.UTF_8).split(" ", 2);
            return Optional.of(new ListPlace(Instant.parse(parts[0]), parts[1]));
        } catch (IllegalArgumentException | DateTimeParseException | ArrayIndexOutOfBoundsException notOurs) {
            return Optional.empty();
        }
    }
}
