package dev.stopline.squad.rules;

import dev.stopline.decide.Lists;

/** What each beat and each step of a close changes. */
final class AfterInterdict {

    private AfterInterdict() {}

    static SquadState of(SquadState s, InterdictEvent event) {
        var job = s.job();
        var close = job.close();
        var interdict = job.interdict();
        return switch (event) {
            case InterdictEvent.InterdictDeclared e -> entered(s, false, e.stage());
            case InterdictEvent.InterdictForced e -> entered(s, true, e.stage());
            case InterdictEvent.InterdictDeclined e -> s.withJob(job.withClose(close.withDeclined(true)));
            case InterdictEvent.TacticalAssessed e ->
                s.withJob(job.withInterdict(interdict
                        .withAllMod(e.allMod())
                        .withCapability(e.capability())
                        .withResolveMod(e.resolveMod())
                        .withApproachMod(e.approachMod())
                        .withStrainChoice(e.strainChoice())));
            case InterdictEvent.CodeCrossed e -> s.withJob(job.withInterdict(interdict.withCrossedOn(e.beat())));
            case InterdictEvent.BeatRolled e -> s.withJob(rolled(job, e));
            case InterdictEvent.ResolveShifted e -> s.withJob(job.withInterdict(interdict.withResolveMod(e.after())));
            case InterdictEvent.LiabilityMarked e ->
                s.withJob(job.withInterdict(interdict.withLiabilityMarked(true)).withSceneDone(true));
            case InterdictEvent.CasualtyMarked e ->
                s.withJob(job.withClose(close.withResults(Lists.plus(
                        close.results(), new Close.Result(e.result(), e.amount(), e.cancellable(), false)))));
            case InterdictEvent.CasualtyCancelArmed e -> s.withJob(job.withClose(close.withCancelArmed(true)));
            case InterdictEvent.CasualtyCancelled e -> s.withJob(job.withClose(cancelled(close, e)));
            case InterdictEvent.JobResolved e ->
                s.withJob(job.withPhase(JobPhase.CLOSING)
                        .withInterdict(interdict.withBeat(interdict.isEntered() ? 4 : 0))
                        .withClose(close.withType(e.close()).withMargin(e.margin())));
            case InterdictEvent.CasualtiesRolled e -> s.withJob(job.withClose(close.withCasualtiesRolled(true)));
            case InterdictEvent.CounterActionResolved e -> s.withJob(job.withClose(close.withCounterResolved(true)));
            case InterdictEvent.DefenceRolled e -> s.withDetective(wounded(s.detective(), e.wound()));
            case InterdictEvent.SourceUnavailable e ->
                s.withCareer(s.career()
                        .withMissing(
                                Lists.plus(s.career().missing(), new Career.Missing(e.name(), e.missingInCase()))));
            case InterdictEvent.SergeantUnavailable e -> s.withCareer(s.career().withSergeantUnavailable(true));
            case InterdictEvent.JobClosed e -> closed(s, e);
        };
    }

    private static SquadState entered(SquadState s, boolean forced, int stage) {
        var interdict =
                Interdict.NONE.withForced(forced).withStageAtEntry(stage).withBeat(1);
        return s.withJob(s.job().withPhase(JobPhase.INTERDICT).withInterdict(interdict));
    }

    private static Job rolled(Job job, InterdictEvent.BeatRolled e) {
        boolean engageNatural = e.beat() == 2 && e.die() == 1;
        return job.withNat1Unmarked(job.nat1Unmarked() + (engageNatural ? 1 : 0))
                .withInterdict(job.interdict()
                        .withBeat(e.beat() + 1)
                        .withEngageThreshold(e.engageThreshold())
                        .withFailRisk(e.failRisk()));
    }

    private static Close cancelled(Close close, InterdictEvent.CasualtyCancelled e) {
        return close.withCancelArmed(false)
                .withResults(Lists.change(
                        close.results(),
                        each -> each.number() == e.result(),
                        each -> new Close.Result(each.number(), each.amount(), each.cancellable(), true)));
    }

    private static Detective wounded(Detective detective, Wound wound) {
        return switch (wound) {
            case NONE -> detective;
            case LIGHT -> detective.withLightWounds(detective.lightWounds() + 1);
            case MORTAL -> detective.withMortalWounds(detective.mortalWounds() + 1);
        };
    }

    private static SquadState closed(SquadState s, InterdictEvent.JobClosed e) {
        var job = s.job();
        var career = s.career()
                .withBetweenStep(BetweenStep.WOUNDS)
                .withLastSergeant(job.card().rolled())
                .withHasLastSergeant(true);
        return s.withCareer(career)
                .withOutcomes(Lists.plus(s.outcomes(), JobOutcome.of(job, e)))
                .withJob(job.withPhase(JobPhase.CLOSED)
                        .withClose(job.close().withPayout(e.payout()).withSurvivingElement(e.survivingElement())));
    }
}
