package dev.stopline.squad.rules;

import dev.stopline.decide.Lists;
import dev.stopline.squad.rules.Source.OneShot;
import java.util.List;

/** What each event of a session, a source or an operation roll changes. */
final class AfterOperation {

    private AfterOperation() {}

    static SquadState of(SquadState s, OperationEvent event) {
        var job = s.job();
        return switch (event) {
            case OperationEvent.SessionOpened e ->
                s.withJob(job.withPhase(JobPhase.IN_SESSION)
                        .withSession(new Session(e.number(), e.mode(), 0, 0, 0, false, false)));
            case OperationEvent.SessionEnded e -> s.withJob(job.withPhase(JobPhase.BETWEEN_SESSIONS));
            case OperationEvent.JuniorChecked e -> s.withJob(job.withJuniorDone(true));
            case OperationEvent.SourceRegistered e -> s.withJob(job.withSources(Lists.plus(job.sources(), e.source())));
            case OperationEvent.PartialTruthsNoted e ->
                s.withJob(job.changeSource(e.sourceId(), each -> each.withTruths(e.truths())));
            case OperationEvent.NoteMade e -> s;
            case OperationEvent.ActiveContactGained e ->
                s.withJob(job.changeSource(e.sourceId(), each -> each.withActiveAnswers(e.answers())));
            case OperationEvent.ActiveContactUsed e ->
                s.withJob(job.changeSource(e.sourceId(), each -> each.withActiveAnswers(each.activeAnswers() - 1)));
            case OperationEvent.NameObtained e -> s.withJob(job.withNameObtained(true));
            case OperationEvent.SourceNamed e ->
                s.withJob(job.changeSource(e.sourceId(), each -> each.withNamed(true)));
            case OperationEvent.ActionResolved e -> acted(s, e);
            case OperationEvent.FalseTargetStruck e ->
                s.withJob(slotUsed(job, e.slot()).changeBox(e.axis(), each -> each.withFalseTarget(false)));
            case OperationEvent.ShadowRolled e -> shadowed(s, e);
            case OperationEvent.InterrogationBeatRolled e -> beat(s, e);
            case OperationEvent.InterrogationEnded e -> interrogated(s, e);
            case OperationEvent.OptionUsed e -> s.withJob(job.withUsed(Lists.plus(job.used(), e.option())));
            case OperationEvent.FactionLeaned e ->
                s.withJob(job.withFactionsLeaned(Lists.plus(job.factionsLeaned(), e.faction())));
            case OperationEvent.ContactUsed e ->
                s.withJob(job.withContactsUsed(Lists.plus(job.contactsUsed(), contactKey(e.contactId(), e.verb()))));
            case OperationEvent.WebSourceUsed e ->
                s.withJob(job.withWebSources(Lists.plus(job.webSources(), e.sourceId())));
            case OperationEvent.MonitorTripped e -> s.withJob(tripped(job, e.faction()));
            case OperationEvent.SourceTierRaised e -> s.withJob(raised(job, e));
            case OperationEvent.SourceSilenced e ->
                s.withJob(job.changeSource(e.sourceId(), each -> each.withSilent(true)));
        };
    }

    /** How a use of a contact is kept: by verb only where the effect hangs on LEAN. */
    static String contactKey(String contactId, Verb verb) {
        return verb == Verb.LEAN ? contactId + "/LEAN" : contactId;
    }

    private static Job slotUsed(Job job, int slot) {
        var session = job.session();
        return job.withSession(
                session.withSlots(slot).withActions(session.actions() + 1).withWindow(false));
    }

    private static SquadState acted(SquadState s, OperationEvent.ActionResolved e) {
        boolean success = e.outcome() == Outcome.SUCCESS || e.outcome() == Outcome.NAT6;
        boolean lean = e.verb() == Verb.LEAN && success;
        int use = s.job().uses() + 1;
        var job = slotUsed(s.job(), e.slot())
                .withUses(use)
                .withSceneDone(true)
                .withAnySuccess(s.job().anySuccess() || success)
                .withUndergroundPending(s.job().undergroundPending() && e.verb() != Verb.STAKE)
                .withNat1Unmarked(
                        s.job().nat1Unmarked() + (e.outcome() == Outcome.NAT1 && e.verb() != Verb.STAKE ? 1 : 0))
                .changeSource(
                        e.sourceId(),
                        each -> used(each, use)
                                .withOneShots(Lists.without(each.oneShots(), shot -> shot.fits(e.verb())))
                                .withLeanSuccesses(each.leanSuccesses() + (lean ? 1 : 0)));
        var seen = e.verb() == Verb.PULL && !job.systemsSeen().contains(e.sourceId())
                ? job.withSystemsSeen(Lists.plus(job.systemsSeen(), e.sourceId()))
                : job;
        return lean ? leaned(s.withJob(seen), e.sourceId()) : s.withJob(seen);
    }

    private static Source used(Source source, int use) {
        return source.withUses(source.uses() + 1).withLastUse(use);
    }

    /** S-INTERRO-03, S-DET-35, S-EVO-06: a LEAN success is remembered beyond the roll. */
    private static SquadState leaned(SquadState s, String sourceId) {
        var source = s.job().source(sourceId);
        if (source.isEmpty()) {
            return s;
        }
        boolean operator = source.get().linkedAxis() == Axis.OPERATOR;
        var here = s.job().card().territory();
        var name = source.get().name();
        boolean known = s.career().leaned().stream()
                .anyMatch(each -> each.territory() == here && each.name().equals(name));
        var row = new Career.Leaned(here, name, s.job().number());
        var career =
                known ? s.career() : s.career().withLeaned(Lists.plus(s.career().leaned(), row));
        return s.withJob(s.job().withOperatorLeaned(s.job().operatorLeaned() || operator))
                .withCareer(career);
    }

    private static SquadState shadowed(SquadState s, OperationEvent.ShadowRolled e) {
        boolean clean = e.outcome() == Outcome.SUCCESS || e.outcome() == Outcome.NAT6;
        var session = s.job().session();
        var job = s.job()
                .withSession(session.withShadows(session.shadows() + 1))
                .withSceneDone(true)
                .withNat1Unmarked(s.job().nat1Unmarked() + (e.outcome() == Outcome.NAT1 ? 1 : 0));
        var row = new Career.ShadowRow(s.job().number(), clean);
        return s.withJob(job)
                .withCareer(s.career().withShadows(Lists.plus(s.career().shadows(), row)));
    }

    private static SquadState beat(SquadState s, OperationEvent.InterrogationBeatRolled e) {
        if (e.beat() != 1) {
            return s;
        }
        int use = s.job().uses() + 1;
        var job = s.job()
                .withUses(use)
                .withSceneDone(true)
                .withNat1Unmarked(s.job().nat1Unmarked() + (e.die() == 1 ? 1 : 0))
                .changeSource(
                        e.sourceId(),
                        each -> used(each, use)
                                .withOneShots(Lists.without(each.oneShots(), shot -> shot.fits(Verb.LEAN)))
                                .withLeanSuccesses(each.leanSuccesses() + (e.passed() ? 1 : 0)));
        return e.passed() ? leaned(s.withJob(job.withAnySuccess(true)), e.sourceId()) : s.withJob(job);
    }

    private static SquadState interrogated(SquadState s, OperationEvent.InterrogationEnded e) {
        var job = slotUsed(s.job(), e.slot());
        return s.withJob(
                e.band() == Band.CLOSED
                        ? job.changeSource(
                                e.sourceId(),
                                each -> each.withClosedInSession(job.session().number()))
                        : job);
    }

    private static Job tripped(Job job, Faction faction) {
        int count = job.trips().stream()
                .filter(each -> each.faction() == faction)
                .mapToInt(Job.Trip::count)
                .sum();
        return job.withTrips(Lists.plus(
                Lists.without(job.trips(), each -> each.faction() == faction), new Job.Trip(faction, count + 1)));
    }

    private static Job raised(Job job, OperationEvent.SourceTierRaised e) {
        return switch (e.scope()) {
            case SOURCE -> job.changeSource(e.sourceId(), each -> each.withShift(each.shift() + e.steps()));
            case LEAN -> job.changeSource(e.sourceId(), each -> each.withLeanShift(each.leanShift() + e.steps()));
            case WALK -> job.changeSource(e.sourceId(), each -> each.withWalkShift(each.walkShift() + e.steps()));
            case NEXT_WALK -> waiting(job, e.sourceId(), new OneShot(true, e.steps()));
            case NEXT_CONTACT -> waiting(job, e.sourceId(), new OneShot(false, e.steps()));
            case FAMILY -> job.withFamilies(shifted(job.families(), e.family(), e.steps()));
        };
    }

    private static Job waiting(Job job, String sourceId, OneShot shot) {
        return job.changeSource(sourceId, each -> each.withOneShots(Lists.plus(each.oneShots(), shot)));
    }

    private static List<Job.FamilyShift> shifted(List<Job.FamilyShift> families, String family, int steps) {
        int before = families.stream()
                .filter(each -> each.family().equals(family))
                .mapToInt(Job.FamilyShift::steps)
                .sum();
        return Lists.plus(
                Lists.without(families, each -> each.family().equals(family)),
                new Job.FamilyShift(family, before + steps));
    }
}
