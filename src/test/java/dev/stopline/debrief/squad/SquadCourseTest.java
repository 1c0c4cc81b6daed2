package dev.stopline.debrief.squad;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.debrief.Choice;
import dev.stopline.debrief.Course;
import dev.stopline.debrief.Retold;
import dev.stopline.debrief.Traveller;
import dev.stopline.debrief.Traveller.Parting;
import dev.stopline.platform.recorded.RecordedGame;
import dev.stopline.platform.recorded.RecordedMove;
import dev.stopline.squad.content.RecordedCareers;
import dev.stopline.squad.rules.OperationCommand.RegisterSource;
import dev.stopline.squad.rules.OperationCommand.TakeAction;
import dev.stopline.squad.rules.SquadCommand;
import dev.stopline.squad.rules.SquadEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SquadCourseTest {

    private static final RecordedCareers CAREERS = new RecordedCareers();
    private static final RecordedGame<SquadCommand, SquadEvent> GAME = CAREERS.load("with-the-servers-dice");

    private static Course played(UnaryOperator<List<RecordedMove<SquadCommand, SquadEvent>>> change) {
        return SquadCourse.of(ClosedJobs.of(Retold.of(CAREERS, GAME, change)));
    }

    private static Course asRecorded() {
        return played(UnaryOperator.identity());
    }

    private static Traveller of(Course... courses) {
        var games = new ArrayList<Traveller.Played>();
        for (var course : courses) {
            games.add(new Traveller.Played("T" + (games.size() + 1), "", "", "", course));
        }
        return Traveller.of(games);
    }

    @Test
    void every_recorded_career_is_the_same_as_itself_and_has_each_place_once() {
        for (var game : CAREERS.all()) {
            var course = SquadCourse.of(ClosedJobs.of(Retold.of(CAREERS, game)));

            assertThat(of(course, course).rows()).as(game.name()).isEmpty();
            assertThat(course.choices()).extracting(Choice::place).doesNotHaveDuplicates();
            assertThat(course.choices())
                    .allSatisfy(each -> assertThat(each.cameTo()).isNotEmpty().noneMatch(String::isBlank));
        }
    }

    @Test
    void the_decisions_of_a_career_stand_at_their_places_with_what_they_came_to() {
        var choices = asRecorded().choices();

        assertThat(choices)
                .extracting(each ->
                        each.place().part().heading() + ": " + each.place().kind() + ", " + each.what())
                .contains(
                        "Job 1, the opening: a new source, makes a system known, Standard",
                        "Job 1, session 1: action, PULL on The hall of records",
                        "Job 1, session 1: the end of the session, ends it after 3 actions");
        assertThat(choices)
                .filteredOn(each -> each.place().kind().equals("action"))
                .allSatisfy(each -> assertThat(each.cameTo().getFirst()).contains("the die shows"));
    }

    @Test
    void an_action_left_out_is_a_row_and_so_is_the_shorter_session() {
        var shorter = played(moves -> {
            var third = moves.stream()
                    .filter(each -> each.command() instanceof TakeAction)
                    .skip(2)
                    .findFirst()
                    .orElseThrow();
            // Equal moves come again and again: it is this one that goes.
            for (int at = 0; at < moves.size(); at++) {
                if (moves.get(at) == third) {
                    moves.remove(at);
                    return moves;
                }
            }
            return moves;
        });

        var rows = of(asRecorded(), asRecorded(), shorter).rows();

        assertThat(rows.getFirst().part()).isEqualTo("Job 1, session 1");
        assertThat(rows.getFirst().ordinal()).isEqualTo(3);
        assertThat(rows.getFirst().options())
                .extracting(each -> each.what() + " " + each.tables())
                .containsExactly("PULL on The hall of records [T1, T2]", "nothing here [T3]");
        assertThat(rows).extracting(Parting::kind).startsWith("action", "the end of the session");
    }

    @Test
    void what_a_source_is_called_is_no_difference() {
        var renamed = played(moves -> {
            moves.replaceAll(each -> each.command() instanceof RegisterSource source ? named(each, source) : each);
            return moves;
        });

        assertThat(of(asRecorded(), renamed).rows()).isEmpty();
    }

    private static RecordedMove<SquadCommand, SquadEvent> named(
            RecordedMove<SquadCommand, SquadEvent> move, RegisterSource source) {
        var renamed = new RegisterSource(
                source.sourceId(),
                "The clerk's own files",
                source.kind(),
                source.category(),
                source.faction(),
                source.family(),
                source.tags(),
                source.named(),
                source.linkedAxis(),
                source.webTagged(),
                source.contactId(),
                source.sourceCredit());
        return new RecordedMove<>(move.by(), move.seat(), renamed, move.faces(), move.events());
    }

    @Test
    void twelve_careers_of_their_own_are_one_sheet() {
        var courses = IntStream.rangeClosed(1, 12)
                .mapToObj(each -> SquadCourse.of(ClosedJobs.of(Careers.of(each, 2))))
                .toArray(Course[]::new);

        var traveller = of(courses);

        assertThat(traveller.tables()).hasSize(12);
        assertThat(traveller.rows()).isNotEmpty().allSatisfy(row -> {
            assertThat(row.options()).hasSizeGreaterThan(1);
            assertThat(row.options().stream().flatMap(each -> each.tables().stream()))
                    .doesNotHaveDuplicates();
        });
    }

    @Test
    void an_open_job_is_not_in_it() {
        var open = CAREERS.load("left-open-after-the-first-session");

        assertThat(SquadCourse.of(ClosedJobs.of(Retold.of(CAREERS, open))).choices())
                .noneMatch(each -> each.place().part().heading().contains("session"));
    }
}
