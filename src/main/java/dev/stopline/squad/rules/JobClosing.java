package dev.stopline.squad.rules;

import static dev.stopline.squad.rules.SquadRefusal.ALREADY_USED;
import static dev.stopline.squad.rules.SquadRefusal.OUT_OF_ORDER;
import static dev.stopline.squad.rules.SquadRefusal.SURVIVING_ELEMENT;
import static dev.stopline.squad.rules.SquadRefusal.UNKNOWN_SOURCE;
import static dev.stopline.squad.rules.SquadRefusal.WRONG_PHASE;

import dev.stopline.decide.Draft;
import dev.stopline.decide.Refusal;
import dev.stopline.dice.Dice;
import dev.stopline.dice.Die;
import dev.stopline.squad.rules.InterdictCommand.CloseJob;
import dev.stopline.squad.rules.InterdictCommand.ResolveCounterAction;
import java.util.List;
import java.util.Optional;

/** S-CLOSE-04, S-CLOSE-06, S-CLOSE-08, S-FINAL-04, GAP-03, GAP-04, GAP-39, GAP-45: the counter-action, the surviving element, and the close of the job. */
final class JobClosing {

    private static final int HARD = 4;

    private JobClosing() {}

    static Optional<Refusal> refuse(SquadState s, ResolveCounterAction c) {
        boolean hostile = s.job().phase() == JobPhase.CLOSING && s.job().close().type() == CloseType.FAILED_HOSTILE;
        if (hostile && s.job().close().counterResolved()) {
            return Refusal.refuse(ALREADY_USED);
        }
        if (!hostile) {
            return Refusal.refuse(WRONG_PHASE);
        }
        boolean attribute =
                c.attribute() == Attribute.FGT || c.attribute() == Attribute.SHT || c.attribute() == Attribute.NONE;
        boolean needsSource = c.choice() == CounterTarget.SOURCE && c.sourceId().isEmpty();
        if (!attribute) {
            return Amiss.field("/attribute", "S-CLOSE-08", "must be FGT or SHT, or left out");
        }
        if (needsSource) {
            return Amiss.field("/sourceId", "S-CLOSE-08", "must name a source where the choice is SOURCE");
        }
        boolean known = c.sourceId().isEmpty()
                || candidates(s).stream().anyMatch(each -> each.id().equals(c.sourceId()));
        return Refusal.refuseIf(!known, UNKNOWN_SOURCE);
    }

    /** GAP-04: sources leaned on, or named. */
    private static List<Source> candidates(SquadState s) {
        return s.job().sources().stream()
                .filter(each -> each.leanSuccesses() > 0 || each.named())
                .toList();
    }

    static void play(Draft<SquadState, SquadEvent> d, ResolveCounterAction c, Dice dice) {
        int die = c.choice() == CounterTarget.NOBODY ? Throws.face(d, dice, Places.COUNTER, Die.D6) : 0;
        var target = valid(d.state(), die == 0 ? c.choice() : rolled(die));
        d.emit(new InterdictEvent.CounterActionResolved(die, target));
        int missing = d.state().job().number() + d.state().ruleset().number(SquadKey.HOSTILE_ABSENCE);
        switch (target) {
            case SOURCE -> {
                var hit = candidates(d.state()).stream()
                        .filter(each -> c.sourceId().isEmpty() || each.id().equals(c.sourceId()))
                        .findFirst();
                for (int number = d.state().job().number() + 1; number <= missing; number++) {
                    int inCase = number;
                    hit.ifPresent(each -> d.emit(new InterdictEvent.SourceUnavailable(each.name(), inCase)));
                }
            }
            case SERGEANT -> d.emit(new InterdictEvent.SergeantUnavailable());
            case DETECTIVE -> defend(d, c, dice);
            case NOBODY -> {}
        }
    }

    private static CounterTarget rolled(int die) {
        return die <= 2 ? CounterTarget.SOURCE : die <= 4 ? CounterTarget.SERGEANT : CounterTarget.DETECTIVE;
    }

    /** GAP-04: where there is nobody to hit, the next category down. */
    private static CounterTarget valid(SquadState s, CounterTarget target) {
        if (target == CounterTarget.SOURCE && candidates(s).isEmpty()) {
            return valid(s, CounterTarget.SERGEANT);
        }
        boolean nobody = target == CounterTarget.SERGEANT && s.job().card().sergeant() == Sergeant.NONE;
        return nobody ? CounterTarget.DETECTIVE : target;
    }

    /** GAP-03: FGT or SHT against Hard; a failure wounds, a natural 1 worse. */
    private static void defend(Draft<SquadState, SquadEvent> d, ResolveCounterAction c, Dice dice) {
        var detective = d.state().detective();
        var better = detective.fgt() <= detective.sht() ? Attribute.FGT : Attribute.SHT;
        var attribute = c.attribute() == Attribute.NONE ? better : c.attribute();
        var threshold = ThresholdMake.fixed(attribute, detective.target(attribute), HARD);
        int die = Throws.face(d, dice, Places.DEFENCE, Die.D6);
        var wound = switch (Rolls.outcome(die, die, threshold)) {
            case NAT6, SUCCESS -> Wound.NONE;
            case FAILURE -> Wound.LIGHT;
            case NAT1 -> Wound.MORTAL;
        };
        d.emit(new InterdictEvent.DefenceRolled(die, attribute, threshold.effective(), wound));
    }

    static Optional<Refusal> refuse(SquadState s, CloseJob c) {
        if (s.job().phase() != JobPhase.CLOSING) {
            return Refusal.refuse(WRONG_PHASE);
        }
        var close = s.job().close();
        boolean counter = close.type() != CloseType.FAILED_HOSTILE || close.counterResolved();
        if (!close.casualtiesRolled() || !counter) {
            return Refusal.refuse(OUT_OF_ORDER);
        }
        boolean partial = close.type() == CloseType.PARTIAL_STOP;
        return Refusal.refuseIf(partial == c.survivingElement().isBlank(), SURVIVING_ELEMENT);
    }

    static void play(Draft<SquadState, SquadEvent> d, CloseJob c, Dice dice) {
        var job = d.state().job();
        var span = Spans.now(d.state());
        d.emit(new InterdictEvent.JobClosed(
                job.close().type(),
                job.close().casualties(),
                CloseTypes.payout(job.close().type(), job.card().sergeant()),
                CloseTypes.heatReset(job.close().type()),
                job.card().base(),
                job.card().inForce(),
                job.anatomyHits(),
                job.interdict().isCrossed(),
                c.survivingElement()));
        d.emitIf(
                job.close().type() == CloseType.FAILED_HOSTILE,
                new CareerEvent.PendingModifierAdded(Pending.of(PendingKind.INTERDICT_PENALTY, -1)));
        d.emitIf(job.finalOperation(), new CareerEvent.DetectiveRetired("S-FINAL-04"));
        Spans.end(d, span, Spans.now(d.state()), dice);
    }
}
