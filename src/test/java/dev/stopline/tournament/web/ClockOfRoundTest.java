package dev.stopline.tournament.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.testkit.Rule;
import dev.stopline.tournament.rules.Round;
import dev.stopline.tournament.rules.Round.Pause;
import dev.stopline.tournament.rules.RoundTimes;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;

/** When a round ends, from the values that its events keep. */
class ClockOfRoundTest {

    private static Instant at(String time) {
        return Instant.parse("2027-04-03T" + time + "Z");
    }

    /** Two hours from ten o'clock, warned half an hour and five minutes before the end. */
    private static ClockOfRound clock(int extraMinutes, Pause... pauses) {
        var times = new RoundTimes("2027-04-03T10:00:00Z", 120, List.of(30, 5));
        return ClockOfRound.of(new Round(
                1,
                Round.Status.OPEN,
                List.of("B1"),
                times,
                extraMinutes,
                List.of(pauses),
                List.of(),
                List.of(),
                List.of()));
    }

    private static Pause pause(String from, String until) {
        return new Pause(at(from).toString(), until.isEmpty() ? "" : at(until).toString());
    }

    @Test
    @Rule("T-RND-04")
    void a_round_ends_after_its_minutes_and_warns_before() {
        assertThat(clock(0).end()).isEqualTo(at("12:00:00"));
        assertThat(clock(0).warnings()).containsExactly(at("11:30:00"), at("11:55:00"));
        assertThat(clock(0).secondsLeft()).isNull();
    }

    @Test
    @Rule("T-RND-08")
    void extra_time_moves_the_end_and_the_warnings() {
        assertThat(clock(15).end()).isEqualTo(at("12:15:00"));
        assertThat(clock(15).warnings()).containsExactly(at("11:45:00"), at("12:10:00"));
    }

    @Test
    @Rule("T-RND-07")
    void each_pause_that_is_over_moves_the_end_by_its_length() {
        var clock = clock(0, pause("10:30:00", "10:40:00"), pause("11:00:00", "11:00:30"));

        assertThat(clock.end()).isEqualTo(at("12:10:30"));
    }

    @Test
    @Rule("T-RND-07")
    void while_a_round_is_paused_it_has_no_end_but_time_left() {
        var clock = clock(0, pause("10:30:00", "10:40:00"), pause("11:10:00", ""));

        assertThat(clock.end()).isNull();
        assertThat(clock.warnings()).isEmpty();
        assertThat(clock.secondsLeft()).isEqualTo(60 * 60);
    }

    @Test
    @Rule("T-RND-07")
    void a_pause_counts_from_the_start_of_the_round_on() {
        assertThat(clock(0, pause("09:00:00", "09:30:00")).end()).isEqualTo(at("12:00:00"));
        assertThat(clock(0, pause("09:00:00", "10:20:00")).end()).isEqualTo(at("12:20:00"));
        assertThat(clock(0, pause("09:00:00", "")).secondsLeft()).isEqualTo(2 * 60 * 60);
    }

    @Test
    @Rule("T-RND-07")
    void a_round_that_is_paused_after_its_end_has_nothing_left() {
        assertThat(clock(0, pause("12:30:00", "")).secondsLeft()).isZero();
    }
}
