package dev.stopline.squad.rules;

/** S-ACT-09, AMB-01, GAP-51: what every roll has in common. */
final class Rolls {

    private Rolls() {}

    /** AMB-01: a natural 6 or 1 is a row of its own, whatever the total. */
    static Outcome outcome(int die, int total, ThresholdMake threshold) {
        if (die == 6) {
            return Outcome.NAT6;
        }
        if (die == 1) {
            return Outcome.NAT1;
        }
        return total >= threshold.effective() ? Outcome.SUCCESS : Outcome.FAILURE;
    }

    /** Whether the outcome is a success. */
    static boolean succeeds(Outcome outcome) {
        return outcome == Outcome.SUCCESS || outcome == Outcome.NAT6;
    }

    /** GAP-51: whether the ruleset limits the Leads of one roll below this. */
    static boolean tooManyLeads(SquadState s, int leads) {
        int max = s.ruleset().number(SquadKey.LEADS_MAX_PER_ROLL);
        return max > 0 && leads > max;
    }

    /** GAP-07: with the ruleset's word for it, Burns' territory data are dated until the end of session 1. */
    static boolean territoryIsDated(SquadState s) {
        return s.job().card().sergeant() == Sergeant.BURNS
                && s.job().session().number() <= 1
                && s.ruleset().on(SquadKey.BURNS_DATED);
    }
}
