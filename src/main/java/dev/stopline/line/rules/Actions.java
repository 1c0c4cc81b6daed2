package dev.stopline.line.rules;

import static dev.stopline.line.rules.LineRefusal.ACCOUNT_HELD;
import static dev.stopline.line.rules.LineRefusal.HIRE_NOT_IN_PLAY;
import static dev.stopline.line.rules.LineRefusal.NO_ACTION_LEFT;
import static dev.stopline.line.rules.LineRefusal.USE_OWN_COMMAND;
import static dev.stopline.line.rules.LineRefusal.VERB_NOT_AVAILABLE;
import static dev.stopline.line.rules.LineRefusal.WRONG_STEP;

import dev.stopline.decide.Draft;
import dev.stopline.decide.Refusal;
import java.util.List;
import java.util.Optional;

/** L-ACT-01..09, L-VERB-07, L-VERB-09: declared verbs, free actions, borrowed verbs, and the money check that comes too early. */
final class Actions {

    private Actions() {}

    static Optional<Refusal> refuse(LineState s, Move move, ActionCommand.DeclareAction c) {
        var before = refuseActing(s, move, c.verb());
        if (before.isPresent()) {
            return before;
        }
        if (!c.verb().rolls()) {
            return Refusal.refuse(USE_OWN_COMMAND);
        }
        if (!fits(s, c.verb(), c.hire())) {
            return Refusal.refuse(HIRE_NOT_IN_PLAY);
        }
        return Refusal.refuseIf(isHeld(s, c.verb(), c.hire()), ACCOUNT_HELD);
    }

    /** The guards that every spending of an action shares: step, action left, verb on the card or borrowable. */
    static Optional<Refusal> refuseActing(LineState s, Move move, Verb verb) {
        boolean waits = s.mode() == Mode.COMRADES_ONLY && !s.clock().handedOver();
        if (!s.clock().step().isForActions() || waits) {
            return Refusal.refuse(WRONG_STEP);
        }
        if (s.sheet().leftOf(move.seat()) == 0) {
            return Refusal.refuse(NO_ACTION_LEFT);
        }
        return Refusal.refuseIf(!isAvailable(s, move.by(), verb), VERB_NOT_AVAILABLE);
    }

    /** L-ACT-08, GAP-35: a role's own verb, or one of its table whose role nobody holds. */
    static boolean isAvailable(LineState s, Viewer by, Verb verb) {
        boolean own = s.roleOf(by).filter(role -> role == verb.role()).isPresent();
        return own || by.isAt(verb.table()) && s.setup().holding(verb.role()).isEmpty();
    }

    /** Whether this hire, or none, may be named for the verb: in play, and with keys for a verb of the cell (L-CUT-18). */
    static boolean fits(LineState s, Verb verb, int hire) {
        if (hire == 0) {
            return verb.needsNoHire();
        }
        return s.hire(hire)
                .filter(each -> each.inPlay() && (verb.table() == Table.COMPANY || each.keysActive()))
                .isPresent();
    }

    /** GAP-32: whether the hire's account is held against this verb. */
    static boolean isHeld(LineState s, Verb verb, int hire) {
        return verb.needsOpenAccount() && s.evidence().accountsHeld().contains(hire);
    }

    static void play(Draft<LineState, LineEvent> d, Move move, ActionCommand.TakeFreeAction c) {
        var seat = d.state().setup().seat(move.seat()).orElseThrow();
        d.emit(new ActionEvent.FreeActionTaken(
                d.state().sheet().nextId(seat.table()), seat.seat(), seat.table(), c.kind(), c.text()));
    }

    static void play(Draft<LineState, LineEvent> d, Move move, ActionCommand.DeclareAction c) {
        var seat = d.state().setup().seat(move.seat()).orElseThrow();
        var id = d.state().sheet().nextId(seat.table());
        boolean borrowed = seat.role() != c.verb().role();
        d.emit(new ActionEvent.ActionDeclared(id, seat.seat(), seat.table(), c.verb(), c.hire(), borrowed, c.note()));
        spend(d, seat);
        if (isTooEarly(d.state(), c.verb())) {
            answerNotOnFile(d, id, c.hire());
        }
    }

    /** L-ACT-02: one action of the seat is spent. */
    static void spend(Draft<LineState, LineEvent> d, Setup.Seated seat) {
        int left = d.state().sheet().leftOf(seat.seat()) - 1;
        d.emit(new ActionEvent.ActionSpent(seat.seat(), seat.table(), left));
    }

    /** L-VERB-07: a money check before money is on file. */
    static boolean isTooEarly(LineState s, Verb verb) {
        return verb.checks().equals(List.of(RecordType.MONEY))
                && s.clock().stage() < s.ruleset().number(RulesetKey.MONEY_FROM_STAGE);
    }

    static void answerNotOnFile(Draft<LineState, LineEvent> d, String actionId, int hire) {
        d.emit(new ActionEvent.NotOnFileAnswered(
                actionId, hire, d.state().ruleset().number(RulesetKey.MONEY_FROM_STAGE)));
        d.emit(new ActionEvent.ActionResolved(actionId, Table.COMPANY, ActionEvent.Result.NOT_ON_FILE));
    }
}
