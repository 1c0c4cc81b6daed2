package dev.stopline.debrief.line;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.debrief.Choice;
import dev.stopline.debrief.Course;
import dev.stopline.debrief.Retold;
import dev.stopline.debrief.Traveller;
import dev.stopline.debrief.Traveller.Parting;
import dev.stopline.line.content.RecordedLines;
import dev.stopline.line.rules.ActionCommand.CallRoll;
import dev.stopline.line.rules.Band;
import dev.stopline.line.rules.LineCommand;
import dev.stopline.line.rules.LineEvent;
import dev.stopline.line.rules.StopTheLineCommand;
import dev.stopline.line.rules.StopTheLineCommand.CastVote;
import dev.stopline.platform.recorded.RecordedGame;
import dev.stopline.platform.recorded.RecordedMove;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

class LineCourseTest {

    private static final RecordedLines GAMES = new RecordedLines();
    private static final RecordedGame<LineCommand, LineEvent> GAME = GAMES.load("company-only-with-the-servers-dice");

    private static Course played(UnaryOperator<List<RecordedMove<LineCommand, LineEvent>>> change) {
        return LineCourse.of(Retold.of(GAMES, GAME, change));
    }

    private static Course asRecorded() {
        return played(UnaryOperator.identity());
    }

    /** The game with the Scribe's finger pointing elsewhere. */
    private static Course scribePointsAt(int hire) {
        return played(moves -> {
            moves.replaceAll(each -> each.by().equals("scribe") && each.command() instanceof CastVote
                    ? with(each, new CastVote(hire))
                    : each);
            return moves;
        });
    }

    private static RecordedMove<LineCommand, LineEvent> with(
            RecordedMove<LineCommand, LineEvent> move, LineCommand command) {
        return new RecordedMove<>(move.by(), move.seat(), command, move.faces(), move.events());
    }

    private static Traveller of(Course... courses) {
        var games = new ArrayList<Traveller.Played>();
        for (var course : courses) {
            games.add(new Traveller.Played("T" + (games.size() + 1), "", "", "", course));
        }
        return Traveller.of(games);
    }

    @Test
    void every_recorded_game_is_the_same_as_itself_and_has_each_place_once() {
        for (var game : GAMES.all()) {
            var course = LineCourse.of(Retold.of(GAMES, game));

            assertThat(of(course, course).rows()).as(game.name()).isEmpty();
            assertThat(course.choices()).extracting(Choice::place).doesNotHaveDuplicates();
            assertThat(course.choices()).allSatisfy(each -> {
                assertThat(each.what()).isNotBlank();
                assertThat(each.place().who()).isNotBlank();
                assertThat(each.cameTo()).noneMatch(String::isBlank);
            });
        }
    }

    @Test
    void the_decisions_of_a_game_stand_at_their_places_with_what_they_came_to() {
        var choices = asRecorded().choices();

        assertThat(choices)
                .extracting(each ->
                        each.place().part().heading() + ": " + each.place().who() + " " + each.what())
                .contains(
                        "Stage 1, round 1: SecOps uses Pull-log on hire 2",
                        "Stage 1, round 1: The Incident Master calls for standard to inform",
                        "Stage 1, round 2: The Incident Master plays move s12 of the card",
                        "Stage 3, round 2: SecOps stops the line",
                        "Stage 3, round 2: The Scribe points at hire 2",
                        "Stage 3, round 2: The table accuses hire 2",
                        "Stage 3, round 2: Finance & Legal approves it for hire 2");
        assertThat(choices)
                .filteredOn(each -> each.what().equals("uses Scope"))
                .singleElement()
                .satisfies(each -> assertThat(each.cameTo()).anyMatch(sentence -> sentence.contains("throws")));
    }

    @Test
    void the_order_of_the_fingers_is_no_difference() {
        var reordered = played(moves -> {
            int first = moves.indexOf(moves.stream()
                    .filter(each -> each.command() instanceof CastVote)
                    .findFirst()
                    .orElseThrow());
            Collections.swap(moves, first, first + 2);
            return moves;
        });

        assertThat(of(asRecorded(), reordered).rows()).isEmpty();
    }

    @Test
    void one_finger_elsewhere_is_one_row() {
        var traveller = of(asRecorded(), asRecorded(), scribePointsAt(1));

        assertThat(traveller.rows()).singleElement().satisfies(row -> {
            assertThat(row.part()).isEqualTo("Stage 3, round 2");
            assertThat(row.who()).isEqualTo("The Scribe");
            assertThat(row.kind()).isEqualTo("vote");
            assertThat(row.options())
                    .extracting(each -> each.what() + " " + each.tables() + " " + each.field())
                    .containsExactly("points at hire 2 [T1, T2] true", "points at hire 1 [T3] false");
        });
        assertThat(traveller.tables()).extracting(Traveller.TableEnd::leftAt).containsExactly(0, 0, 1);
    }

    @Test
    void who_never_stops_the_line_parts_there_and_owes_no_finger() {
        var quiet = played(moves -> {
            moves.removeIf(each -> each.command() instanceof StopTheLineCommand);
            return moves;
        });

        assertThat(of(asRecorded(), quiet).rows()).extracting(Parting::kind).containsExactly("call");
        assertThat(of(asRecorded(), quiet).rows().getFirst().options())
                .extracting(Traveller.Option::what)
                .containsExactlyInAnyOrder("stops the line", "nothing here");
    }

    @Test
    void a_roll_judged_otherwise_is_the_moderators_row() {
        var harder = played(moves -> {
            moves.replaceAll(each -> each.command() instanceof CallRoll roll && roll.band() == Band.EASY
                    ? with(each, new CallRoll(roll.actionId(), Band.HARD, roll.purpose(), roll.controlId(), true))
                    : each);
            return moves;
        });

        var first = of(asRecorded(), harder).rows().getFirst();

        assertThat(first.who()).isEqualTo("The Incident Master");
        assertThat(first.kind()).isEqualTo("the roll: The Scribe uses Review");
        assertThat(first.options())
                .extracting(Traveller.Option::what)
                .containsExactlyInAnyOrder("calls for easy to inform", "calls for hard to inform");
        assertThat(first.options())
                .allSatisfy(each -> assertThat(each.came().getFirst().sentences())
                        .anyMatch(sentence -> sentence.contains("or more was needed")));
    }

    @Test
    void twelve_tables_are_one_sheet() {
        var courses = new ArrayList<Course>(Collections.nCopies(9, asRecorded()));
        courses.add(scribePointsAt(1));
        courses.add(scribePointsAt(1));
        courses.add(scribePointsAt(0));

        var traveller = of(courses.toArray(Course[]::new));

        assertThat(traveller.tables()).hasSize(12);
        assertThat(traveller.rows().getFirst().options())
                .extracting(each -> each.what() + " " + each.tables().size())
                .containsExactly("points at hire 2 9", "points at hire 1 2", "folds 1");
    }

    @Test
    void games_that_have_little_in_common_are_compared_too() {
        var courses = GAMES.all().stream()
                .map(each -> LineCourse.of(Retold.of(GAMES, each)))
                .toArray(Course[]::new);

        var traveller = of(courses);

        assertThat(traveller.rows()).isNotEmpty().allSatisfy(row -> {
            assertThat(row.options()).hasSizeGreaterThan(1);
            assertThat(row.options().stream().flatMap(each -> each.tables().stream()))
                    .doesNotHaveDuplicates();
        });
    }
}
