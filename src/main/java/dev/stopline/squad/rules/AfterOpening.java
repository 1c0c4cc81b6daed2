package dev.stopline.squad.rules;

/** What each event of a job's opening changes. */
final class AfterOpening {

    private AfterOpening() {}

    static SquadState of(SquadState s, OpeningEvent event) {
        var job = s.job();
        var card = job.card();
        return switch (event) {
            case OpeningEvent.JobOpened e -> opened(s, e);
            case OpeningEvent.TrajectoryDeclared e ->
                s.withJob(job.withCard(card.withHasDeclared(true).withDeclared(e.value())));
            case OpeningEvent.GeneratorStepRolled e ->
                s.withJob(job.withCard(rolled(card, e.step(), e.result()))
                        .withNextStep(e.step() + 1)
                        .withClock(e.clock()));
            case OpeningEvent.GeneratorStepDone e ->
                s.withJob(job.withNextStep(Math.max(job.nextStep(), e.step() + 1)));
            case OpeningEvent.PostureSealed e -> s.withJob(job.withCard(card.withPosture(e.posture())));
            case OpeningEvent.GeneratorStepRerolled e -> s.withJob(job.withCard(rolled(card, e.step(), e.result())));
            case OpeningEvent.JobDefined e ->
                s.withJob(defined(job, e)).withCareer(s.career().withSergeantUnavailable(false));
            case OpeningEvent.AnatomyPlaced e ->
                s.withJob(job.changeBox(e.axis(), each -> each.withPlaced(true).withRolled(e.rolled())));
            case OpeningEvent.AnatomyWritten e ->
                s.withJob(written(job, e.axis(), e.text(), e.system(), e.factionSystem()));
            case OpeningEvent.AnatomySealed e ->
                s.withJob(written(job, e.axis(), e.text(), e.system(), e.factionSystem()));
            case OpeningEvent.JobBriefed e -> s.withJob(job.withPhase(JobPhase.BRIEFED));
            case OpeningEvent.AnatomyRevealed e -> s.withJob(revealed(job, e));
            case OpeningEvent.AnatomyHidden e -> s.withJob(job.changeBox(e.axis(), each -> each.withRevealed(false)));
            case OpeningEvent.FalseTargetSet e ->
                s.withJob(job.changeBox(e.axis(), each -> each.withFalseTarget(true)));
            case OpeningEvent.FirstReadRolled e ->
                s.withJob(job.withFirstReadDone(true).withNat1Unmarked(job.nat1Unmarked() + (e.die() == 1 ? 1 : 0)));
            case OpeningEvent.PostureShown e ->
                s.withJob(job.withCard(card.withPosture(e.posture()).withPostureKnown(true)));
        };
    }

    private static SquadState opened(SquadState s, OpeningEvent.JobOpened e) {
        var job = Job.NONE
                .withNumber(e.caseNumber())
                .withPhase(JobPhase.GENERATING)
                .withFinalOperation(e.finalOperation())
                .withTargetFaction(e.targetFaction())
                .withSurveillance(e.surveillance())
                .withPrimaryAnatomy(e.primaryAnatomy())
                .withLoadout(e.loadout())
                .withKeepLoyal(e.keepLoyal())
                .withFamiliarity(s.campaign().familiarity());
        var career = s.career()
                .withCasesOpened(e.caseNumber())
                .withBetweenStep(BetweenStep.NONE)
                .withKitUnlocked(false)
                .withReviewCheck(false)
                .withCheckRolled(false)
                .withAdvancedThisClose(false)
                .withAftermathDone(false)
                .withContactStepUsed(false);
        return s.withJob(job).withCareer(career);
    }

    /** What a step of the generator puts on the card. */
    static JobCard rolled(JobCard card, int step, String result) {
        return switch (step) {
            case 1 -> card.withType(JobType.valueOf(result));
            case 2 -> card.withTempo(Tempo.valueOf(result));
            case 3 -> card.withBase(Capability.valueOf(result)).withInForce(Capability.valueOf(result));
            case 4 -> card.withTrajectory(Trajectory.valueOf(result));
            case 5 -> card.withTerritory(Territory.valueOf(result));
            case 7 -> card.withRolled(Sergeant.valueOf(result)).withSergeant(Sergeant.valueOf(result));
            // Step 6 is sealed and comes as an event of its own.
            default -> card;
        };
    }

    private static Job defined(Job job, OpeningEvent.JobDefined e) {
        var card = job.card()
                .withType(e.type())
                .withTempo(e.tempo())
                .withBase(e.base())
                .withInForce(e.base())
                .withExcess(e.excess())
                .withTrajectory(e.trajectory())
                .withTerritory(e.territory())
                .withSergeant(e.sergeant());
        return job.withCard(card)
                .withPhase(JobPhase.ANATOMY)
                .withClock(e.clock())
                .withHeat(e.heat())
                .withLeads(e.leads())
                .withHardFacts(e.hardFacts())
                .withTactical(e.tactical());
    }

    private static Job written(Job job, Axis axis, String text, boolean system, boolean factionSystem) {
        return job.changeBox(
                axis, each -> each.withText(text).withSystem(system).withFactionSystem(factionSystem));
    }

    private static Job revealed(Job job, OpeningEvent.AnatomyRevealed e) {
        var shown = written(job, e.axis(), e.text(), e.system(), e.factionSystem())
                .changeBox(e.axis(), each -> each.withRevealed(true).withFalseTarget(false));
        return switch (e.cause()) {
            case ARCHIVE ->
                shown.withOpenReveals(dev.stopline.decide.Lists.plus(job.openReveals(), KitItem.ARCHIVE_ACCESS));
            case BRIEF -> shown.withBriefUsed(true);
            case FIRST_READ, LANDING, FALSE_TARGET_RESOLVED, INTERROGATION -> shown;
        };
    }
}
