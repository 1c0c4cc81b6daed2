package dev.stopline.tournament.rules;

import static org.assertj.core.api.Assertions.assertThatCode;

import dev.stopline.EventCatalog;
import dev.stopline.wire.EventSamples;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The fold believes every event: in any order, with any of them missing, it never fails. */
class FoldsOfAnyEventsTest {

    private static final TournamentRules RULES = new TournamentRules();

    @Test
    void every_event_is_folded_on_a_tournament_before_its_first_and_on_one_that_is_being_played() {
        var playing = Organized.threeAtABoard().state();
        for (var name : EventCatalog.of("tournament")) {
            var event = (TournamentEvent) EventSamples.of(name.type());
            assertThatCode(() -> {
                        RULES.evolve(TournamentState.INITIAL, event);
                        RULES.evolve(playing, event);
                    })
                    .as(name.name())
                    .doesNotThrowAnyException();
        }
    }

    @Test
    void events_in_disorder_and_with_gaps_are_folded_too() {
        for (int number = 0; number < 12; number++) {
            var random = new RandomTournament(number);
            random.play();
            var events = new ArrayList<TournamentEvent>(random.event().events());
            Collections.shuffle(events, new Random(number));
            List<TournamentEvent> some = events.subList(0, events.size() * 2 / 3);
            assertThatCode(() -> RULES.fold(TournamentState.INITIAL, some))
                    .as("tournament " + number)
                    .doesNotThrowAnyException();
        }
    }
}
