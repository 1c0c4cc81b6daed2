package dev.stopline.squad.rules;

/**
 * S-CARD-01: the card of the job. A line whose step has not been rolled is an empty text.
 *
 * @param type a {@link JobType}
 * @param tempo a {@link Tempo}
 * @param capability a {@link Capability}: as the job opened
 * @param capabilityInForce a {@link Capability}: after the posture
 * @param excess steps past the ceiling, each -1 to Resolve (S-GEN-06)
 * @param trajectory a {@link Trajectory}
 * @param declared the trajectory declared before it was rolled (S-EVO-03); empty = none
 * @param territory a {@link Territory}
 * @param posture a {@link Posture}; {@code SEALED} while the player does not know it
 * @param postureActive whether it has come into effect
 * @param postureDue what has made it due, so that it comes next; NONE = nothing yet
 * @param sergeantRolled the {@link Sergeant} that was rolled
 * @param sergeant the {@link Sergeant} in force, which a Direct Line betters (S-KIT-11)
 */
public record GlimpseOfCard(
        String type,
        String tempo,
        String capability,
        String capabilityInForce,
        int excess,
        String trajectory,
        String declared,
        String territory,
        String posture,
        boolean postureActive,
        PostureCause postureDue,
        String sergeantRolled,
        String sergeant) {

    static GlimpseOfCard of(Job job) {
        var card = job.card();
        return new GlimpseOfCard(
                rolled(job, 1, card.type()),
                rolled(job, 2, card.tempo()),
                rolled(job, 3, card.base()),
                rolled(job, 3, card.inForce()),
                card.excess(),
                rolled(job, Generator.TRAJECTORY, card.trajectory()),
                card.hasDeclared() ? card.declared().name() : "",
                rolled(job, 5, card.territory()),
                rolled(job, Generator.POSTURE, card.posture()),
                card.postureActive(),
                card.due(),
                rolled(job, Generator.SERGEANT, card.rolled()),
                rolled(job, Generator.SERGEANT, card.sergeant()));
    }

    private static String rolled(Job job, int step, Enum<?> line) {
        return job.nextStep() > step ? line.name() : "";
    }
}
