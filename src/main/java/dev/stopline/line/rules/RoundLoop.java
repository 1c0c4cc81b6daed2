package dev.stopline.line.rules;

import static dev.stopline.line.rules.LineRefusal.ROUND_NOT_RESOLVED;
import static dev.stopline.line.rules.LineRefusal.UNKNOWN_ID;
import static dev.stopline.line.rules.LineRefusal.WRONG_STEP;
import static dev.stopline.line.rules.LineRefusal.WRONG_TABLE_ORDER;

import dev.stopline.decide.Draft;
import dev.stopline.decide.Refusal;
import java.util.List;
import java.util.Optional;

/** L-ROUND-01..11: the four steps, visits, hand-over, narration, the end of a round and of a stage. */
final class RoundLoop {

    private RoundLoop() {}

    static Optional<Refusal> refuse(LineState s, RoundCommand command) {
        return switch (command) {
            case RoundCommand.AnnounceReveal c -> refuse(s, c);
            case RoundCommand.Narrate c -> Narration.refuse(s, c);
            case RoundCommand.EnterStep c ->
                Refusal.refuseIf(c.step().ordinal() != s.clock().step().ordinal() + 1, WRONG_STEP);
            case RoundCommand.VisitTable c -> refuse(s, c);
            case RoundCommand.HandOverSide c ->
                Refusal.refuseIf(
                        s.mode() == Mode.BOTH_CHAIRS
                                || s.clock().step() != Step.ACT
                                || s.clock().handedOver(),
                        WRONG_STEP);
            case RoundCommand.EndRound c -> Refusal.refuseIf(!isResolved(s), ROUND_NOT_RESOLVED);
        };
    }

    private static Optional<Refusal> refuse(LineState s, RoundCommand.AnnounceReveal c) {
        if (s.clock().step() != Step.REVEAL) {
            return Refusal.refuse(WRONG_STEP);
        }
        boolean unknown =
                !c.eventId().isEmpty() && eventOfThisRound(s, c.eventId()).isEmpty();
        return Refusal.refuseIf(unknown, UNKNOWN_ID);
    }

    private static Optional<CaseCard.CardEvent> eventOfThisRound(LineState s, String eventId) {
        return s.setup().card().events().stream()
                .filter(each -> each.eventId().equals(eventId))
                .filter(each -> each.stage() == s.clock().stage()
                        && each.round() == s.clock().round())
                .findFirst();
    }

    private static Optional<Refusal> refuse(LineState s, RoundCommand.VisitTable c) {
        boolean outOfOrder =
                s.clock().visited().isEmpty() && c.table() != s.clock().firstTable();
        return Refusal.refuseIf(s.mode() != Mode.BOTH_CHAIRS || outOfOrder, WRONG_TABLE_ORDER);
    }

    /** L-ROUND-06: nothing of the round waits any more. */
    private static boolean isResolved(LineState s) {
        boolean called = s.sheet().actions().stream().anyMatch(each -> each.status() == Action.Status.ROLL_CALLED);
        boolean visited =
                s.mode() != Mode.BOTH_CHAIRS || s.clock().visited().containsAll(List.of(Table.COMPANY, Table.COMRADES));
        return s.clock().step() == Step.RESOLVE
                && !s.line().isOpen()
                && !called
                && s.evidence().owed().isEmpty()
                && visited;
    }

    static void play(Draft<LineState, LineEvent> d, RoundCommand command) {
        switch (command) {
            case RoundCommand.AnnounceReveal c -> announce(d, c);
            case RoundCommand.Narrate c -> Narration.play(d, c);
            case RoundCommand.EnterStep c -> d.emit(new RoundEvent.StepEntered(c.step()));
            case RoundCommand.VisitTable c -> d.emit(new RoundEvent.TableVisited(c.table()));
            case RoundCommand.HandOverSide c -> d.emit(new RoundEvent.SideHandedOver(Table.COMRADES));
            case RoundCommand.EndRound c -> endRound(d);
        }
    }

    private static void announce(Draft<LineState, LineEvent> d, RoundCommand.AnnounceReveal c) {
        var printed = eventOfThisRound(d.state(), c.eventId()).map(CaseCard.CardEvent::text);
        var text = c.text().isBlank() ? printed.orElse("") : c.text();
        d.emit(new RoundEvent.RevealAnnounced(d.state().tracks().tier(), text));
        d.emitIf(!c.eventId().isEmpty(), new RoundEvent.RevealSourceNoted(c.eventId()));
    }

    private static void endRound(Draft<LineState, LineEvent> d) {
        WaitingEffects.settle(d);
        var clock = d.state().clock();
        var tracks = d.state().tracks();
        d.emit(new RoundEvent.RoundEnded(
                clock.stage(), clock.round(), tracks.payoff(), tracks.exposure(), tracks.tier()));
        boolean lastRound = clock.round() >= d.state().ruleset().number(RulesetKey.ROUNDS_PER_STAGE);
        if (tracks.isFrozen()) {
            CaseEnd.end(d, EndReason.OPERATOR_CUT);
        } else if (CaseEnd.payoffLimitReached(d.state())) {
            CaseEnd.end(d, EndReason.PAYOFF_LIMIT);
        } else if (!lastRound) {
            startRound(d, clock.stage(), clock.round() + 1);
        } else if (d.state().isLastStage()) {
            CaseEnd.end(d, EndReason.STAGES_DONE);
        } else {
            boolean carry = d.state().ruleset().is(RulesetKey.STAGE_START_TIER, "CARRY");
            nextStage(d, RoundEvent.StageEndReason.ROUNDS_DONE, carry ? tracks.tier() : Tier.NOISY);
        }
    }

    /** Ends the stage and starts the next one at this tier (GAP-11, L-CUT-21, -23). */
    static void nextStage(Draft<LineState, LineEvent> d, RoundEvent.StageEndReason reason, Tier tier) {
        int stage = d.state().clock().stage();
        d.emit(new RoundEvent.StageEnded(stage));
        d.emit(new RoundEvent.StageEndNoted(stage, reason));
        d.emit(new RoundEvent.StageStarted(stage + 1));
        d.emit(new RoundEvent.TierReset(tier));
        d.emit(new RoundEvent.TierResetNoted(
                reason == RoundEvent.StageEndReason.WRONGFUL
                        ? RoundEvent.TierResetCause.WRONGFUL
                        : RoundEvent.TierResetCause.STAGE_START));
        startRound(d, stage + 1, 1);
    }

    private static void startRound(Draft<LineState, LineEvent> d, int stage, int round) {
        d.emit(new RoundEvent.RoundStarted(
                stage, round, d.state().clock().firstTable().other()));
    }
}
