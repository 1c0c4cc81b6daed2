package dev.stopline.squad.rules;

import io.soabase.recordbuilder.core.RecordBuilder;

/**
 * S-CARD-01: the card of the open job.
 *
 * @param base the Capability as opened (S-GEN-08), {@code inForce} after the posture
 * @param excess steps past the ceiling, each -1 to Resolve (S-GEN-06)
 * @param posture {@link Posture#SEALED} until it is rolled, or where the viewer does not know
 * @param due what has made the posture due and not yet active
 * @param rolled the Sergeant rolled, {@code sergeant} the row in force (GAP-28)
 * @param declared the trajectory declared by Reading the Room; meaningless unless {@code hasDeclared}
 */
@RecordBuilder
public record JobCard(
        JobType type,
        Tempo tempo,
        Capability base,
        Capability inForce,
        int excess,
        Trajectory trajectory,
        boolean hasDeclared,
        Trajectory declared,
        Territory territory,
        Posture posture,
        boolean postureActive,
        boolean postureKnown,
        PostureCause due,
        Sergeant rolled,
        Sergeant sergeant)
        implements JobCardBuilder.With {

    static final JobCard BLANK = new JobCard(
            JobType.ACTIVE_KILLER,
            Tempo.SLOW,
            Capability.LIGHT,
            Capability.LIGHT,
            0,
            Trajectory.RECRUITING,
            false,
            Trajectory.RECRUITING,
            Territory.NONE,
            Posture.SEALED,
            false,
            false,
            PostureCause.NONE,
            Sergeant.NONE,
            Sergeant.NONE);

    /** Whether the trajectory was declared and came true (S-EVO-03). */
    public boolean declaredRight() {
        return hasDeclared && declared == trajectory;
    }
}
