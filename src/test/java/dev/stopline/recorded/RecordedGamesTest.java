package dev.stopline.recorded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.stopline.decide.Ruling;
import dev.stopline.line.content.RecordedGame;
import dev.stopline.line.content.RecordedGame.SeatTaken;
import dev.stopline.line.content.RecordedGame.ValueSet;
import dev.stopline.line.content.RecordedGameJson;
import dev.stopline.line.content.RecordedGames;
import dev.stopline.line.rules.Glimpse;
import dev.stopline.line.rules.LineEvent;
import dev.stopline.line.rules.LineRules;
import dev.stopline.line.rules.LineState;
import dev.stopline.line.rules.SessionCommand;
import dev.stopline.line.rules.Viewer;
import dev.stopline.testkit.GameWriter;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every recorded game is what the rules still say, move by move and for every viewer. */
class RecordedGamesTest {

    private static final LineRules RULES = new LineRules();

    static Stream<String> names() throws IOException {
        if (GameWriter.approves()) {
            for (var name : RecordedGames.names()) {
                var file = GameWriter.FOLDER.resolve(name + ".json");
                GameWriter.write(RecordedGameJson.read(name, Files.readString(file)));
            }
        }
        return RecordedGames.names().stream();
    }

    private static RecordedGame committed(String name) {
        try {
            return RecordedGameJson.read(name, Files.readString(GameWriter.FOLDER.resolve(name + ".json")));
        } catch (IOException gone) {
            throw new IllegalStateException("the index names a game that is not there: " + name, gone);
        }
    }

    @ParameterizedTest
    @MethodSource("names")
    void everyMoveLeadsToTheRecordedEvents(String name) {
        var game = committed(name);
        var state = RULES.initial();
        int n = 0;
        for (var move : game.moves()) {
            n++;
            assertThat(game.decide(state, move))
                    .as("%s, move %d: %s %s", name, n, move.by(), move.command())
                    .isEqualTo(new Ruling.Played<>(move.events()));
            state = RULES.fold(state, move.events());
        }
        assertThat(state).isEqualTo(game.stateAfter(game.moves().size()));
    }

    @ParameterizedTest
    @MethodSource("names")
    void everyViewerCanFoldWhatItSeesAfterEveryMove(String name) {
        var game = committed(name);
        var viewers = new ArrayList<Viewer>(List.of(Viewer.IM, Viewer.SPECTATOR));
        game.seats().forEach(each -> viewers.add(game.viewer(each.seat())));
        var events = new ArrayList<LineEvent>();
        for (var move : game.moves()) {
            events.addAll(move.events());
            for (var viewer : viewers) {
                var seen = Glimpse.fold(events, viewer);
                assertThat(Glimpse.of(seen, viewer).version())
                        .as("%s for %s", name, viewer.text())
                        .isEqualTo(RULES.fold(LineState.INITIAL, events).seen().by(viewer));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("names")
    void theHeadOfTheFileSaysWhatTheMovesDid(String name) {
        var game = committed(name);
        var end = game.stateAfter(game.moves().size());
        assertThat(game.moves().getFirst().command())
                .isEqualTo(new SessionCommand.CreateSession(game.mode(), game.cardId()));
        assertThat(game.seats())
                .isEqualTo(end.setup().seats().stream()
                        .map(each -> new SeatTaken(each.seat(), each.table(), each.role()))
                        .toList());
        var set = game.moves().stream()
                .flatMap(move -> move.command() instanceof SessionCommand.OverrideRuleset(String key, String value)
                        ? Stream.of(new ValueSet(key, value))
                        : Stream.empty())
                .toList();
        assertThat(game.ruleset()).isEqualTo(set);
        assertThat(game.shows()).isNotBlank();
    }

    @ParameterizedTest
    @MethodSource("names")
    void theFileIsWrittenAsItIsRead(String name) throws IOException {
        var text = Files.readString(GameWriter.FOLDER.resolve(name + ".json"));
        assertThat(RecordedGameJson.write(RecordedGameJson.read(name, text))).isEqualTo(text);
    }

    @Test
    void theIndexNamesEveryFileOfTheFolder() throws IOException {
        try (var files = Files.list(GameWriter.FOLDER)) {
            var names = files.map(file -> file.getFileName().toString())
                    .filter(file -> file.endsWith(".json"))
                    .map(file -> file.substring(0, file.length() - ".json".length()))
                    .toList();
            assertThat(RecordedGames.names()).containsExactlyInAnyOrderElementsOf(names);
        }
    }

    @Test
    void aFileWithOneFieldTooManyOrTooFewIsNoRecordedGame() throws IOException {
        var name = RecordedGames.names().getFirst();
        var text = Files.readString(GameWriter.FOLDER.resolve(name + ".json"));
        assertThat(List.of(
                        text.replaceFirst("\"seat\": \"\"", "\"seat\": \"\", \"seet\": \"\""),
                        text.replaceFirst("\"faces\": \\[],", ""),
                        text.replaceFirst("\"type\":\"CreateSession\"", "\"type\":\"CreateSessions\""),
                        text.replaceFirst("line\\.SessionCreated", "SessionCreated"),
                        text.replaceFirst("\"mode\":\"[A-Z_]+\"", "\"mode\":1")))
                .allSatisfy(changed -> {
                    assertThat(changed).isNotEqualTo(text);
                    assertThatThrownBy(() -> RecordedGameJson.read(name, changed))
                            .isInstanceOf(IllegalArgumentException.class);
                });
    }

    @Test
    void theServiceItselfCarriesTheGames() throws URISyntaxException {
        var service = Path.of(RecordedGames.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI());
        assertThat(service.resolve(Path.of("games", "line", "index.txt"))).exists();
    }

    @Test
    void aNameThatIsNotInTheIndexNamesNoGame() {
        assertThatThrownBy(() ->
                        RecordedGames.load("../line/" + RecordedGames.names().getFirst()))
                .isInstanceOf(NoSuchElementException.class);
    }
}
