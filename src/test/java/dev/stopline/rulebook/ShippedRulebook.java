package dev.stopline.rulebook;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Objects;

/** The shipped rulebooks, for tests. */
final class ShippedRulebook {

    private ShippedRulebook() {}

    static Rulebook line() {
        return of("line");
    }

    static Rulebook squad() {
        return of("squad");
    }

    static Rulebook of(String game) {
        var file = "/rulebook/" + game + ".yaml";
        try (var yaml = Objects.requireNonNull(ShippedRulebook.class.getResourceAsStream(file), file)) {
            return Rulebook.read(yaml);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
