package dev.stopline.squad.rules;

import dev.stopline.decide.Lists;
import dev.stopline.decide.Settings;
import dev.stopline.decide.SharedBoard;
import dev.stopline.dice.DiceSource;
import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.List;

/**
 * One career as its events tell it: whole for the aggregate, and as far as he has seen for the player (section 7.1).
 *
 * @param board the shared board that the career is played on, and {@code boardJobs} the jobs of its arc; 0 = none
 * @param outcomes what each closed job came to, in order
 * @param commitments the server's commitments to spans that are not over, by span
 * @param seen how many events the player has seen: his version
 */
@RecordBuilder
public record SquadState(
        boolean created,
        Settings<SquadKey> ruleset,
        DiceSource dice,
        Detective detective,
        Career career,
        List<Pending> pending,
        Campaign campaign,
        Job job,
        SharedBoard board,
        int boardJobs,
        List<JobOutcome> outcomes,
        List<Commitment> commitments,
        int seen)
        implements SquadStateBuilder.With {

    /** A career before its first event. */
    public static final SquadState INITIAL = new SquadState(
            false,
            new Settings<>(List.of()),
            DiceSource.ENTERED,
            Detective.NOBODY,
            Career.START,
            List.of(),
            Campaign.OFF,
            Job.NONE,
            SharedBoard.NONE,
            0,
            List.of(),
            List.of(),
            0);

    /** A commitment to the dice of a span. */
    public record Commitment(String span, String hex) {}

    /** The state after one event. Believes it: cannot refuse and cannot fail. */
    public SquadState after(SquadEvent event) {
        var changed = switch (event) {
            case CareerEvent e -> AfterCareer.of(this, e);
            case BetweenEvent e -> AfterBetween.of(this, e);
            case OpeningEvent e -> AfterOpening.of(this, e);
            case OperationEvent e -> AfterOperation.of(this, e);
            case PoolEvent e -> AfterPool.of(this, e);
            case PressureEvent e -> AfterPressure.of(this, e);
            case InterdictEvent e -> AfterInterdict.of(this, e);
        };
        return changed.withSeen(seen + (WhoSees.playerSees(event) ? 1 : 0));
    }

    /** The total of what is pending of a kind under a condition. */
    int pending(PendingKind kind, String condition) {
        return pending.stream()
                .filter(each -> each.kind() == kind && each.condition().equals(condition))
                .mapToInt(Pending::value)
                .sum();
    }

    /** Whether anything of a kind is pending, whatever its condition. */
    boolean hasPending(PendingKind kind) {
        return pending.stream().anyMatch(each -> each.kind() == kind);
    }

    SquadState without(Pending one) {
        int at = pending.indexOf(one);
        return at < 0 ? this : withPending(Lists.without(pending, each -> each == pending.get(at)));
    }
}
