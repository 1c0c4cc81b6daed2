package dev.stopline.line.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.stopline.access.JoinCodes;
import dev.stopline.line.content.RecordedLines;
import dev.stopline.line.rules.LineEvent;
import dev.stopline.line.view.LineBoards;
import dev.stopline.platform.axon.EventHistory;
import dev.stopline.platform.axon.MoveGateway;
import dev.stopline.platform.dice.SeedVault;
import dev.stopline.platform.recorded.RecordedEntry;
import dev.stopline.platform.recorded.RecordedWanted;
import dev.stopline.platform.security.Caller;
import dev.stopline.platform.web.InvalidRequest;
import dev.stopline.platform.web.NotFound;
import dev.stopline.testkit.Http;
import dev.stopline.testkit.StoplineTest;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.security.access.AccessDeniedException;

/** Recorded games as sessions. The tests' application is not the local one, so the controller is made by hand here. */
@StoplineTest
class RecordedGameControllerTest {

    private static final RecordedLines GAMES = new RecordedLines();

    private static final Caller ORGANIZER = new Caller.Organizer("");

    @LocalServerPort
    int port;

    @Autowired
    MoveGateway gateway;

    @Autowired
    LineBoards boards;

    @Autowired
    SeedVault vault;

    @Autowired
    JoinCodes codes;

    @Autowired
    EventHistory history;

    private RecordedGameController controller;

    @BeforeEach
    void aController() {
        controller = new RecordedGameController(gateway, boards, vault, codes);
    }

    static List<String> names() {
        return GAMES.names();
    }

    @ParameterizedTest
    @MethodSource("names")
    void a_loaded_game_has_the_recorded_events(String name) throws Exception {
        var game = GAMES.load(name);

        var loaded = controller.loadRecordedGame(ORGANIZER, new RecordedWanted(name, null));

        var recorded = game.events().stream().flatMap(List::stream).toList();
        assertThat(history.of(loaded.gameId()))
                .extracting(past -> (LineEvent) past.event())
                .isEqualTo(recorded);
        assertThat(loaded.step()).isEqualTo(game.moves().size());
    }

    @Test
    void a_game_is_loaded_up_to_a_step_with_a_token_for_each_taken_place() throws Exception {
        var name = names().getFirst();
        var game = GAMES.load(name);
        int step = game.moves().size() / 2;

        var loaded = controller.loadRecordedGame(ORGANIZER, new RecordedWanted(name, step));

        assertThat(loaded.tokens())
                .extracting(RecordedGameController.PlaceToken::place)
                .startsWith("IM")
                .endsWith("SPECTATOR")
                .hasSize(GAMES.seats(game).size() + 2);
        for (var token : loaded.tokens()) {
            var board = Http.at(port).as(token.token()).get("/v1/line/sessions/" + loaded.gameId());
            assertThat(board.status()).isEqualTo(200);
            assertThat(board.json().get("phase").asString()).isEqualTo("PLAY");
        }
    }

    @Test
    void only_an_organizer_loads_only_what_was_recorded() {
        var name = names().getFirst();

        assertThatThrownBy(
                        () -> controller.loadRecordedGame(new Caller.Spectator("line-1"), new RecordedWanted(name, 1)))
                .isInstanceOf(AccessDeniedException.class);
        assertThatThrownBy(() -> controller.loadRecordedGame(ORGANIZER, new RecordedWanted("no-such-game", 1)))
                .isInstanceOfSatisfying(
                        NotFound.class,
                        unknown -> assertThat(unknown.sentence()).contains("listRecordedGames"));
        assertThatThrownBy(() -> controller.loadRecordedGame(ORGANIZER, new RecordedWanted(name, 9999)))
                .isInstanceOf(InvalidRequest.class);
        assertThat(controller.listRecordedGames(ORGANIZER))
                .extracting(RecordedEntry::name)
                .isEqualTo(names());
    }
}
