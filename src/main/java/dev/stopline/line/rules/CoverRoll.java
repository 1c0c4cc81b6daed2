package dev.stopline.line.rules;

import static dev.stopline.line.rules.LineRefusal.BAD_REQUEST;
import static dev.stopline.line.rules.LineRefusal.COVER_NOT_SCORING;
import static dev.stopline.line.rules.LineRefusal.COVER_TOO_LATE;
import static dev.stopline.line.rules.LineRefusal.COVER_USED;
import static dev.stopline.line.rules.LineRefusal.HOLDER_NOT_ON_CARD;
import static dev.stopline.line.rules.LineRefusal.HOLDER_REPEATED;
import static dev.stopline.line.rules.LineRefusal.NOT_COVER_HOLDER;
import static dev.stopline.line.rules.LineRefusal.NO_COVER_HOLDER;
import static dev.stopline.line.rules.LineRefusal.ROLLS_STOPPED;
import static dev.stopline.line.rules.LineRefusal.ROLL_LIMIT;
import static dev.stopline.line.rules.LineRefusal.ROLL_NOT_CALLED;
import static dev.stopline.line.rules.LineRefusal.UNKNOWN_ID;

import dev.stopline.decide.Draft;
import dev.stopline.decide.Refusal;
import dev.stopline.dice.Dice;
import dev.stopline.line.rules.Action.Status;
import java.util.Optional;

/** L-COVER-01..12, AMB-44, AMB-45, GAP-37: the once-a-stage cover roll, who holds it, and when it comes too late. */
final class CoverRoll {

    private CoverRoll() {}

    static Optional<Refusal> refuse(LineState s, ActionCommand.ChooseCoverHolder c) {
        if (c.role().table() != Table.COMRADES) {
            return Refusal.refuse(BAD_REQUEST);
        }
        if (c.stage() != s.clock().stage()) {
            return Refusal.refuse(COVER_TOO_LATE);
        }
        if (s.cover().usedThisStage() || s.cover().isAnnounced()) {
            return Refusal.refuse(COVER_USED);
        }
        if (!s.mode().hasCell()) {
            return Refusal.refuseIf(
                    holderOnCard(s).filter(role -> role == c.role()).isEmpty(), HOLDER_NOT_ON_CARD);
        }
        return Refusal.refuseIf(!mayHold(s, c.role()), HOLDER_REPEATED);
    }

    /** L-COVER-05: the holder that the card prints for this stage. */
    static Optional<Role> holderOnCard(LineState s) {
        return s.setup().card().coverHolders().stream()
                .filter(each -> each.stage() == s.clock().stage())
                .map(CaseCard.CoverHolder::role)
                .findFirst();
    }

    /** L-COVER-03, -04: a seated role that has not held it; in a small cell any, once none is left unused. */
    static boolean mayHold(LineState s, Role role) {
        var seated = s.setup().at(Table.COMRADES);
        if (seated.stream().noneMatch(each -> each.role() == role)) {
            return false;
        }
        boolean small = seated.size() < s.ruleset().number(RulesetKey.COVER_REPEAT_BELOW_ROLES);
        boolean allUsed = seated.stream().allMatch(each -> hasHeld(s, each.role()));
        return !hasHeld(s, role) || small && allUsed;
    }

    private static boolean hasHeld(LineState s, Role role) {
        return s.cover().held().stream().anyMatch(each -> each.role() == role);
    }

    static void play(Draft<LineState, LineEvent> d, ActionCommand.ChooseCoverHolder c) {
        d.emit(new ActionEvent.CoverHolderChosen(c.stage(), c.role()));
    }

    static Optional<Refusal> refuse(LineState s, ActionCommand.AnnounceCover c) {
        var action = s.sheet().action(c.actionId()).filter(each -> each.table() == Table.COMRADES);
        if (action.isEmpty()) {
            boolean free = s.sheet()
                    .freeAction(c.actionId())
                    .filter(each -> each.table() == Table.COMRADES)
                    .isPresent();
            return Refusal.refuse(free ? COVER_NOT_SCORING : UNKNOWN_ID);
        }
        if (s.clock().rollsStopped()) {
            return Refusal.refuse(ROLLS_STOPPED);
        }
        if (s.cover().usedThisStage() || s.cover().isAnnounced()) {
            return Refusal.refuse(COVER_USED);
        }
        if (!action.get().verb().scores()) {
            return Refusal.refuse(COVER_NOT_SCORING);
        }
        if (!action.get().isPending()) {
            return Refusal.refuse(COVER_TOO_LATE);
        }
        int needed = action.get().status() == Status.ROLL_CALLED ? 1 : 2;
        if (Rolls.taken(s, Table.COMRADES) + needed > Rolls.limit(s)) {
            return Refusal.refuse(ROLL_LIMIT);
        }
        return Refusal.refuseIf(s.cover().holderIn(s.clock().stage()).isEmpty(), NO_COVER_HOLDER);
    }

    static void play(Draft<LineState, LineEvent> d, ActionCommand.AnnounceCover c) {
        var holder = d.state().cover().holderIn(d.state().clock().stage()).orElseThrow();
        d.emit(new ActionEvent.CoverAnnounced(c.actionId(), holder));
    }

    static Optional<Refusal> refuse(LineState s, Move move, ActionCommand.ThrowCover c) {
        var holder = s.cover().holderIn(s.clock().stage());
        var role = s.setup().seat(move.seat()).map(Setup.Seated::role);
        if (holder.isEmpty() || !holder.equals(role)) {
            return Refusal.refuse(NOT_COVER_HOLDER);
        }
        if (s.clock().rollsStopped()) {
            return Refusal.refuse(ROLLS_STOPPED);
        }
        return s.cover().announcedFor().equals(c.actionId())
                ? Rolls.refuseFaces(s, move.faces(), 1)
                : Refusal.refuse(ROLL_NOT_CALLED);
    }

    static void play(Draft<LineState, LineEvent> d, Move move, ActionCommand.ThrowCover c, Dice dice) {
        throwCover(d, c.actionId(), move.by().text(), move.forSeat(), dice);
    }

    /** L-COVER-02, -10: at or above the fixed target the cover holds; whether it does. */
    static boolean throwCover(Draft<LineState, LineEvent> d, String id, String thrower, String forSeat, Dice dice) {
        int face = Rolls.throwD20(d.state(), Table.COMRADES, id + LineDiceProof.COVER, dice);
        int target = d.state().ruleset().number(RulesetKey.COVER_TARGET);
        d.emit(new ActionEvent.CoverThrown(id, thrower, face, target, face >= target, forSeat));
        return face >= target;
    }
}
