package dev.stopline.squad.rules;

import static dev.stopline.squad.rules.SquadRefusal.ALREADY_SET;
import static dev.stopline.squad.rules.SquadRefusal.ALREADY_USED;
import static dev.stopline.squad.rules.SquadRefusal.ITEM_NOT_HELD;
import static dev.stopline.squad.rules.SquadRefusal.TARGET_REVEALED;
import static dev.stopline.squad.rules.SquadRefusal.WRONG_PHASE;

import dev.stopline.decide.Draft;
import dev.stopline.decide.Refusal;
import dev.stopline.dice.Dice;
import dev.stopline.dice.Die;
import dev.stopline.squad.rules.OpeningEvent.RevealCause;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** S-ANAT-01..05, S-CARD-02, S-KIT-09, S-REQ-09, S-DET-32, GAP-12, GAP-54: the three hidden targets: written, sealed, turned face-up. */
final class Anatomies {

    private Anatomies() {}

    static Optional<Refusal> refuse(SquadState s, OpeningCommand.SetAnatomy c) {
        if (c.axis() == Axis.NONE) {
            return Amiss.field("/axis", "S-ANAT-01", "must be OPERATOR, ASSET or TRIGGER");
        }
        if (s.job().isOpen() && s.job().box(c.axis()).placed()) {
            return Refusal.refuse(ALREADY_SET);
        }
        if (s.job().phase() != JobPhase.ANATOMY) {
            return Refusal.refuse(WRONG_PHASE);
        }
        boolean trigger = c.axis() == Axis.TRIGGER;
        var faults = new ArrayList<Refusal.Fault>();
        if (c.system() != OpeningCommand.Flag.OPEN && !trigger) {
            faults.add(Amiss.fault("/system", "S-ANAT-01", "must be left out but for the axis TRIGGER"));
        }
        if (c.factionSystem() && !trigger) {
            faults.add(Amiss.fault("/factionSystem", "S-ANAT-01", "must be left out but for the axis TRIGGER"));
        }
        return Amiss.all(faults);
    }

    static void play(Draft<SquadState, SquadEvent> d, OpeningCommand.SetAnatomy c, Dice dice, Tables tables) {
        boolean rolled = c.text().isBlank();
        var type = d.state().job().card().type();
        int die = rolled ? Throws.face(d, dice, Places.anatomy(c.axis()), Die.D6) : 0;
        var text = rolled ? tables.line(OptionalTable.ANATOMY, type + "/" + c.axis(), die) : c.text();
        boolean system = switch (c.system()) {
            case YES -> true;
            case NO -> false;
            case OPEN -> rolled && c.axis() == Axis.TRIGGER && tables.triggerIsSystem(type, die);
        };
        boolean factionSystem = system && c.factionSystem();
        d.emit(new OpeningEvent.AnatomyPlaced(c.axis(), rolled));
        d.emit(
                isKnown(d.state(), c.axis())
                        ? new OpeningEvent.AnatomyWritten(c.axis(), die, text, system, factionSystem)
                        : new OpeningEvent.AnatomySealed(c.axis(), die, text, system, factionSystem));
        boolean all = d.state().job().anatomy().stream().allMatch(AnatomyBox::placed);
        d.emitIf(all, new OpeningEvent.JobBriefed());
    }

    /** S-CARD-02: whether the player has read the box; what a die dealt unread may decide none of his moves. */
    static boolean isKnown(SquadState s, Axis axis) {
        var box = s.job().box(axis);
        return !box.rolled() || box.revealed() || s.ruleset().on(SquadKey.SHOW_HIDDEN_ANATOMY);
    }

    static Optional<Refusal> refuse(SquadState s, OpeningCommand.RevealAtOpen c) {
        if (c.axes().isEmpty() || c.axes().contains(Axis.NONE)) {
            return Amiss.field("/axes", "S-KIT-09", "must name one to three of OPERATOR, ASSET and TRIGGER");
        }
        boolean archive = c.axes().size() == 1;
        boolean held =
                archive ? s.detective().holds(KitItem.ARCHIVE_ACCESS) : s.job().combinationBrief();
        if (!held) {
            return Refusal.refuse(ITEM_NOT_HELD);
        }
        boolean used = archive
                ? s.job().openReveals().contains(KitItem.ARCHIVE_ACCESS)
                : s.job().briefUsed();
        if (used) {
            return Refusal.refuse(ALREADY_USED);
        }
        if (archive && s.job().box(c.axes().getFirst()).revealed()) {
            return Refusal.refuse(TARGET_REVEALED);
        }
        return Refusal.refuseIf(s.job().phase() != JobPhase.BRIEFED, WRONG_PHASE);
    }

    static void play(Draft<SquadState, SquadEvent> d, OpeningCommand.RevealAtOpen c) {
        if (c.axes().size() == 1) {
            reveal(d, c.axes().getFirst(), RevealCause.ARCHIVE);
            return;
        }
        for (var axis : d.state().job().hiddenAxes()) {
            reveal(d, axis, RevealCause.BRIEF);
        }
    }

    /** Turns a box face-up; the first sight of the Operator stops a Tail's clock, and a landing names who is close to him. */
    static void reveal(Draft<SquadState, SquadEvent> d, Axis axis, RevealCause cause) {
        var box = d.state().job().box(axis);
        d.emit(new OpeningEvent.AnatomyRevealed(axis, cause, box.text(), box.system(), box.factionSystem()));
        if (axis != Axis.OPERATOR) {
            return;
        }
        boolean tail = d.state().detective().is(Specialization.TAIL);
        if (tail && !d.state().job().hasUsed(Once.TAIL_PAUSE)) {
            d.emit(new OperationEvent.OptionUsed(Once.TAIL_PAUSE));
            ThreatClock.pause(d, "S-DET-32");
        }
        if (cause == RevealCause.LANDING || cause == RevealCause.INTERROGATION) {
            for (var source : d.state().job().sources()) {
                d.emitIf(
                        source.linkedAxis() == Axis.OPERATOR && !source.named(),
                        new OperationEvent.SourceNamed(source.id()));
            }
        }
    }

    /** The hidden axes in order of preference, the rest in the order O, A, T (GAP-21). */
    static List<Axis> preferred(SquadState s, List<Axis> preference) {
        var hidden = s.job().hiddenAxes();
        return java.util.stream.Stream.concat(preference.stream().filter(hidden::contains), hidden.stream())
                .distinct()
                .toList();
    }
}
