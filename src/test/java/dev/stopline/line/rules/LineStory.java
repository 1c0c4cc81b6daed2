package dev.stopline.line.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A history in the making: real events, and the state that they lead to. Nothing is asked of the guards, so that a test
 * may stand anywhere in a case; what the events say is what the game says.
 */
public final class LineStory {

    /** The id that stands for whatever happened before the test's own moves. */
    public static final String EARLIER = "earlier";

    private final List<LineEvent> events = new ArrayList<>();
    private LineState state = LineState.INITIAL;

    /** A story without events. */
    public LineStory() {}

    /** The events so far. */
    public List<LineEvent> events() {
        return List.copyOf(events);
    }

    /** The state that they lead to. */
    public LineState state() {
        return state;
    }

    /** Adds events. */
    public LineStory tell(LineEvent... more) {
        for (var event : more) {
            events.add(event);
            state = state.after(event);
        }
        return this;
    }

    /** A session of this mode, with values of the ruleset set. */
    public LineStory created(Mode mode, List<Ruleset.Override> overrides) {
        tell(new SessionEvent.SessionCreated(mode), new SessionEvent.CardChosen("fixture"));
        for (var each : overrides) {
            var previous = state.ruleset().value(each.key());
            tell(
                    each.key().readers() == RulesetKey.Readers.ALL
                            ? new SessionEvent.RulesetOverridden(each.key(), each.value(), previous)
                            : new SessionEvent.RulesetNoted(each.key(), each.value(), previous));
        }
        return this;
    }

    /** A card is loaded. */
    public LineStory carded(CaseCard card) {
        tell(
                new SessionEvent.HiresListed(
                        card.title(),
                        card.hires().stream()
                                .map(each -> new SessionEvent.ListedHire(each.number(), each.name()))
                                .toList(),
                        card.file()),
                new SessionEvent.CaseCardSealed(card));
        card.hires().stream()
                .filter(each -> each.identity() == Identity.OPERATOR)
                .forEach(each -> tell(new SessionEvent.OperatorShown(each.number(), each.lines())));
        return this;
    }

    /** These roles are seated, and one spectator is let in. */
    public LineStory seated(List<Role> roles) {
        roles.forEach(each -> tell(new SessionEvent.PlayerSeated(LineStories.seatOf(each), each.table(), each)));
        return tell(new SessionEvent.SpectatorAdmitted(1));
    }

    /** What a call costs has been said. */
    public LineStory briefed() {
        return tell(new SessionEvent.OpeningBriefed(
                state.ruleset().number(RulesetKey.CALL_PAYOFF), state.ruleset().number(RulesetKey.CALL_EXPOSURE)));
    }

    /** The case starts. */
    public LineStory started() {
        tell(new SessionEvent.CaseStarted());
        for (var each : state.ruleset().overrides()) {
            if (each.key().readers() == RulesetKey.Readers.IN_PLAY) {
                tell(new SessionEvent.RulesetOverridden(
                        each.key(), each.value(), each.key().standard()));
            }
        }
        return stageStarts(1, RoundEvent.TierResetCause.STAGE_START);
    }

    private LineStory stageStarts(int stage, RoundEvent.TierResetCause cause) {
        return tell(
                        new RoundEvent.StageStarted(stage),
                        new RoundEvent.TierReset(Tier.NOISY),
                        new RoundEvent.TierResetNoted(cause))
                .roundStarts(stage, 1);
    }

    private LineStory roundStarts(int stage, int round) {
        int before = (stage - 1) * state.ruleset().number(RulesetKey.ROUNDS_PER_STAGE) + round - 1;
        var first = Table.valueOf(state.ruleset().value(RulesetKey.FIRST_VISIT));
        return tell(new RoundEvent.RoundStarted(stage, round, before % 2 == 0 ? first : first.other()));
    }

    /** The steps of the round up to this one are entered. */
    public LineStory upTo(Step step) {
        Arrays.stream(Step.values())
                .filter(each -> each.compareTo(state.clock().step()) > 0 && each.compareTo(step) <= 0)
                .forEach(each -> tell(new RoundEvent.StepEntered(each)));
        return this;
    }

    /** The round ends and the next one starts, in the next stage if it was the stage's last. */
    public LineStory nextRound() {
        upTo(Step.RESOLVE);
        if (state.mode() == Mode.BOTH_CHAIRS) {
            var first = state.clock().firstTable();
            tell(new RoundEvent.TableVisited(first), new RoundEvent.TableVisited(first.other()));
        }
        int stage = state.clock().stage();
        int round = state.clock().round();
        var tracks = state.tracks();
        tell(new RoundEvent.RoundEnded(stage, round, tracks.payoff(), tracks.exposure(), tracks.tier()));
        if (round < state.ruleset().number(RulesetKey.ROUNDS_PER_STAGE)) {
            return roundStarts(stage, round + 1);
        }
        return nextStage(RoundEvent.StageEndReason.ROUNDS_DONE, RoundEvent.TierResetCause.STAGE_START);
    }

    /** The stage ends and the next one starts. */
    LineStory nextStage(RoundEvent.StageEndReason reason, RoundEvent.TierResetCause cause) {
        int stage = state.clock().stage();
        return tell(new RoundEvent.StageEnded(stage), new RoundEvent.StageEndNoted(stage, reason))
                .stageStarts(stage + 1, cause);
    }

    /** Payoff and Exposure have come to these values. */
    public LineStory tracks(int payoff, int exposure) {
        var tracks = state.tracks();
        int up = payoff - tracks.payoffTotal();
        if (up != 0) {
            tell(new TrackEvent.PayoffCounted(up, payoff, TrackEvent.PayoffCause.SCORE, EARLIER));
            shown(TrackEvent.PayoffCause.SCORE);
        }
        if (exposure != tracks.exposure()) {
            tell(new TrackEvent.ExposureChanged(exposure - tracks.exposure(), exposure));
        }
        return this;
    }

    /** Payoff falls or rises by this much, never below its floor. */
    LineStory payoff(int delta, TrackEvent.PayoffCause cause, String id) {
        int floor = state.ruleset().number(RulesetKey.PAYOFF_FLOOR);
        int total = Math.max(floor, state.tracks().payoffTotal() + delta);
        if (total != state.tracks().payoffTotal()) {
            tell(new TrackEvent.PayoffCounted(total - state.tracks().payoffTotal(), total, cause, id));
            shown(cause);
        }
        return this;
    }

    private void shown(TrackEvent.PayoffCause cause) {
        int cap = state.ruleset().number(RulesetKey.PAYOFF_SHOWN_CAP);
        int shown = Math.min(state.tracks().payoffTotal(), cap);
        if (shown != state.tracks().payoffShown()) {
            tell(new TrackEvent.PayoffShown(shown, cause));
        }
    }

    /** The tier has risen to this one, by moves of the Comrades. */
    public LineStory tier(Tier tier) {
        while (state.tracks().tier().compareTo(tier) < 0) {
            var from = state.tracks().tier();
            tell(
                    new TrackEvent.TierRaised(from, from.raised()),
                    new TrackEvent.TierCauseNoted(from, from.raised(), TrackEvent.TierCause.COMRADES, EARLIER));
        }
        return this;
    }

    /** Closing successes of the stage that lowered Payoff. */
    public LineStory closings(int count) {
        for (int i = 0; i < count; i++) {
            tell(new TrackEvent.ClosingCounted(EARLIER, true));
        }
        return this;
    }

    /** Lookups spent this stage; each takes the next action id of the Company. */
    public LineStory lookups(int count) {
        int budget = state.ruleset().number(RulesetKey.LOOKUPS_PER_STAGE);
        var seat = state.setup().holding(Role.SECOPS).map(Setup.Seated::seat).orElse("IM");
        for (int i = 0; i < count; i++) {
            int used = state.sheet().lookupsUsed() + 1;
            var id = state.sheet().nextId(Table.COMPANY);
            tell(new ActionEvent.LookupSpent(id, seat, Verb.PULL_LOG, 1, "", used, budget - used));
        }
        return this;
    }

    /** Dice thrown by a table this round, all failures; each takes the table's next action id. */
    public LineStory rolls(Table table, int count) {
        var verb = table == Table.COMPANY ? Verb.ISOLATE : Verb.PERFORM;
        var purpose = table == Table.COMPANY ? Purpose.CLOSE : Purpose.SET_UP;
        var seat = LineStories.seatOf(verb.role());
        for (int i = 0; i < count; i++) {
            var id = state.sheet().nextId(table);
            int target = Band.STANDARD.target(state.ruleset());
            tell(
                    new ActionEvent.ActionDeclared(id, seat, table, verb, 0, false, ""),
                    new ActionEvent.RollCalled(id, table, Band.STANDARD, target, purpose, false),
                    new ActionEvent.DieThrown(id, table, seat, 2, target, ""),
                    new ActionEvent.ActionResolved(id, table, ActionEvent.Result.FAIL));
        }
        return this;
    }

    /** A fact of the card has become a clue. */
    public LineStory clue(String factId) {
        for (var hire : state.setup().card().hires()) {
            for (var fact : hire.facts()) {
                if (fact.factId().equals(factId)) {
                    int n = state.evidence().clues().size() + 1;
                    tell(
                            new RevealEvent.FactRevealed(
                                    n, "", hire.number(), fact.type(), fact.text(), RevealEvent.Via.CHECK),
                            new RevealEvent.FactNatureNoted(n, factId, hire.identity(), fact.explanation()));
                    return state.mode() == Mode.COMRADES_ONLY ? tell(new RevealEvent.ClueCounted(hire.number())) : this;
                }
            }
        }
        throw new IllegalArgumentException("the card has no fact " + factId);
    }

    /** A control of the card is live. */
    public LineStory live(String controlId) {
        var control = state.setup().card().controls().stream()
                .filter(each -> each.controlId().equals(controlId))
                .findFirst()
                .orElseThrow();
        return tell(new RevealEvent.ControlClosed(controlId, control.text(), EARLIER));
    }
}
