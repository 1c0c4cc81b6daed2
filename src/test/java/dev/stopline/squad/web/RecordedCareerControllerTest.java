package dev.stopline.squad.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.stopline.access.Roster;
import dev.stopline.platform.axon.EventHistory;
import dev.stopline.platform.axon.MoveGateway;
import dev.stopline.platform.dice.SeedVault;
import dev.stopline.platform.recorded.RecordedEntry;
import dev.stopline.platform.recorded.RecordedWanted;
import dev.stopline.platform.security.Caller;
import dev.stopline.platform.web.InvalidRequest;
import dev.stopline.platform.web.NotFound;
import dev.stopline.squad.content.RecordedCareers;
import dev.stopline.squad.rules.SquadEvent;
import dev.stopline.testkit.Http;
import dev.stopline.testkit.StoplineTest;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.security.access.AccessDeniedException;
import org.springframework.transaction.support.TransactionTemplate;

/** Recorded careers as careers. The tests' application is not the local one, so the controller is made by hand here. */
@StoplineTest
class RecordedCareerControllerTest {

    private static final RecordedCareers GAMES = new RecordedCareers();
    private static final Caller NOBODY_KNOWN = new Caller.Subject("nobody-known");

    @LocalServerPort
    int port;

    @Autowired
    MoveGateway gateway;

    @Autowired
    SeedVault vault;

    @Autowired
    Roster roster;

    @Autowired
    TransactionTemplate transaction;

    @Autowired
    EventHistory history;

    private RecordedCareerController controller;

    @BeforeEach
    void aController() {
        controller = new RecordedCareerController(gateway, vault, roster, transaction);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "the-worked-example-to-a-clean-stop",
                "with-the-servers-dice",
                "favours-a-skipped-contract-and-one-mob"
            })
    void a_loaded_career_has_the_recorded_events(String name) throws Exception {
        var game = GAMES.load(name);

        var loaded = controller.loadRecordedCareer(NOBODY_KNOWN, new RecordedWanted(name, null));

        assertThat(history.of(loaded.gameId()))
                .extracting(past -> (SquadEvent) past.event())
                .isEqualTo(game.events().stream().flatMap(List::stream).toList());
        assertThat(loaded.step()).isEqualTo(game.moves().size());
    }

    @Test
    void a_career_that_is_loaded_up_to_a_step_is_ones_own_and_can_be_played_on() throws Exception {
        var http = Http.at(port);
        var made = http.post("/v1/subjects", "{}").json();
        var me = new Caller.Subject(made.get("subjectId").asString());

        var loaded = controller.loadRecordedCareer(me, new RecordedWanted("the-worked-example-to-a-clean-stop", 20));

        var career = "/v1/squad/careers/" + loaded.gameId();
        var mine = http.as(made.get("token").asString());
        assertThat(mine.get(career).json().at("/job/number").asInt()).isEqualTo(1);
        assertThat(mine.get(career + "/moves").json().get("moves")).isNotEmpty();
        var anothers =
                http.as(http.post("/v1/subjects", "{}").json().get("token").asString());
        assertThat(anothers.get(career).status()).isEqualTo(404);
    }

    @Test
    void only_a_subject_loads_only_what_was_recorded() {
        var name = GAMES.names().getFirst();
        assertThatThrownBy(() -> controller.loadRecordedCareer(new Caller.Organizer(""), new RecordedWanted(name, 1)))
                .isInstanceOf(AccessDeniedException.class);
        assertThatThrownBy(() -> controller.loadRecordedCareer(NOBODY_KNOWN, new RecordedWanted("no-such-game", 1)))
                .isInstanceOfSatisfying(
                        NotFound.class,
                        unknown -> assertThat(unknown.sentence()).contains("listRecordedCareers"));
        assertThatThrownBy(() -> controller.loadRecordedCareer(NOBODY_KNOWN, new RecordedWanted(name, 99_999)))
                .isInstanceOf(InvalidRequest.class);
        assertThat(controller.listRecordedCareers(NOBODY_KNOWN))
                .extracting(RecordedEntry::name)
                .isEqualTo(GAMES.names());
    }
}
