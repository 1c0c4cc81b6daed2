package dev.stopline.debrief;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.debrief.Traveller.Parting;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class TravellerTest {

    private static final Part FIRST = new Part(1, 1, "Stage 1, round 1");
    private static final Part SECOND = new Part(1, 2, "Stage 1, round 2");

    /** Who did what in the first round, as "who/kind/what" or "who/kind/what/owed". */
    private static Course course(String... choices) {
        var log = new Course.Log(FIRST);
        note(log, choices);
        return log.course();
    }

    private static void note(Course.Log log, String... choices) {
        for (var each : choices) {
            var parts = each.split("/");
            int index = log.choose(parts[0], parts[1], parts.length > 3, parts[2], parts[2]);
            log.came(index, List.of("It came to " + parts[2] + "."));
        }
    }

    private static Traveller of(Course... courses) {
        var games = new ArrayList<Traveller.Played>();
        for (var course : courses) {
            int n = games.size() + 1;
            games.add(new Traveller.Played("T" + n, "Team " + n, "Contained", "15", course));
        }
        return Traveller.of(games);
    }

    private static List<String> options(Parting row) {
        return row.options().stream()
                .map(each -> each.what() + " " + each.tables())
                .toList();
    }

    @Test
    void tables_that_did_the_same_have_no_row_in_whatever_order_the_seats_moved() {
        var one = course("A/action/x", "B/action/y", "A/action/z");
        var other = course("B/action/y", "A/action/x", "A/action/z");

        assertThat(of(one, other, one).rows()).isEmpty();
        assertThat(of(one, other, one).tables())
                .extracting(Traveller.TableEnd::leftAt)
                .containsExactly(0, 0, 0);
    }

    @Test
    void a_place_where_they_parted_names_who_did_what_and_what_it_came_to() {
        var traveller = of(
                course("A/action/x", "A/action/y"),
                course("A/action/x", "A/action/z"),
                course("A/action/x", "A/action/y"));

        assertThat(traveller.rows()).singleElement().satisfies(row -> {
            assertThat(row.part()).isEqualTo("Stage 1, round 1");
            assertThat(row.who()).isEqualTo("A");
            assertThat(row.ordinal()).isEqualTo(2);
            assertThat(options(row)).containsExactly("y [T1, T3]", "z [T2]");
            assertThat(row.options().getLast().came())
                    .containsExactly(new Traveller.Came(List.of("T2"), List.of("It came to z.")));
        });
        assertThat(traveller.tables().get(1))
                .isEqualTo(new Traveller.TableEnd("T2", "Team 2", "Contained", "15", true, 1));
        assertThat(traveller.tables().getFirst().leftAt()).isZero();
    }

    @Test
    void on_an_even_split_nobody_is_with_the_field() {
        var traveller = of(course("A/action/x"), course("A/action/y"));

        assertThat(traveller.rows().getFirst().options()).noneMatch(Traveller.Option::field);
        assertThat(traveller.tables()).extracting(Traveller.TableEnd::leftAt).containsExactly(1, 1);
    }

    @Test
    void who_could_have_decided_and_did_not_did_something_else() {
        var row = of(course("A/action/x", "A/action/y"), course("A/action/x"))
                .rows()
                .getFirst();

        assertThat(options(row)).containsExactlyInAnyOrder("y [T1]", "nothing here [T2]");
    }

    @Test
    void who_never_came_there_is_not_in_the_row() {
        var longer = new Course.Log(FIRST);
        longer.reach(SECOND);
        note(longer, "A/action/x");
        var other = new Course.Log(FIRST);
        other.reach(SECOND);
        note(other, "A/action/y");

        assertThat(of(longer.course(), course()).rows()).isEmpty();
        assertThat(of(longer.course(), other.course(), course()).rows())
                .singleElement()
                .satisfies(row -> assertThat(options(row)).containsExactlyInAnyOrder("x [T1]", "y [T2]"));
    }

    @Test
    void what_an_earlier_decision_leads_to_is_compared_among_those_it_led_there() {
        var called = course("A/call/stop", "A/vote/2/owed");

        assertThat(of(called, course()).rows()).extracting(Parting::kind).containsExactly("call");
        assertThat(of(called, course("A/call/stop", "A/vote/3/owed"), course()).rows())
                .extracting(Parting::kind)
                .containsExactly("call", "vote");
    }

    @Test
    void the_same_decision_that_came_to_different_things_is_one_option() {
        var log = new Course.Log(FIRST);
        log.came(log.choose("A", "action", false, "x", "x"), List.of("It failed."));

        var row = of(course("A/action/x"), log.course(), course("A/action/x"), course("A/action/y"))
                .rows()
                .getFirst();

        assertThat(row.options().getFirst().came())
                .containsExactly(
                        new Traveller.Came(List.of("T1", "T3"), List.of("It came to x.")),
                        new Traveller.Came(List.of("T2"), List.of("It failed.")));
    }

    @Test
    void the_same_key_is_the_same_decision_however_it_is_worded() {
        var one = new Course.Log(FIRST);
        one.choose("A", "action", false, "look/S1", "looks at the hall of records");
        var other = new Course.Log(FIRST);
        other.choose("A", "action", false, "look/S1", "looks at the archive");

        assertThat(of(one.course(), other.course()).rows()).isEmpty();
    }

    @Test
    void rows_stand_in_the_order_of_the_game() {
        var one = new Course.Log(FIRST);
        note(one, "B/action/x", "A/action/x");
        one.reach(SECOND);
        note(one, "A/action/x");
        var other = new Course.Log(FIRST);
        note(other, "B/action/y", "A/action/y");
        other.reach(SECOND);
        note(other, "A/action/y");

        assertThat(of(one.course(), other.course()).rows())
                .extracting(row -> row.number() + " " + row.part() + " " + row.who())
                .containsExactly("1 Stage 1, round 1 B", "2 Stage 1, round 1 A", "3 Stage 1, round 2 A");
    }

    @Test
    void one_table_and_none_have_nothing_to_compare() {
        assertThat(of(course("A/action/x")).rows()).isEmpty();
        assertThat(of().tables()).isEmpty();
    }
}
