package dev.stopline.squad.rules;

import java.util.List;

/**
 * The open job, or the last one until the next opens.
 *
 * @param number from 1; 0 = no job has been opened yet, and nothing else here means anything
 * @param nextStep the generator step to roll, 1 to 7; 8 = all are rolled
 * @param targetFaction whom the target belongs to; NONE = nobody
 * @param surveillance whether the First Read meets a watched place
 * @param primaryAnatomy the target that this job is mostly about
 * @param loadout the specialty that the kit lends for this job (S-KIT-08)
 * @param stage the chain: 1 Signal, 2 Vector, 3 Cell, 4 Window, 5 Intercept
 * @param clock the Threat Clock; at 0 the Interdict is forced
 * @param latched whether the clock has come to 0 for good
 * @param pausedTicks how many session-end ticks will be skipped (S-CLOCK-05)
 * @param heatRows the four rows and the Heat at which each applies here
 * @param hardFacts, leads, tactical the pools; two Hard Facts make a stage
 * @param tacticalCap how many Tactical tokens the job may hold; one more becomes a Lead
 * @param anatomyHits how often an anatomy target was hit
 * @param nameObtained whether there is a name to use in Pasadena (GAP-10)
 * @param juniorDue whether the Junior's check comes before the next session (S-GEN-16)
 * @param used what could be used once this job and has been
 * @param trips whose systems were tripped, and how often (S-HEAT-11)
 */
public record GlimpseOfJob(
        int number,
        JobPhase phase,
        boolean finalOperation,
        int nextStep,
        Faction targetFaction,
        boolean surveillance,
        Axis primaryAnatomy,
        Specialty loadout,
        GlimpseOfCard card,
        List<GlimpseOfAnatomy> anatomy,
        boolean firstReadDone,
        int stage,
        int clock,
        boolean latched,
        int pausedTicks,
        int heat,
        List<HeatRow> heatRows,
        int hardFacts,
        int leads,
        int tactical,
        int tacticalCap,
        int anatomyHits,
        boolean nameObtained,
        boolean juniorDue,
        GlimpseOfSession session,
        List<GlimpseOfSource> sources,
        List<Once> used,
        List<Job.Trip> trips,
        GlimpseOfInterdict interdict,
        GlimpseOfClose close) {

    public GlimpseOfJob {
        anatomy = List.copyOf(anatomy);
        heatRows = List.copyOf(heatRows);
        sources = List.copyOf(sources);
        used = List.copyOf(used);
        trips = List.copyOf(trips);
    }

    /** A row of the Heat consequences: 3, 5, 7 or 9, the Heat at which it applies here, and whether it is in force. */
    public record HeatRow(int row, int at, boolean inForce) {}

    static GlimpseOfJob of(SquadState seen) {
        var job = seen.job();
        return new GlimpseOfJob(
                job.number(),
                job.phase(),
                job.finalOperation(),
                job.nextStep(),
                job.targetFaction(),
                job.surveillance(),
                job.primaryAnatomy(),
                job.loadout(),
                GlimpseOfCard.of(job),
                job.anatomy().stream().map(GlimpseOfAnatomy::of).toList(),
                job.firstReadDone(),
                job.stage(),
                job.clock(),
                job.latched(),
                job.paused(),
                job.heat(),
                heatRows(seen),
                job.hardFacts(),
                job.leads(),
                job.tactical(),
                Tokens.cap(seen),
                job.anatomyHits(),
                job.nameObtained(),
                job.phase() == JobPhase.BETWEEN_SESSIONS && SessionOrder.juniorIsDue(seen),
                GlimpseOfSession.of(seen),
                job.sources().stream()
                        .map(each -> GlimpseOfSource.of(seen, each))
                        .toList(),
                job.used(),
                job.trips(),
                GlimpseOfInterdict.of(job.interdict()),
                GlimpseOfClose.of(job.close()));
    }

    private static List<HeatRow> heatRows(SquadState seen) {
        return HeatConsequences.ROWS.stream()
                .map(row -> new HeatRow(row, HeatConsequences.at(seen, row), HeatConsequences.isInForce(seen, row)))
                .toList();
    }
}
