package dev.stopline.wire;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.EventCatalog;
import dev.stopline.platform.axon.EventJson;
import dev.stopline.platform.axon.EventName;
import dev.stopline.testkit.Approved;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.core.util.DefaultIndenter;
import tools.jackson.core.util.DefaultPrettyPrinter;
import tools.jackson.databind.json.JsonMapper;

/**
 * Each event is stored as {@code src/test/resources/wire/} says, one file a name and revision. A file is never written
 * anew: who changes the fields of an event raises its revision, and the file of the old one stays and must go on loading.
 */
class EventWireTest {

    private static final Path WIRE = Path.of("src", "test", "resources", "wire");
    private static final JsonMapper JSON = EventJson.mapper();

    static List<EventName> events() {
        return EventCatalog.all();
    }

    static List<Path> files() throws IOException {
        try (var files = Files.walk(WIRE)) {
            return files.filter(Files::isRegularFile).sorted().toList();
        }
    }

    @ParameterizedTest
    @MethodSource("events")
    void an_event_is_written_as_approved(EventName event) {
        var file = fileOf(event);
        var text = write(EventSamples.of(event.type()));

        if (Files.exists(file)) {
            assertThat(text)
                    .as("the fields of %s have changed: raise its revision in EventCatalog", event.name())
                    .isEqualTo(read(file));
        } else {
            Approved.assertApproved(file, text);
        }
    }

    @ParameterizedTest
    @MethodSource("events")
    void what_was_written_is_read_back_the_same(EventName event) {
        var sample = EventSamples.of(event.type());

        assertThat((Object) JSON.readValue(write(sample), event.type())).isEqualTo(sample);
    }

    @ParameterizedTest
    @MethodSource("files")
    void every_approved_file_still_loads(Path file) {
        var event = eventOf(file);

        assertThat(event).as("no event is stored as %s any more", file).isPresent();
        assertThat((Object) JSON.readValue(read(file), event.orElseThrow().type()))
                .isNotNull();
    }

    /** {@code line.TierRaised}, revision 1: {@code line/TierRaised.1.json}. */
    private static Path fileOf(EventName event) {
        return WIRE.resolve(event.name().replace('.', '/') + "." + event.revision() + ".json");
    }

    private static Optional<EventName> eventOf(Path file) {
        var path = WIRE.relativize(file)
                .toString()
                .replaceFirst("\\.[0-9]+\\.json$", "")
                .replace(file.getFileSystem().getSeparator(), ".");
        return EventCatalog.all().stream()
                .filter(event -> event.name().equals(path))
                .findFirst();
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String write(Object event) {
        var indenter = new DefaultIndenter("  ", "\n");
        var printer = new DefaultPrettyPrinter().withObjectIndenter(indenter).withArrayIndenter(indenter);
        return JSON.writer().with(printer).writeValueAsString(event) + "\n";
    }
}
