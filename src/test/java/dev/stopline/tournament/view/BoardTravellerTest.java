package dev.stopline.tournament.view;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.stopline.debrief.Traveller;
import dev.stopline.testkit.Rule;
import dev.stopline.tournament.rules.JobClose;
import dev.stopline.tournament.rules.Organized;
import dev.stopline.tournament.rules.ResultCommand;
import java.util.Map;
import org.junit.jupiter.api.Test;

class BoardTravellerTest {

    private static final TournamentNames NAMES =
            new TournamentNames("Spring Weekend", Map.of("E1", "Night Shift", "E2", "Early Birds"));
    private static final PlayedBoards COURSES = new PlayedBoards();

    @Test
    @Rule("T-CLO-03")
    void there_is_none_before_the_board_is_closed() {
        var s = PlayedBoards.session().state();

        assertThatThrownBy(() -> BoardTraveller.of(s, "B1", NAMES, COURSES))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> BoardTraveller.of(s, "B9", NAMES, COURSES))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void each_table_has_its_ending_its_score_and_where_it_left_the_field() {
        var event = PlayedBoards.session().ended(Organized.game(1, 1, 3), Organized.PAID_OUT);
        event.organizer(new ResultCommand.CorrectByRuling(Organized.game(1, 1, 2), Organized.cancel()));

        var sheet = BoardTraveller.of(event.state(), "B1", NAMES, COURSES);

        assertThat(sheet.board().cardId()).isEqualTo("pantry-routes");
        assertThat(sheet.traveller().tables())
                .extracting(Traveller.TableEnd::table)
                .containsExactly("1", "2", "3");
        assertThat(sheet.traveller().tables())
                .extracting(Traveller.TableEnd::label)
                .contains("Night Shift", "Early Birds", "E3");
        assertThat(sheet.traveller().tables())
                .extracting(each -> each.ending() + " | " + each.score() + " | " + each.leftAt())
                .containsExactly(
                        "Contained, Payoff 2, Exposure 1, the process held | 15 | 1",
                        "By a ruling: cancelled | – | 0",
                        "Paid Out, Payoff 9, Exposure 3, the process did not hold | -12 | 1");
        assertThat(sheet.traveller().rows()).extracting(Traveller.Parting::kind).containsExactly("call");
    }

    @Test
    void careers_are_compared_as_well() {
        var event = Organized.duplicate()
                .entered(2)
                .board(Organized.job("harbour", 1))
                .started()
                .opened("B1");
        for (int table = 1; table <= 2; table++) {
            event.service(new ResultCommand.RecordJobResult(
                    Organized.career(1, 1, table), Organized.closed(1, JobClose.STOP)));
        }

        var sheet = BoardTraveller.of(event.state(), "B1", NAMES, COURSES);

        assertThat(sheet.traveller().tables())
                .extracting(Traveller.TableEnd::ending)
                .containsOnly("Job 1: Stop, 1 casualty, 2 sessions");
        assertThat(sheet.traveller().rows()).isEmpty();
    }
}
