package dev.stopline.line.rules;

import dev.stopline.decide.Lists;

/** What each event of the debrief changes. */
final class AfterDebrief {

    private AfterDebrief() {}

    static LineState of(LineState s, DebriefEvent event) {
        var outcome = s.outcome();
        return switch (event) {
            case DebriefEvent.DebriefOpened e -> s.withPhase(Phase.DEBRIEF);
            case DebriefEvent.SeedRevealed e -> s.withOutcome(outcome.withSeed(e.seed()));
            case DebriefEvent.EndingRead e ->
                s.withTracks(s.tracks().withPayoffShown(e.payoff()))
                        .withOutcome(outcome.withEnding(e.ending())
                                .withEndingRead(true)
                                .withEndingPayoff(e.payoff())
                                .withEndingExposure(e.exposure()));
            case DebriefEvent.IdentityRevealed e ->
                s.changeHire(e.hire(), each -> each.withIdentity(e.identity()))
                        .withOutcome(outcome.withIdentities(
                                Lists.plus(Lists.without(outcome.identities(), each -> each == e.hire()), e.hire())));
            case DebriefEvent.TierCausesRevealed e -> s;
            case DebriefEvent.SentencesReplayed e -> s;
            case DebriefEvent.CardsShown e -> s;
            case DebriefEvent.StoppingControlsRead e -> s;
            case DebriefEvent.ProcessConditionRead e ->
                s.withOutcome(outcome.withProcessHeld(e.held()).withProcessRead(true));
            case DebriefEvent.SessionClosed e -> s.withPhase(Phase.CLOSED);
            case DebriefEvent.TelemetryRecorded e -> s;
        };
    }
}
