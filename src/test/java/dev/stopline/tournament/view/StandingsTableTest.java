package dev.stopline.tournament.view;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.stopline.testkit.Rule;
import dev.stopline.tournament.rules.Organized;
import dev.stopline.tournament.rules.RoundCommand;
import dev.stopline.tournament.rules.TieBreak;
import java.util.Map;
import org.junit.jupiter.api.Test;

class StandingsTableTest {

    private static final TournamentNames NAMES =
            new TournamentNames("Spring Weekend", Map.of("E1", "Night Shift", "E2", "Zoë & Co", "E3", " "));

    private static Organized played() {
        var event = Organized.threeAtABoard();
        return event.ended(Organized.game(1, 1, 1), Organized.CONTAINED)
                .ended(Organized.game(1, 1, 2), Organized.COSTLY)
                .ended(Organized.game(1, 1, 3), Organized.CONTAINED);
    }

    @Test
    @Rule({"T-STA-02", "T-STA-04"})
    void a_row_shows_the_name_half_points_and_each_tie_break_in_its_order() {
        var event = played();

        var table = StandingsTable.of(event.state(), NAMES);

        assertThat(table.title()).isEqualTo("Spring Weekend");
        assertThat(table.position()).isEqualTo(event.events().size());
        assertThat(table.tieBreaks())
                .extracting(TieBreakLabel::label)
                .containsExactly("Process Held", "Fewest Casualties", "Lots");
        assertThat(table.rows()).extracting(StandingsTable.Row::points).containsExactly("1.5", "1.5", "0");
        assertThat(table.rows().getLast().name()).isEqualTo("Zoë & Co");
        assertThat(table.rows()).extracting(StandingsTable.Row::name).contains("Night Shift", "E3");
        assertThat(table.rows().getFirst().values())
                .extracting(StandingsTable.Value::value)
                .startsWith("1", "0");
    }

    @Test
    @Rule("T-STA-05")
    void the_table_after_a_round_leaves_later_rounds_out() {
        var event = played();
        event.organizer(new RoundCommand.CloseRound());
        event.board("beta").opened("B2").ended(Organized.game(2, 2, 1), Organized.PAID_OUT);

        assertThat(StandingsTable.afterRound(event.state(), 1, NAMES).rows())
                .extracting(StandingsTable.Row::tables)
                .containsExactly(1, 1, 1);
        assertThat(StandingsTable.of(event.state(), NAMES).rows())
                .extracting(StandingsTable.Row::tables)
                .containsExactlyInAnyOrder(2, 1, 1);
        assertThatThrownBy(() -> StandingsTable.afterRound(event.state(), 3, NAMES))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void every_tie_break_has_a_label_of_its_own() {
        assertThat(TieBreak.values())
                .extracting(each -> TieBreakLabel.of(each).label())
                .doesNotHaveDuplicates()
                .contains("Sonneborn-Berger Cut 1", "Median Buchholz 2");
    }

    @Test
    void the_csv_has_a_line_an_entrant_and_a_column_a_tie_break() {
        var names = new TournamentNames("Spring", Map.of("E1", "=HYPERLINK(\"http://x\")"));
        var lines = StandingsCsv.of(StandingsTable.of(played().state(), names)).split("\r\n");

        assertThat(lines).hasSize(4);
        assertThat(lines[0])
                .isEqualTo("\"Rank\",\"Entrant\",\"Name\",\"Points\",\"Total\",\"Tables\",\"Withdrawn\","
                        + "\"Process Held\",\"Fewest Casualties\",\"Lots\",\"Position\"");
        assertThat(lines).anyMatch(each -> each.contains(",\"E1\",\"'=HYPERLINK(\"\"http://x\"\")\",1.5,"));
        assertThat(lines[3]).startsWith("3,\"E2\",\"E2\",0,");
    }
}
