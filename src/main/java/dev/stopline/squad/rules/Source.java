package dev.stopline.squad.rules;

import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.List;

/**
 * S-ACT-06: what an action may be pointed at in the open job.
 *
 * @param family the systems that an inquiry warns together (S-ACT-22)
 * @param linkedAxis the anatomy target it is close to; NONE = none
 * @param contactId the contact that it is; empty = none
 * @param credit S-KIT-04: one tier easier to LEAN on
 * @param network S-REQ-04: Good for the whole job
 * @param shift, leanShift, walkShift permanent steps, of every verb, of LEAN, of WALK
 * @param oneShots steps that the next fitting roll uses up
 * @param lastUse the number of its last use among all uses of the job; 0 = never
 */
@RecordBuilder
public record Source(
        String id,
        String name,
        SourceKind kind,
        Category category,
        Faction faction,
        String family,
        List<Tag> tags,
        boolean named,
        Axis linkedAxis,
        boolean webTagged,
        String contactId,
        boolean credit,
        boolean network,
        int shift,
        int leanShift,
        int walkShift,
        List<OneShot> oneShots,
        int uses,
        int lastUse,
        boolean silent,
        boolean unavailable,
        int activeAnswers,
        int closedInSession,
        int leanSuccesses,
        List<String> truths)
        implements SourceBuilder.With {

    /** A step that waits for the next WALK, or for any verb. */
    public record OneShot(boolean walkOnly, int steps) {

        /** Whether this verb uses it up. */
        boolean fits(Verb verb) {
            return !walkOnly || verb == Verb.WALK;
        }
    }
}
