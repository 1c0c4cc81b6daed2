package dev.stopline.line.content;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.NoSuchElementException;

/** The recorded games on the class path: {@code games/line/*.json}, listed in {@code games/line/index.txt}. */
public final class RecordedGames {

    private static final String FOLDER = "games/line/";

    private RecordedGames() {}

    /** The names of the recorded games, in the order of the index; empty where none were packed. */
    public static List<String> names() {
        return resource("index.txt").lines().filter(line -> !line.isBlank()).toList();
    }

    /**
     * A recorded game.
     *
     * @throws NoSuchElementException if none has this name
     * @throws IllegalArgumentException if its file is not a recorded game, whole and with nothing else
     */
    public static RecordedGame load(String name) {
        if (!names().contains(name)) {
            throw new NoSuchElementException("no recorded game is called '" + name + "'");
        }
        return RecordedGameJson.read(name, resource(name + ".json"));
    }

    /** All recorded games, in the order of the index. */
    public static List<RecordedGame> all() {
        return names().stream().map(RecordedGames::load).toList();
    }

    private static String resource(String file) {
        // The loader of this class, not of the thread: the files are packed beside it.
        try (InputStream stream = RecordedGames.class.getClassLoader().getResourceAsStream(FOLDER + file)) {
            return stream == null ? "" : new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
