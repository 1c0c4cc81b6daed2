package dev.stopline.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Compares a text with a file that somebody has approved, under {@code src/test/resources}. Where the two differ, the text
 * is written beside the build's other output, to be read and, if it is right, copied over the approved file; with
 * {@code -Dapprove=true} that is done at once, to be read in the diff.
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
        assertApproved(APPROVED.resolve(file), text);
    }

    /** Whether this run writes approved files anew. */
    public static boolean isApproving() {
        return Boolean.getBoolean("approve");
    }

    /**
     * The text is what the file says.
     *
     * @param approved the approved file, relative to the project
     */
    public static void assertApproved(Path approved, String text) {
        var received = isApproving() ? approved : RECEIVED.resolve(approved.getFileName());
        try {
            if (!isApproved(approved, text)) {
                Files.createDirectories(received.toAbsolutePath().getParent());
                Files.writeString(received, text);
            }
            assertThat(text)
                    .as("differs from the approved %s; what was received is in %s", approved, received)
                    .isEqualTo(Files.exists(approved) ? Files.readString(approved) : "");
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static boolean isApproved(Path approved, String text) throws IOException {
        return Files.exists(approved) && Files.readString(approved).equals(text);
    }
}
