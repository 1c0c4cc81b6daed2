package dev.stopline.platform.moves;

import java.util.function.Supplier;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.context.request.WebRequest;

/** An answer that is made from one version of a game, and not made at all for whoever has it already. */
public final class AtVersion {

    private AtVersion() {}

    /**
     * The answer with its version as the ETag; 304 if {@code If-None-Match} names that version.
     *
     * @param version from which the answer is made
     * @param whole makes the answer
     */
    public static <T> ResponseEntity<T> answer(WebRequest request, int version, Supplier<ResponseEntity<T>> whole) {
        var tag = Integer.toString(version);
        // Whoever polls is told that nothing has happened before anything is counted.
        if (request.checkNotModified(tag)) {
            return ResponseEntity.status(HttpStatus.NOT_MODIFIED).eTag(tag).build();
        }
        var made = whole.get();
        return ResponseEntity.status(made.getStatusCode())
                .headers(made.getHeaders())
                .eTag(tag)
                .body(made.getBody());
    }
}
