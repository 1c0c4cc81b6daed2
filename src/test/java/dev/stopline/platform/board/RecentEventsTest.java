package dev.stopline.platform.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class RecentEventsTest {

    private final RecentEvents<String> recent = new RecentEvents<>(10);

    /** Events that say their own numbers. */
    private static List<String> events(long from, long end) {
        return LongStream.range(from, end).mapToObj(number -> "event " + number).toList();
    }

    private void add(long from, long end) {
        recent.add("s", from, events(from, end));
    }

    private void has(long from, long end) {
        assertThat(recent.between("s", from, end)).hasValue(events(from, end));
    }

    private void hasNot(long from, long end) {
        assertThat(recent.between("s", from, end)).isEmpty();
    }

    @Test
    void moves_that_follow_each_other_are_one_span() {
        add(5, 7);
        add(7, 8);
        has(5, 8);
        has(6, 7);
        hasNot(4, 8);
        hasNot(5, 9);
    }

    @Test
    void a_move_that_is_told_late_fits_in_before() {
        add(7, 8);
        add(5, 7);
        has(5, 8);
    }

    @Test
    void across_a_gap_only_the_later_part_is_known() {
        add(1, 3);
        add(5, 6);
        has(5, 6);
        hasNot(1, 3);
        hasNot(2, 6);
        add(2, 4);
        has(5, 6);
        hasNot(2, 4);
    }

    @Test
    void a_move_that_is_told_again_and_one_without_events_change_nothing() {
        add(1, 4);
        add(2, 4);
        add(4, 4);
        has(1, 4);
    }

    @Test
    void only_the_last_ones_are_kept() {
        for (long number = 0; number < 200; number++) {
            add(number, number + 1);
        }
        has(136, 200);
        hasNot(135, 200);
    }

    @Test
    void of_a_game_that_was_not_played_here_nothing_is_known() {
        add(0, 3);
        assertThat(recent.between("another", 0, 3)).isEmpty();
    }
}
