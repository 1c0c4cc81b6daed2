package dev.stopline.rulebook;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Objects;

/** The shipped rulebook of line, for tests. */
final class LineRulebook {

    private LineRulebook() {}

    static Rulebook read() {
        try (var yaml = Objects.requireNonNull(LineRulebook.class.getResourceAsStream("/rulebook/line.yaml"))) {
            return Rulebook.read(yaml);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
