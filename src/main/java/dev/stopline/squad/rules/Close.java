package dev.stopline.squad.rules;

import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.List;

/**
 * How the job closes (S-CLOSE-*, S-CAS-*).
 *
 * @param results the casualty results, in order: Beat 2's, then the close's
 * @param cancelArmed the Specialist has armed a cancel for the next result (GAP-14)
 */
@RecordBuilder
public record Close(
        CloseType type,
        int margin,
        boolean declined,
        List<Result> results,
        boolean cancelArmed,
        boolean casualtiesRolled,
        boolean counterResolved,
        PayoutTier payout,
        String survivingElement)
        implements CloseBuilder.With {

    static final Close NONE = new Close(CloseType.NONE, 0, false, List.of(), false, false, false, PayoutTier.NONE, "");

    /** One result that added casualties. */
    public record Result(int number, int amount, boolean cancellable, boolean cancelled) {}

    /** All casualties that stand. */
    public int casualties() {
        return results.stream()
                .filter(each -> !each.cancelled())
                .mapToInt(Result::amount)
                .sum();
    }
}
