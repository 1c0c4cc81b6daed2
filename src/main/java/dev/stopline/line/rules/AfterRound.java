package dev.stopline.line.rules;

import dev.stopline.decide.Lists;
import java.util.List;

/** What each event of the round loop changes, and what a new round or stage resets (section 3.1). */
final class AfterRound {

    private AfterRound() {}

    static LineState of(LineState s, RoundEvent event) {
        return switch (event) {
            case RoundEvent.StageStarted e -> stageStarted(s, e.stage());
            case RoundEvent.StageEnded e -> s;
            case RoundEvent.StageEndNoted e -> s;
            case RoundEvent.TierReset e -> s.withTracks(s.tracks().withTier(e.to()));
            case RoundEvent.TierResetNoted e -> s;
            case RoundEvent.RoundStarted e -> roundStarted(s, e);
            case RoundEvent.RoundEnded e -> s.withTracks(s.tracks().withPayoffShown(e.payoff()));
            case RoundEvent.StepEntered e -> s.withClock(s.clock().withStep(e.step()));
            case RoundEvent.TableVisited e -> visited(s, e.table());
            case RoundEvent.SideHandedOver e ->
                s.withClock(s.clock().withSideToAct(e.side()).withHandedOver(true));
            case RoundEvent.RevealAnnounced e -> s.withClock(s.clock().withAnnounced(true));
            case RoundEvent.RevealSourceNoted e -> s;
            case RoundEvent.Narrated e -> s;
            case RoundEvent.NarrationSourceNoted e -> s;
        };
    }

    private static LineState visited(LineState s, Table table) {
        var before = s.clock().visited();
        return before.contains(table) ? s : s.withClock(s.clock().withVisited(Lists.plus(before, table)));
    }

    private static LineState stageStarted(LineState s, int stage) {
        return s.withClock(s.clock().withStage(stage))
                .withSheet(s.sheet().withLookupsUsed(0))
                .withTracks(s.tracks().withClosings(0))
                .withCover(s.cover().withUsedThisStage(false).withAnnouncedFor(""))
                .withCalls(s.calls().withSpent(List.of()));
    }

    private static LineState roundStarted(LineState s, RoundEvent.RoundStarted e) {
        int perRound = s.ruleset().number(RulesetKey.ACTIONS_PER_ROUND);
        int cap = s.ruleset().number(RulesetKey.PAYOFF_SHOWN_CAP);
        var left = s.setup().seats().stream()
                .map(each -> new ActionSheet.Left(each.seat(), perRound, false))
                .toList();
        return s.withClock(s.clock().roundStarted(e.stage(), e.round(), e.firstTable()))
                .withSheet(s.sheet()
                        .withLeft(left)
                        .withCompanyRolls(0)
                        .withComradesRolls(0)
                        .withActions(Lists.change(
                                s.sheet().actions(),
                                Action::isPending,
                                each -> each.withStatus(Action.Status.ABANDONED))))
                .withTracks(s.tracks()
                        .withTierAtRoundStart(s.tracks().tier())
                        .withPayoffShown(Math.min(s.tracks().payoffShown(), cap))
                        .withWaiting(List.of()))
                .withCover(s.cover().withAnnouncedFor(""));
    }
}
