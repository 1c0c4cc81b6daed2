package dev.stopline.squad.rules;

/** What each token and each step of the chain changes. */
final class AfterPool {

    private AfterPool() {}

    static SquadState of(SquadState s, PoolEvent event) {
        var job = s.job();
        return s.withJob(
                switch (event) {
                    case PoolEvent.HardFactGained e -> job.withHardFacts(e.after());
                    case PoolEvent.HardFactsLost e -> job.withHardFacts(Math.max(0, job.hardFacts() - e.amount()));
                    case PoolEvent.LeadGained e -> job.withLeads(e.after());
                    case PoolEvent.LeadSpent e -> job.withLeads(e.after());
                    case PoolEvent.LeadLost e -> job.withLeads(e.after());
                    case PoolEvent.LeadRetired e ->
                        job.withLeads(e.after()).withSession(job.session().withLeadRetired(true));
                    case PoolEvent.TacticalGained e -> job.withTactical(e.after());
                    case PoolEvent.TacticalConverted e -> job;
                    case PoolEvent.AnatomyHit e -> job.withAnatomyHits(e.hits());
                    case PoolEvent.ChainAdvanced e ->
                        job.withStage(e.to())
                                .withHardFacts(0)
                                .withSession(job.session().withWindow(e.to() >= 4));
                });
    }
}
