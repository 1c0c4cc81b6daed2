package dev.stopline.squad.rules;

import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.List;

/**
 * The record and the standing of a career (S-CAREER-*, S-CLEAR-*).
 *
 * @param entries the closed jobs, in order
 * @param failStreak failed closes in a row (S-CLOSE-07)
 * @param eligible the clearance whose requirements are met, since {@code eligibleSince} (S-CLEAR-03); 0 = none
 * @param web the Combination tracker, 0 to 5
 * @param intelTerritories territories that TERRITORY_INTEL put on the record
 * @param leaned sources that were leaned on with success, by territory (S-EVO-06)
 * @param shadows every Shadow Phase of the career, in order (S-EVO-01)
 * @param missing sources that a counter-action took, and the case in which they are missing (GAP-39)
 * @param dealt the lines that optional tables dealt, in order
 * @param cityMemory where CITY_MEMORY holds; NONE = nowhere
 */
@RecordBuilder
public record Career(
        List<CaseEntry> entries,
        int casesOpened,
        int failStreak,
        int codeCrossings,
        boolean reviewPending,
        int carriedHeat,
        Clearance eligible,
        int eligibleSince,
        int web,
        boolean finalDue,
        List<Territory> intelTerritories,
        List<Leaned> leaned,
        List<ShadowRow> shadows,
        Sergeant lastSergeant,
        boolean hasLastSergeant,
        boolean sergeantUnavailable,
        List<Missing> missing,
        boolean kitUnlocked,
        boolean checkRolled,
        boolean advancedThisClose,
        boolean reviewCheck,
        boolean reachedDetectiveClean,
        Territory cityMemory,
        boolean aftermathDone,
        boolean contactStepUsed,
        BetweenStep betweenStep,
        List<Dealt> dealt,
        int contractsSkipped)
        implements CareerBuilder.With {

    static final Career START = new Career(
            List.of(),
            0,
            0,
            0,
            false,
            0,
            Clearance.PATROL,
            0,
            0,
            false,
            List.of(),
            List.of(),
            List.of(),
            Sergeant.NONE,
            false,
            false,
            List.of(),
            false,
            false,
            false,
            false,
            false,
            Territory.NONE,
            false,
            false,
            BetweenStep.NONE,
            List.of(),
            0);

    /**
     * S-TAB-01..06: a line of an optional table.
     *
     * @param caseNumber the job that was open, or the last one before it; 0 = before the first
     * @param die the face that chose the row; 0 = picked
     */
    public record Dealt(int caseNumber, OptionalTable table, int die, int row, String text) {}

    /** A source leaned on with success, and in which case first. */
    public record Leaned(Territory territory, String name, int caseNumber) {}

    /** A Shadow Phase: the case, and whether it went by without suspicion (GAP-36). */
    public record ShadowRow(int caseNumber, boolean clean) {}

    /** A source that is missing in a case. */
    public record Missing(String name, int caseNumber) {}

    /** How many jobs have been closed. */
    public int casesClosed() {
        return entries.size();
    }

    /** How many closed Stop or better. */
    public int stops() {
        return (int) entries.stream().filter(each -> isStop(each.close())).count();
    }

    /** How many closed this way. */
    public int closed(CloseType type) {
        return (int) entries.stream().filter(each -> each.close() == type).count();
    }

    /** Every casualty of the career (S-CAS-04). */
    public int casualtyTotal() {
        return entries.stream().mapToInt(CaseEntry::casualties).sum();
    }

    /** Whether the territory is on the record. */
    public boolean hasOnRecord(Territory territory) {
        return intelTerritories.contains(territory) || entries.stream().anyMatch(each -> each.territory() == territory);
    }

    /** Stop or better. */
    static boolean isStop(CloseType type) {
        return type == CloseType.STOP || type == CloseType.CLEAN_STOP;
    }

    /** A failed close (S-CLOSE-07). */
    static boolean isFailed(CloseType type) {
        return type == CloseType.FAILED_INTERCEPT || type == CloseType.FAILED_HOSTILE;
    }
}
