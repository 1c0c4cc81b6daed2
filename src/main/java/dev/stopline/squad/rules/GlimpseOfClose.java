package dev.stopline.squad.rules;

import java.util.List;

/**
 * How the job closes (S-CLOSE-*, S-CAS-*).
 *
 * @param type NONE while it is open, and where it was abandoned
 * @param margin by how much Resolve was met or missed
 * @param declined whether the forced Interdict was declined
 * @param casualties everybody that the job has cost, what was cancelled left out
 * @param results the results that cost somebody, in order; a Specialist may cancel one
 * @param cancelArmed whether the next result is cancelled as it comes (GAP-14)
 * @param casualtiesRolled whether the close's own casualties are known
 * @param counterResolved whether what strikes back after a Failed, Hostile has struck (S-CLOSE-08)
 * @param payout NONE until the job is closed
 * @param survivingElement what got away from a Partial Stop; empty = nothing said
 */
public record GlimpseOfClose(
        CloseType type,
        int margin,
        boolean declined,
        int casualties,
        List<Close.Result> results,
        boolean cancelArmed,
        boolean casualtiesRolled,
        boolean counterResolved,
        PayoutTier payout,
        String survivingElement) {

    public GlimpseOfClose {
        results = List.copyOf(results);
    }

    static GlimpseOfClose of(Close seen) {
        return new GlimpseOfClose(
                seen.type(),
                seen.margin(),
                seen.declined(),
                seen.casualties(),
                seen.results(),
                seen.cancelArmed(),
                seen.casualtiesRolled(),
                seen.counterResolved(),
                seen.payout(),
                seen.survivingElement());
    }
}
