package dev.stopline.squad.rules;

import static dev.stopline.squad.rules.SquadRefusal.ALREADY_EXISTS;
import static dev.stopline.squad.rules.SquadRefusal.ALREADY_USED;
import static dev.stopline.squad.rules.SquadRefusal.ONE_STEP;
import static dev.stopline.squad.rules.SquadRefusal.OUT_OF_ORDER;
import static dev.stopline.squad.rules.SquadRefusal.UNKNOWN_CONTACT;
import static dev.stopline.squad.rules.SquadRefusal.UNKNOWN_FACTION;

import dev.stopline.decide.Draft;
import dev.stopline.decide.Refusal;
import dev.stopline.dice.Dice;
import dev.stopline.dice.Die;
import dev.stopline.squad.rules.OperationCommand.Options;
import java.util.Optional;

/** S-CONT-01..09, GAP-34: contacts beyond a case: the status ladder, what each rung does, and the one step of a close. */
final class Contacts {

    private Contacts() {}

    /** S-CONT-04: whether a useful contact's one easier LEAN of the case is still there. */
    static boolean isUsefulNow(SquadState s, Source source) {
        return status(s, source)
                        .filter(status -> status == ContactStatus.USEFUL)
                        .isPresent()
                && !s.job().contactsUsed().contains(AfterOperation.contactKey(source.contactId(), Verb.LEAN));
    }

    private static Optional<ContactStatus> status(SquadState s, Source source) {
        return s.campaign().contact(source.contactId()).map(Contact::status);
    }

    /** S-CONT-05, -06: a frightened contact is noticed once a case, a compromised one at each use. */
    static void use(Draft<SquadState, SquadEvent> d, Source source, Options options) {
        var status = status(d.state(), source);
        boolean first = !d.state().job().contactsUsed().contains(source.contactId());
        if (status.isEmpty()) {
            return;
        }
        if (first) {
            // Kept under the bare id, whatever the verb: it is the contact that was met.
            d.emit(new OperationEvent.ContactUsed(source.contactId(), Verb.STAKE));
        }
        if (first && status.get() == ContactStatus.AFRAID) {
            HeatTrack.mark(d, 1, "S-CONT-05");
        }
        if (status.get() == ContactStatus.COMPROMISED) {
            Factions.mark(
                    d, options.suspicionFaction(), FactionClock.SUSPICION, 1, MarkCause.CONTACT_USED, options.burn());
        }
    }

    static Optional<Refusal> refuse(SquadState s, BetweenCommand.AddContact c) {
        if (s.career().betweenStep() != BetweenStep.PRESSURE) {
            return Refusal.refuse(OUT_OF_ORDER);
        }
        if (s.campaign().contacts().stream().anyMatch(each -> each.name().equals(c.name()))) {
            return Refusal.refuse(ALREADY_EXISTS);
        }
        if (c.faction() != Faction.NONE && s.campaign().faction(c.faction()).isEmpty()) {
            return Refusal.refuse(UNKNOWN_FACTION);
        }
        boolean wired = s.job().card().base().isWired();
        return Amiss.fieldIf(c.name().isBlank(), "/name", "S-CONT-01", "must not be blank")
                .or(() -> Amiss.fieldIf(c.webTagged() && !wired, "/webTagged", "S-WEB-04", Sources.NOT_WIRED));
    }

    static void play(Draft<SquadState, SquadEvent> d, BetweenCommand.AddContact c, Dice dice) {
        var id = nextId(d.state());
        int die = c.rollStatus() ? Throws.face(d, dice, Places.contact(id), Die.D6) : 0;
        var status = die == 0 ? c.status() : ContactStatus.values()[die - 1];
        var contact = new Contact(
                id, c.name(), c.tag(), status, c.faction(), c.territory(), c.webTagged(), false, Faction.NONE);
        d.emit(new CareerEvent.ContactAdded(contact, die));
    }

    static String nextId(SquadState s) {
        return "P" + (s.campaign().contacts().size() + 1);
    }

    static Optional<Refusal> refuse(SquadState s, BetweenCommand.ChangeContactStatus c) {
        if (s.career().betweenStep() != BetweenStep.PRESSURE) {
            return Refusal.refuse(OUT_OF_ORDER);
        }
        var contact = s.campaign().contact(c.contactId());
        if (contact.isEmpty()) {
            return Refusal.refuse(UNKNOWN_CONTACT);
        }
        int step = c.to().ordinal() - contact.get().status().ordinal();
        boolean fits = switch (s.job().close().type()) {
            case CLEAN_STOP -> step == -1;
            case FAILED_HOSTILE -> step == 1;
            case NONE, STOP, PARTIAL_STOP, FAILED_INTERCEPT -> false;
        };
        if (!fits) {
            return Refusal.refuse(ONE_STEP);
        }
        return Refusal.refuseIf(s.career().contactStepUsed(), ALREADY_USED);
    }

    static void play(Draft<SquadState, SquadEvent> d, BetweenCommand.ChangeContactStatus c) {
        var contact = d.state().campaign().contact(c.contactId()).orElseThrow();
        move(d, contact, c.to(), d.state().job().targetFaction());
        d.emit(new BetweenEvent.ContactStepTaken());
    }

    /** S-CONT-09: after a Failed, Hostile somebody who is not burned must fall a step. */
    static boolean owesAStep(SquadState s) {
        return s.job().close().type() == CloseType.FAILED_HOSTILE
                && !s.career().contactStepUsed()
                && s.campaign().contacts().stream().anyMatch(each -> each.status() != ContactStatus.BURNED);
    }

    /** Moves a contact on the ladder; a burned one remembers by whom. */
    static void move(Draft<SquadState, SquadEvent> d, Contact contact, ContactStatus to, Faction burner) {
        if (contact.status() == to) {
            return;
        }
        var burnedBy = to == ContactStatus.BURNED ? burner : Faction.NONE;
        d.emit(new CareerEvent.ContactStatusChanged(contact.id(), contact.status(), to, burnedBy));
    }
}
