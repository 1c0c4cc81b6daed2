package dev.stopline.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Compares a text with a file that somebody has approved, under {@code src/test/resources}. Where the two differ, the text
 * is written beside the build's other output, to be read and, if it is right, copied over the approved file.
 */
public final class Approved {

    private static final Path APPROVED = Path.of("src", "test", "resources");
    private static final Path RECEIVED = Path.of("target", "received");

    private Approved() {}

    /**
     * The text is what the file says.
     *
     * @param file the approved file, relative to the folder of test resources
     */
    public static void assertApproved(String file, String text) {
        var approved = APPROVED.resolve(file);
        var received = RECEIVED.resolve(file);
        try {
            var known = Files.exists(approved) ? Files.readString(approved) : "";
            if (!known.equals(text)) {
                Files.createDirectories(received.toAbsolutePath().getParent());
                Files.writeString(received, text);
            }
            assertThat(text)
                    .as("differs from the approved %s; what was received is in %s", approved, received)
                    .isEqualTo(known);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
