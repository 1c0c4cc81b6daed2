package dev.stopline;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.line.rules.LineEvent;
import dev.stopline.platform.axon.EventName;
import dev.stopline.squad.rules.SquadEvent;
import dev.stopline.tournament.rules.TournamentEvent;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Every event has its one stored name. */
class EventCatalogTest {

    @Test
    void every_event_of_either_game_and_of_tournaments_is_listed_and_nothing_else() {
        assertThat(EventCatalog.of("line"))
                .extracting(EventName::type)
                .containsExactlyInAnyOrderElementsOf(records(LineEvent.class));
        assertThat(EventCatalog.of("squad"))
                .extracting(EventName::type)
                .containsExactlyInAnyOrderElementsOf(records(SquadEvent.class));
        assertThat(EventCatalog.of("tournament"))
                .extracting(EventName::type)
                .containsExactlyInAnyOrderElementsOf(records(TournamentEvent.class));
        assertThat(EventCatalog.all())
                .hasSize(EventCatalog.of("line").size()
                        + EventCatalog.of("squad").size()
                        + EventCatalog.of("tournament").size());
    }

    @Test
    void no_two_events_share_a_name() {
        assertThat(EventCatalog.all()).extracting(EventName::name).doesNotHaveDuplicates();
    }

    @Test
    void every_name_says_its_game_and_every_event_has_a_revision() {
        assertThat(EventCatalog.all()).allSatisfy(event -> {
            assertThat(event.name())
                    .matches("(line|squad|tournament)\\.[A-Z][A-Za-z]+")
                    .hasSizeLessThanOrEqualTo(128);
            assertThat(event.revision()).matches("[1-9][0-9]*");
        });
    }

    private static List<Class<?>> records(Class<?> game) {
        var records = new ArrayList<Class<?>>();
        for (var chapter : game.getPermittedSubclasses()) {
            records.addAll(List.of(chapter.getPermittedSubclasses()));
        }
        return records;
    }
}
