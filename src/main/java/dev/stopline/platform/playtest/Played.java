package dev.stopline.platform.playtest;

import jakarta.persistence.Embeddable;
import java.util.List;
import org.hibernate.annotations.JdbcTypeCode;
import org.hibernate.type.SqlTypes;

/**
 * What every closed session or job tells a playtest: under what it was played, how fast, and with which options. It names no
 * person and no seat.
 *
 * @param ruleset the values that differ from the standard, as {@link RulesetWords} says them
 * @param scenario what was played: a card, or a kind of job
 * @param timed how many decisions came within {@link Pace#LONGEST} of the move before them
 * @param decisionMillis half of those took no longer; 0 without any
 * @param seconds how long it was played, pauses longer than {@link Pace#LONGEST} left out
 * @param open the options that this ruleset leaves open to players
 * @param chosen the options that players took, in the order in which they first did
 */
@Embeddable
public record Played(
        String ruleset,
        String scenario,
        int timed,
        long decisionMillis,
        int seconds,

        @JdbcTypeCode(SqlTypes.ARRAY) List<String> open,

        @JdbcTypeCode(SqlTypes.ARRAY) List<String> chosen) {

    public Played {
        open = List.copyOf(open);
        chosen = List.copyOf(chosen);
    }
}
