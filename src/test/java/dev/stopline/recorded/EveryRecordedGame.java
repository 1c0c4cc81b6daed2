package dev.stopline.recorded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.stopline.decide.Ruling;
import dev.stopline.platform.recorded.RecordedGame;
import dev.stopline.platform.recorded.RecordedGames;
import dev.stopline.testkit.GameWriter;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.NoSuchElementException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every recorded game of one game is what the rules still say, move by move.
 *
 * @param <S> the state of a game
 * @param <M> its moves
 * @param <C> its commands
 * @param <E> its events
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class EveryRecordedGame<S, M, C, E> {

    private final RecordedGames<S, M, C, E> games;
    private final GameWriter<S, M, C, E> writer;

    EveryRecordedGame(RecordedGames<S, M, C, E> games) {
        this.games = games;
        this.writer = new GameWriter<>(games);
    }

    /** The names of the games, which are written anew first if that is asked for. */
    List<String> names() throws IOException {
        if (GameWriter.approves()) {
            approve(writer);
        }
        return writer.names();
    }

    /** Writes every file anew, as today's rules have it. */
    void approve(GameWriter<S, M, C, E> to) throws IOException {
        for (var name : to.names()) {
            to.write(to.read(name));
        }
    }

    /** The game as it is committed. */
    RecordedGame<C, E> committed(String name) {
        try {
            return writer.read(name);
        } catch (IOException gone) {
            throw new IllegalStateException("the index names a game that is not there: " + name, gone);
        }
    }

    /** The text of the game's file. */
    String text(String name) throws IOException {
        return Files.readString(writer.file(name));
    }

    @ParameterizedTest
    @MethodSource("names")
    void everyMoveLeadsToTheRecordedEvents(String name) {
        var game = committed(name);
        var state = games.rules().initial();
        int n = 0;
        for (var move : game.moves()) {
            n++;
            assertThat(games.decide(game, state, move))
                    .as("%s, move %d: %s %s", name, n, move.by(), move.command())
                    .isEqualTo(new Ruling.Played<>(move.events()));
            state = games.rules().fold(state, move.events());
        }
        assertThat(state).isEqualTo(games.stateAfter(game, game.moves().size()));
        assertThat(game.shows()).isNotBlank();
    }

    @ParameterizedTest
    @MethodSource("names")
    void theFileIsWrittenAsItIsRead(String name) throws IOException {
        var text = text(name);
        assertThat(games.write(games.read(name, text))).isEqualTo(text);
    }

    @Test
    void theIndexNamesEveryFileOfTheFolder() throws IOException {
        try (var files = Files.list(writer.folder())) {
            var names = files.map(file -> file.getFileName().toString())
                    .filter(file -> file.endsWith(".json"))
                    .map(file -> file.substring(0, file.length() - ".json".length()))
                    .toList();
            assertThat(games.names()).isNotEmpty().containsExactlyInAnyOrderElementsOf(names);
        }
    }

    @Test
    void aFileWithOneFieldTooManyOrTooFewIsNoRecordedGame() throws IOException {
        var name = games.names().getFirst();
        var text = text(name);
        assertThat(List.of(
                        text.replaceFirst("\"seat\": \"\"", "\"seat\": \"\", \"seet\": \"\""),
                        text.replaceFirst("\"faces\": \\[],", ""),
                        text.replaceFirst("\"command\": \\{\"type\":\"Create", "\"command\": {\"type\":\"Creates"),
                        text.replaceFirst("\"type\":\"" + games.game() + "\\.", "\"type\":\""),
                        text.replaceFirst("\"shows\": \"", "\"shows\": 1, \"shows\": \""),
                        text.replaceFirst("\"seeds\"", "\"seed\"")))
                .allSatisfy(changed -> {
                    assertThat(changed).isNotEqualTo(text);
                    assertThatThrownBy(() -> games.read(name, changed)).isInstanceOf(IllegalArgumentException.class);
                });
    }

    @Test
    void theServiceItselfCarriesTheGames() throws URISyntaxException {
        var service = Path.of(RecordedGames.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI());
        assertThat(service.resolve(Path.of("games", games.game(), "index.txt"))).exists();
    }

    @Test
    void aNameThatIsNotInTheIndexNamesNoGame() {
        assertThatThrownBy(() ->
                        games.load("../" + games.game() + "/" + games.names().getFirst()))
                .isInstanceOf(NoSuchElementException.class);
    }
}
