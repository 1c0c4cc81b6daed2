package dev.stopline.rulebook;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.springframework.core.io.Resource;
import org.springframework.core.io.support.ResourcePatternResolver;
import org.springframework.stereotype.Component;

/** The rulebooks of all games: each file {@code rulebook/*.yaml}, read at the start. */
@Component
public class Rulebooks {

    private final List<Rulebook> books;

    /**
     * Reads every rulebook.
     *
     * @throws IllegalStateException if a rulebook is not sound, so that the service does not start with it
     */
    public Rulebooks(ResourcePatternResolver resources) {
        try {
            var read = new ArrayList<Rulebook>();
            for (var file : resources.getResources("classpath:rulebook/*.yaml")) {
                read.add(read(file));
            }
            read.sort(Comparator.comparing(Rulebook::game));
            books = List.copyOf(read);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static Rulebook read(Resource file) throws IOException {
        try (var yaml = file.getInputStream()) {
            return Rulebook.read(yaml);
        }
    }

    /** Every rulebook, by the names of the games. */
    public List<Rulebook> all() {
        return books;
    }

    /** The rulebook of a game, if there is such a game. */
    public Optional<Rulebook> of(String game) {
        return books.stream().filter(book -> book.game().equals(game)).findFirst();
    }
}
