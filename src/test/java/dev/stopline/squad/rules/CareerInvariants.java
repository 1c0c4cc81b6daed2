package dev.stopline.squad.rules;

import static org.assertj.core.api.Assertions.assertThat;

/** What must hold after every move of a career. */
final class CareerInvariants {

    private CareerInvariants() {}

    static void hold(String where, SquadState before, SquadState after) {
        inTheJob(where, before.job(), after.job());
        inTheCareer(where, before.career(), after);
    }

    private static void inTheJob(String where, Job before, Job job) {
        assertThat(job.heat()).as(where).isNotNegative();
        assertThat(job.leads()).as(where).isNotNegative();
        assertThat(job.hardFacts()).as(where).isBetween(0, 1);
        assertThat(job.tactical()).as(where).isBetween(0, job.finalOperation() ? 5 : 4);
        assertThat(job.session().slots()).as(where).isBetween(0, Session.SLOTS);
        assertThat(job.clock()).as(where).isNotNegative();
        if (job.phase().compareTo(JobPhase.BRIEFED) >= 0) {
            assertThat(job.clock() == 0).as(where).isEqualTo(job.latched());
        }
        if (job.number() == before.number()) {
            assertThat(job.stage()).as(where).isBetween(before.stage(), before.stage() + 1);
        }
    }

    private static void inTheCareer(String where, Career before, SquadState after) {
        var career = after.career();
        assertThat(after.detective().strain()).as(where).isNotNegative();
        assertThat(career.web()).as(where).isBetween(before.web(), 5);
        assertThat(career.casualtyTotal()).as(where).isGreaterThanOrEqualTo(before.casualtyTotal());
        assertThat(career.entries().subList(0, before.casesClosed())).as(where).isEqualTo(before.entries());
        assertThat(after.campaign().familiarity()).as(where).allMatch(each -> each.value() >= 0 && each.value() <= 5);
        assertThat(after.campaign().factions()).as(where).allMatch(each -> each.suspicion() < 6 && each.leverage() < 6);
    }
}
