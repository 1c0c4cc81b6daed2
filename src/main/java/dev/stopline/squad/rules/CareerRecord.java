package dev.stopline.squad.rules;

import java.util.List;

/**
 * S-CAREER-01..03: the record of a career as the book keeps it: the Code once, a line a closed case that is never changed,
 * and what they add up to; with the campaign layer its ledgers as well.
 *
 * @param cases one entry a closed case, in order, each with the casualties so far
 * @param onRecord the territories that the record knows
 * @param dealt the lines that the optional tables dealt, in order
 * @param campaign the ledgers of the campaign layer; empty where it is off
 */
public record CareerRecord(
        String code,
        Specialization specialization,
        WarDetail warDetail,
        Clearance clearance,
        DetectiveStatus status,
        List<Evolution> evolutions,
        int strain,
        int lightWounds,
        int mortalWounds,
        List<CaseEntry> cases,
        Totals totals,
        List<Territory> onRecord,
        List<Career.Dealt> dealt,
        GlimpseOfCampaign campaign) {

    public CareerRecord {
        evolutions = List.copyOf(evolutions);
        cases = List.copyOf(cases);
        onRecord = List.copyOf(onRecord);
        dealt = List.copyOf(dealt);
    }

    /**
     * What the entries add up to.
     *
     * @param stopsOrBetter Stops and Clean Stops together (S-CLEAR-01)
     * @param casualties they never reset (S-CAS-04)
     * @param codeCrossed entries marked Code Crossed (S-INTERDICT-09)
     * @param web the Combination tracker, 0 to 5 (S-WEB-01)
     * @param failStreak failed closes in a row (S-CLOSE-07)
     */
    public record Totals(
            int casesClosed,
            int stopsOrBetter,
            int cleanStops,
            int stops,
            int partialStops,
            int failedIntercepts,
            int failedHostiles,
            int casualties,
            int codeCrossed,
            int web,
            int failStreak) {}

    /** The record, from the fold of what its reader knows: nothing of it is ever sealed. */
    public static CareerRecord of(SquadState known) {
        var detective = known.detective();
        return new CareerRecord(
                detective.code(),
                detective.specialization(),
                detective.warDetail(),
                detective.clearance(),
                detective.status(),
                detective.evolutions(),
                detective.strain(),
                detective.lightWounds(),
                detective.mortalWounds(),
                known.career().entries(),
                totals(known.career()),
                List.of(Territory.values()).stream()
                        .filter(known.career()::hasOnRecord)
                        .toList(),
                known.career().dealt(),
                GlimpseOfCampaign.of(known.campaign()));
    }

    private static Totals totals(Career career) {
        return new Totals(
                career.casesClosed(),
                career.stops(),
                career.closed(CloseType.CLEAN_STOP),
                career.closed(CloseType.STOP),
                career.closed(CloseType.PARTIAL_STOP),
                career.closed(CloseType.FAILED_INTERCEPT),
                career.closed(CloseType.FAILED_HOSTILE),
                career.casualtyTotal(),
                career.codeCrossings(),
                career.web(),
                career.failStreak());
    }
}
