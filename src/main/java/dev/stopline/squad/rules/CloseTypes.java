package dev.stopline.squad.rules;

/** S-CLOSE-01..06, GAP-05, AMB-08, AMB-36: from the margin of Resolve and the stage to the close, and what each close brings. */
final class CloseTypes {

    private static final int BONUS = 4;

    private CloseTypes() {}

    /** S-CLOSE-01: the whole table; the first row that fits. */
    static CloseType of(int margin, int stage) {
        if (margin >= 2) {
            return stage == Chain.INTERCEPT ? CloseType.CLEAN_STOP : CloseType.STOP;
        }
        if (margin == 1) {
            return CloseType.STOP;
        }
        if (margin == 0) {
            return CloseType.PARTIAL_STOP;
        }
        return margin >= -2 ? CloseType.FAILED_INTERCEPT : CloseType.FAILED_HOSTILE;
    }

    /** S-CLOSE-02..06: the Heat that the next case starts with. */
    static int heatReset(CloseType type) {
        return switch (type) {
            case NONE, CLEAN_STOP -> 0;
            case STOP -> 2;
            case PARTIAL_STOP -> 4;
            case FAILED_INTERCEPT -> 6;
            case FAILED_HOSTILE -> 8;
        };
    }

    /** GAP-05: the payout; without a Sergeant a stop pays one tier more (S-GEN-18). */
    static PayoutTier payout(CloseType type, Sergeant sergeant) {
        int tier = switch (type) {
            case CLEAN_STOP -> 3;
            case STOP -> 2;
            case PARTIAL_STOP -> 1;
            case NONE, FAILED_INTERCEPT, FAILED_HOSTILE -> 0;
        };
        boolean more = sergeant == Sergeant.NONE && Career.isStop(type);
        return PayoutTier.values()[Math.min(BONUS, tier + (more ? 1 : 0))];
    }
}
