package dev.stopline.squad.rules;

import java.util.List;

/**
 * Where the career stands (S-CAREER-*, S-CLEAR-*).
 *
 * @param casualties everybody that the career's jobs have cost (S-CAS-04)
 * @param failStreak failed closes in a row; at three the Squad stops routing (S-CLOSE-07)
 * @param codeCrossings how many jobs are marked Code Crossed
 * @param reviewPending whether the next after-case event is a review without a die (S-INTERDICT-09)
 * @param carriedHeat the Heat that the next job starts with, before what is pending
 * @param eligible the clearance whose requirements are met; the present one where none is
 * @param eligibleSince the case in which they were met; 0 = not yet
 * @param web the Combination tracker, 0 to 5
 * @param finalDue whether the next job is the Final Operation
 * @param onRecord the territories that the record knows
 * @param sergeantUnavailable whether the next job has no Sergeant (GAP-39)
 * @param missing who a counter-action has taken, and for which case
 * @param pending what earlier cases left for later ones (S-GEN-19)
 */
public record GlimpseOfStanding(
        int casesOpened,
        int casesClosed,
        int casualties,
        int failStreak,
        int codeCrossings,
        boolean reviewPending,
        int carriedHeat,
        Clearance eligible,
        int eligibleSince,
        int web,
        boolean finalDue,
        List<Territory> onRecord,
        boolean sergeantUnavailable,
        List<Career.Missing> missing,
        List<PendingRow> pending) {

    public GlimpseOfStanding {
        onRecord = List.copyOf(onRecord);
        missing = List.copyOf(missing);
        pending = List.copyOf(pending);
    }

    /**
     * Something that an earlier case left.
     *
     * @param value how much of it; what a mark without an amount has is 1
     * @param condition what it waits for: a territory, a job type, a faction, a contact's id or a case number; empty = the next job
     * @param meaning what it does, in a sentence
     */
    public record PendingRow(PendingKind kind, int value, String condition, String meaning) {}

    static GlimpseOfStanding of(SquadState seen) {
        var career = seen.career();
        return new GlimpseOfStanding(
                career.casesOpened(),
                career.casesClosed(),
                career.casualtyTotal(),
                career.failStreak(),
                career.codeCrossings(),
                career.reviewPending(),
                career.carriedHeat(),
                career.eligible(),
                career.eligibleSince(),
                career.web(),
                career.finalDue(),
                List.of(Territory.values()).stream().filter(career::hasOnRecord).toList(),
                career.sergeantUnavailable(),
                career.missing(),
                seen.pending().stream()
                        .map(each -> new PendingRow(
                                each.kind(),
                                each.value(),
                                each.condition(),
                                each.kind().meaning()))
                        .toList());
    }
}
