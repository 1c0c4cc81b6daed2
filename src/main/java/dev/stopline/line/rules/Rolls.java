package dev.stopline.line.rules;

import static dev.stopline.line.rules.LineRefusal.ACTION_NOT_OPEN;
import static dev.stopline.line.rules.LineRefusal.BAND_MISMATCH;
import static dev.stopline.line.rules.LineRefusal.CALL_IS_NOT_A_ROLL;
import static dev.stopline.line.rules.LineRefusal.COVER_PENDING;
import static dev.stopline.line.rules.LineRefusal.DIE_OUT_OF_RANGE;
import static dev.stopline.line.rules.LineRefusal.FREE_ACTION_NEVER_ROLLS;
import static dev.stopline.line.rules.LineRefusal.MUST_ROLL;
import static dev.stopline.line.rules.LineRefusal.PURPOSE_MISMATCH;
import static dev.stopline.line.rules.LineRefusal.ROLLS_STOPPED;
import static dev.stopline.line.rules.LineRefusal.ROLL_LIMIT;
import static dev.stopline.line.rules.LineRefusal.ROLL_NOT_CALLED;
import static dev.stopline.line.rules.LineRefusal.UNKNOWN_ID;
import static dev.stopline.line.rules.LineRefusal.VALUE_NOT_ALLOWED;
import static dev.stopline.line.rules.LineRefusal.VERB_NEVER_ROLLS;

import dev.stopline.decide.Draft;
import dev.stopline.decide.Refusal;
import dev.stopline.dice.Dice;
import dev.stopline.dice.DiceSource;
import dev.stopline.dice.Die;
import dev.stopline.dice.RollRequest;
import dev.stopline.line.rules.Action.Status;
import java.util.List;
import java.util.Optional;

/** L-ROLL-01..18, GAP-51, GAP-52: from the called roll to the thrown die; bands, targets, three a table, waived and narrated. */
final class Rolls {

    /** L-CUT-15: the end of the id that names the use of Approve-cut on a line; such an action never rolls. */
    static final String CUT = "/CUT";

    private Rolls() {}

    static Optional<Refusal> refuse(LineState s, ActionCommand.CallRoll c) {
        var named = refuseNamed(s, c.actionId());
        if (named.isPresent()) {
            return named;
        }
        var action = s.sheet().action(c.actionId()).orElseThrow();
        if (s.clock().rollsStopped()) {
            return Refusal.refuse(ROLLS_STOPPED);
        }
        if (action.status() != Status.DECLARED) {
            return Refusal.refuse(ACTION_NOT_OPEN);
        }
        if (taken(s, action.table()) >= limit(s)) {
            return Refusal.refuse(ROLL_LIMIT);
        }
        if (!bandFits(s, action, c)) {
            return Refusal.refuse(BAND_MISMATCH);
        }
        boolean fits =
                c.purpose() == purpose(action.verb(), c.controlId()) && Controls.fits(s, action.verb(), c.controlId());
        return Refusal.refuseIf(!fits, PURPOSE_MISMATCH);
    }

    private static Optional<Refusal> refuseNamed(LineState s, String id) {
        if (s.calls().knows(id)) {
            return Refusal.refuse(CALL_IS_NOT_A_ROLL);
        }
        if (s.sheet().freeAction(id).isPresent()) {
            return Refusal.refuse(FREE_ACTION_NEVER_ROLLS);
        }
        boolean cut = id.endsWith(CUT) && s.calls().knows(id.substring(0, id.length() - CUT.length()));
        var action = s.sheet().action(id);
        if (cut || action.filter(each -> !each.verb().rolls()).isPresent()) {
            return Refusal.refuse(VERB_NEVER_ROLLS);
        }
        return Refusal.refuseIf(action.isEmpty(), UNKNOWN_ID);
    }

    static int limit(LineState s) {
        return s.ruleset().number(RulesetKey.ROLLS_PER_TABLE_PER_ROUND);
    }

    /** L-ROLL-13: the places of a table's limit that are taken: dice thrown, rolls called, and a cover announced. */
    static int taken(LineState s, Table table) {
        int called = (int) s.sheet().actions().stream()
                .filter(each -> each.table() == table && each.status() == Status.ROLL_CALLED)
                .count();
        int announced = table == Table.COMRADES && s.cover().isAnnounced() ? 1 : 0;
        return s.sheet().rolls(table) + called + announced;
    }

    private static boolean bandFits(LineState s, Action action, ActionCommand.CallRoll c) {
        if (c.band() == Band.UNMARKED) {
            return false;
        }
        return action.table() == Table.COMRADES || c.stuck() || c.band() == companyBand(s);
    }

    /** L-ROLL-08, AMB-18: in both-chairs the tier at the round's start sets the target. */
    static Band companyBand(LineState s) {
        return Band.atTier(
                s.mode() == Mode.BOTH_CHAIRS
                        ? s.tracks().tierAtRoundStart()
                        : s.tracks().tier());
    }

    /** L-VERB-01..04: what a success of the verb does, with this control or none. */
    static Purpose purpose(Verb verb, String controlId) {
        return switch (verb.kind()) {
            case SCORES -> Purpose.SCORE;
            case CLOSES -> Purpose.CLOSE;
            case CLOSES_LISTED -> controlId.isEmpty() ? Purpose.INFORM : Purpose.CLOSE;
            case SETS_UP -> Purpose.SET_UP;
            case INFORMS, LOOKUP, CUTS -> Purpose.INFORM;
        };
    }

    static void play(Draft<LineState, LineEvent> d, ActionCommand.CallRoll c) {
        var action = d.state().sheet().action(c.actionId()).orElseThrow();
        d.emit(new ActionEvent.RollCalled(
                action.id(), action.table(), c.band(), c.band().target(d.state().ruleset()), c.purpose(), c.stuck()));
        d.emitIf(!c.controlId().isEmpty(), new ActionEvent.RollControlNoted(action.id(), c.controlId()));
    }

    static Optional<Refusal> refuse(LineState s, ActionCommand.WaiveRoll c) {
        var action = s.sheet().action(c.actionId());
        if (action.isEmpty()) {
            return Refusal.refuse(s.sheet().freeAction(c.actionId()).isPresent() ? ACTION_NOT_OPEN : UNKNOWN_ID);
        }
        if (action.get().verb().scores()) {
            return Refusal.refuse(MUST_ROLL);
        }
        if (!Controls.fits(s, action.get().verb(), c.controlId())) {
            return Refusal.refuse(PURPOSE_MISMATCH);
        }
        return Refusal.refuseIf(action.get().status() != Status.DECLARED, ACTION_NOT_OPEN);
    }

    static void play(Draft<LineState, LineEvent> d, ActionCommand.WaiveRoll c) {
        var action = d.state().sheet().action(c.actionId()).orElseThrow().withControlId(c.controlId());
        var purpose = purpose(action.verb(), c.controlId());
        d.emit(new ActionEvent.RollWaived(action.id(), action.table(), purpose, c.text()));
        d.emit(new ActionEvent.ActionResolved(action.id(), action.table(), ActionEvent.Result.AUTO));
        VerbEffects.success(d, action, purpose);
    }

    static Optional<Refusal> refuse(LineState s, ActionCommand.NarrateAction c) {
        var action = s.sheet().action(c.actionId());
        if (action.isEmpty()) {
            return Refusal.refuse(s.sheet().freeAction(c.actionId()).isPresent() ? ACTION_NOT_OPEN : UNKNOWN_ID);
        }
        return Refusal.refuseIf(!action.get().isPending(), ACTION_NOT_OPEN);
    }

    static void play(Draft<LineState, LineEvent> d, ActionCommand.NarrateAction c) {
        var action = d.state().sheet().action(c.actionId()).orElseThrow();
        d.emit(new ActionEvent.ActionNarrated(action.id(), action.table(), c.text()));
    }

    static Optional<Refusal> refuse(LineState s, Move move, ActionCommand.ThrowDie c) {
        var action = s.sheet().action(c.actionId()).filter(each -> isKnownTo(move, each.table()));
        if (action.isEmpty()) {
            boolean free = s.sheet()
                    .freeAction(c.actionId())
                    .filter(each -> isKnownTo(move, each.table()))
                    .isPresent();
            return Refusal.refuse(free ? ROLL_NOT_CALLED : UNKNOWN_ID);
        }
        if (s.clock().rollsStopped()) {
            return Refusal.refuse(ROLLS_STOPPED);
        }
        if (action.get().status() != Status.ROLL_CALLED) {
            return Refusal.refuse(ROLL_NOT_CALLED);
        }
        return s.cover().announcedFor().equals(c.actionId())
                ? Refusal.refuse(COVER_PENDING)
                : refuseFaces(s, move.faces(), 1);
    }

    /** A seat knows of what its own table does only. */
    private static boolean isKnownTo(Move move, Table table) {
        return move.by().isIncidentMaster() || move.by().isAt(table);
    }

    /** GAP-52: faces only where the table throws, one a die, each on the die. */
    static Optional<Refusal> refuseFaces(LineState s, List<Integer> faces, int dice) {
        if (s.ruleset().is(RulesetKey.DICE_SOURCE, DiceSource.SERVER.name())) {
            return Refusal.refuseIf(!faces.isEmpty(), VALUE_NOT_ALLOWED);
        }
        boolean onTheDie = faces.size() == dice && faces.stream().allMatch(Die.D20::hasFace);
        return Refusal.refuseIf(!onTheDie, DIE_OUT_OF_RANGE);
    }

    static void play(Draft<LineState, LineEvent> d, Move move, ActionCommand.ThrowDie c, Dice dice) {
        var action = d.state().sheet().action(c.actionId()).orElseThrow();
        int face = throwD20(d.state(), action.table(), action.id(), dice);
        d.emit(new ActionEvent.DieThrown(
                action.id(), action.table(), move.by().text(), face, action.target(), move.forSeat()));
        VerbEffects.resolve(d, action, face);
    }

    /** The face of the d20 at this action's place of the case. */
    static int throwD20(LineState s, Table table, String place, Dice dice) {
        return dice.roll(RollRequest.one(LineDiceProof.key(s, table, place), Die.D20))
                .face();
    }
}
