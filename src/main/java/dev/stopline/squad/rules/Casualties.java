package dev.stopline.squad.rules;

import static dev.stopline.squad.rules.SquadRefusal.ALREADY_USED;
import static dev.stopline.squad.rules.SquadRefusal.NOT_CANCELLABLE;
import static dev.stopline.squad.rules.SquadRefusal.NOT_SPECIALIST;
import static dev.stopline.squad.rules.SquadRefusal.WRONG_MOMENT;
import static dev.stopline.squad.rules.SquadRefusal.WRONG_PHASE;

import dev.stopline.decide.Draft;
import dev.stopline.decide.Refusal;
import dev.stopline.dice.Dice;
import dev.stopline.dice.Die;
import dev.stopline.squad.rules.InterdictCommand.CancelCasualty;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** S-CAS-01..04, S-DET-37, GAP-14: the two sources of casualties, by job type, and the one result that a Specialist cancels. */
final class Casualties {

    private Casualties() {}

    /** Adds a result; an armed cancel takes it off at once if it may. */
    static void mark(Draft<SquadState, SquadEvent> d, int amount, boolean cancellable) {
        var close = d.state().job().close();
        int number = close.results().size() + 1;
        d.emit(new InterdictEvent.CasualtyMarked(number, amount, close.casualties() + amount, cancellable));
        if (close.cancelArmed() && cancellable) {
            cancel(d, number);
        }
    }

    private static void cancel(Draft<SquadState, SquadEvent> d, int number) {
        var close = d.state().job().close();
        int amount = close.results().get(number - 1).amount();
        d.emit(new InterdictEvent.CasualtyCancelled(number, amount, close.casualties() - amount));
    }

    static Optional<Refusal> refuse(SquadState s, CancelCasualty c) {
        if (!s.detective().is(Specialization.SPECIALIST)) {
            return Refusal.refuse(NOT_SPECIALIST);
        }
        if (s.job().isOpen() && s.job().hasUsed(Once.SPECIALIST_CANCEL)) {
            return Refusal.refuse(ALREADY_USED);
        }
        boolean phase = s.job().phase() == JobPhase.INTERDICT || s.job().phase() == JobPhase.CLOSING;
        if (!phase) {
            return Refusal.refuse(WRONG_PHASE);
        }
        return c.result() == 0 ? refuseNext(s) : refuseResult(s, c.result());
    }

    private static Optional<Refusal> refuseNext(SquadState s) {
        if (s.job().close().casualtiesRolled()) {
            return Refusal.refuse(WRONG_MOMENT);
        }
        boolean failed = Career.isFailed(s.job().close().type());
        return Refusal.refuseIf(failed && !s.ruleset().on(SquadKey.CANCEL_THREAT_ROLL), NOT_CANCELLABLE);
    }

    private static Optional<Refusal> refuseResult(SquadState s, int number) {
        var results = s.job().close().results();
        if (number < 1 || number > results.size()) {
            return Amiss.field(
                    "/result", "S-DET-37", "must be the number of a casualty result, 1 to " + results.size());
        }
        return Refusal.refuseIf(!results.get(number - 1).cancellable(), NOT_CANCELLABLE);
    }

    static void play(Draft<SquadState, SquadEvent> d, CancelCasualty c) {
        d.emit(new OperationEvent.OptionUsed(Once.SPECIALIST_CANCEL));
        if (c.result() == 0) {
            d.emit(new InterdictEvent.CasualtyCancelArmed());
        } else {
            cancel(d, c.result());
        }
    }

    static Optional<Refusal> refuseRoll(SquadState s) {
        boolean closing = s.job().phase() == JobPhase.CLOSING;
        if (closing && s.job().close().casualtiesRolled()) {
            return Refusal.refuse(ALREADY_USED);
        }
        return Refusal.refuseIf(!closing, WRONG_PHASE);
    }

    static void roll(Draft<SquadState, SquadEvent> d, Dice dice) {
        var type = d.state().job().close().type();
        var faces = new ArrayList<Integer>();
        int additional = switch (type) {
            case NONE, CLEAN_STOP -> 0;
            case STOP -> Throws.halved(face(d, dice, faces, Die.D6));
            case PARTIAL_STOP -> face(d, dice, faces, Die.D6);
            case FAILED_INTERCEPT, FAILED_HOSTILE -> threat(d, dice, faces);
        };
        d.emit(new InterdictEvent.CasualtiesRolled(List.copyOf(faces), additional));
        boolean cancellable = !Career.isFailed(type) || d.state().ruleset().on(SquadKey.CANCEL_THREAT_ROLL);
        if (additional > 0) {
            mark(d, additional, cancellable);
        }
    }

    /** S-CAS-03: the full roll of the job type. */
    private static int threat(Draft<SquadState, SquadEvent> d, Dice dice, List<Integer> faces) {
        var type = d.state().job().card().type();
        int sum = type.casualtyPlus();
        for (int i = 0; i < type.casualtyDice(); i++) {
            sum += face(d, dice, faces, type.casualtyDie());
        }
        return sum;
    }

    private static int face(Draft<SquadState, SquadEvent> d, Dice dice, List<Integer> faces, Die die) {
        int face = Throws.face(d, dice, Places.casualties(faces.size() + 1), die);
        faces.add(face);
        return face;
    }
}
