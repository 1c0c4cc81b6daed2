package dev.stopline.tournament.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.testkit.Rule;
import dev.stopline.tournament.rules.WhoSees.Viewer;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What everybody knows of a tournament is the fold of what everybody sees, and tells no card before its board closes. */
class WhoSeesTest {

    private static TournamentState seenByEverybody(List<TournamentEvent> events) {
        var known = TournamentState.INITIAL;
        for (var event : events) {
            if (WhoSees.sees(event, Viewer.EVERYBODY)) {
                known = known.after(event);
            }
        }
        return known;
    }

    @Test
    @Rule("T-CLO-03")
    void a_card_is_the_organizers_until_its_board_closes() {
        var event = Organized.threeAtABoard();
        event.organizer(new RegistrationCommand.NoteSeen("p9", "omega"));
        assertThat(event.state().toString()).contains("alpha", "omega");
        assertThat(seenByEverybody(event.events()).toString()).doesNotContain("alpha", "omega");
        for (int table = 1; table <= 3; table++) {
            event.ended(Organized.game(1, 1, table), Organized.CONTAINED);
        }
        assertThat(seenByEverybody(event.events()).toString()).contains("alpha").doesNotContain("omega");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12})
    @Rule({"T-CLO-03", "T-STA-01"})
    void in_any_tournament_the_standings_are_the_same_for_everybody_and_no_open_board_is_told(int number) {
        var tournament = new RandomTournament(number);
        tournament.event().watch(event -> {
            var known = seenByEverybody(event.events());
            assertThat(Standings.of(known).rows())
                    .isEqualTo(Standings.of(event.state()).rows());
            for (var board : event.state().boards()) {
                if (!board.closed() && !board.spec().cardId().isEmpty()) {
                    assertThat(known.toString()).doesNotContain(board.spec().cardId());
                }
            }
        });
        tournament.play();
        assertThat(tournament.event().events()).hasSizeGreaterThan(20);
    }
}
