package dev.stopline.squad.rules;

import static dev.stopline.squad.rules.SquadRefusal.ALREADY_EXISTS;
import static dev.stopline.squad.rules.SquadRefusal.ALREADY_USED;
import static dev.stopline.squad.rules.SquadRefusal.ITEM_NOT_HELD;
import static dev.stopline.squad.rules.SquadRefusal.NO_ANSWER;
import static dev.stopline.squad.rules.SquadRefusal.NO_BASIS;
import static dev.stopline.squad.rules.SquadRefusal.UNKNOWN_CONTACT;
import static dev.stopline.squad.rules.SquadRefusal.UNKNOWN_SOURCE;
import static dev.stopline.squad.rules.SquadRefusal.WRONG_PHASE;

import dev.stopline.decide.Draft;
import dev.stopline.decide.Refusal;
import java.util.List;
import java.util.Optional;

/** S-ACT-06, S-ACT-24, S-SESS-04, S-KIT-04, S-REQ-04, S-CONT-07, -08, GAP-10, GAP-35, GAP-39: sources made known, answers owed, names to use. */
final class Sources {

    /** What is said where a tag of the web cannot be. */
    static final String NOT_WIRED = "must be left out: neither the job nor the contact has to do with the web";

    private Sources() {}

    static Optional<Refusal> refuse(SquadState s, OperationCommand.RegisterSource c) {
        if (!s.job().isOpen() || s.job().phase() == JobPhase.GENERATING) {
            return Refusal.refuse(WRONG_PHASE);
        }
        // NONE is what a list of moves says for no source at all.
        if (c.sourceId().isBlank() || c.sourceId().equals("NONE")) {
            return Amiss.field("/sourceId", "S-ACT-06", "must not be blank, nor the word NONE");
        }
        if (c.name().isBlank()) {
            return Amiss.field("/name", "S-ACT-06", "must not be blank");
        }
        if (s.job().source(c.sourceId()).isPresent()) {
            return Refusal.refuse(ALREADY_EXISTS);
        }
        var contact = s.campaign().contact(c.contactId());
        if (!c.contactId().isEmpty() && contact.isEmpty()) {
            return Refusal.refuse(UNKNOWN_CONTACT);
        }
        if (c.sourceCredit() && !s.detective().holds(KitItem.SOURCE_CREDIT)) {
            return Refusal.refuse(ITEM_NOT_HELD);
        }
        if (c.sourceCredit() && s.job().hasUsed(Once.SOURCE_CREDIT)) {
            return Refusal.refuse(ALREADY_USED);
        }
        boolean wired = s.job().card().base().isWired()
                || contact.filter(Contact::webTagged).isPresent();
        return Amiss.fieldIf(c.webTagged() && !wired, "/webTagged", "S-WEB-04", NOT_WIRED);
    }

    static void play(Draft<SquadState, SquadEvent> d, OperationCommand.RegisterSource c) {
        var contact = d.state().campaign().contact(c.contactId());
        boolean gone = isGone(d.state(), c.contactId()) || isMissing(d.state(), c.name());
        d.emit(new OperationEvent.SourceRegistered(source(d.state(), c, gone)));
        d.emitIf(c.sourceCredit(), new OperationEvent.OptionUsed(Once.SOURCE_CREDIT));
        contact.filter(each -> each.status() == ContactStatus.BURNED)
                .ifPresent(each -> Factions.mark(
                        d, each.burnedBy(), FactionClock.LEVERAGE, 1, MarkCause.BURNED_NAME_USED, Burn.NONE));
    }

    /** S-CONT-07, -08, GAP-39: taken by a counter-action, or a contact who is missing or burned by now. */
    static boolean isOutOfReach(SquadState s, Source source) {
        return source.unavailable() || isGone(s, source.contactId());
    }

    private static boolean isGone(SquadState s, String contactId) {
        return s.campaign()
                .contact(contactId)
                .map(Contact::status)
                .filter(status -> status == ContactStatus.MISSING || status == ContactStatus.BURNED)
                .isPresent();
    }

    private static boolean isMissing(SquadState s, String name) {
        return s.career().missing().stream()
                .anyMatch(each ->
                        each.name().equals(name) && each.caseNumber() == s.job().number());
    }

    private static Source source(SquadState s, OperationCommand.RegisterSource c, boolean unavailable) {
        boolean network =
                !c.contactId().isEmpty() && c.contactId().equals(s.job().networkContact());
        return new Source(
                c.sourceId(),
                c.name(),
                c.kind(),
                c.category(),
                c.faction(),
                c.family().isBlank() ? c.sourceId() : c.family(),
                c.tags(),
                c.named(),
                c.linkedAxis(),
                c.webTagged(),
                c.contactId(),
                c.sourceCredit(),
                network,
                0,
                0,
                0,
                List.of(),
                0,
                0,
                false,
                unavailable,
                0,
                0,
                0,
                List.of());
    }

    static Optional<Refusal> refuse(SquadState s, OperationCommand.NotePartialTruths c) {
        if (s.job().source(c.sourceId()).isEmpty()) {
            return Refusal.refuse(UNKNOWN_SOURCE);
        }
        return Amiss.fieldIf(
                c.truths().isEmpty() || c.truths().size() > 3, "/truths", "S-SESS-04", "must be one to three truths");
    }

    static Optional<Refusal> refuse(SquadState s, OperationCommand.UseActiveContact c) {
        var source = s.job().source(c.sourceId());
        if (source.isEmpty()) {
            return Refusal.refuse(UNKNOWN_SOURCE);
        }
        if (source.get().activeAnswers() < 1) {
            return Refusal.refuse(NO_ANSWER);
        }
        return Refusal.refuseIf(s.job().phase() != JobPhase.IN_SESSION, WRONG_PHASE);
    }

    static void play(Draft<SquadState, SquadEvent> d, OperationCommand.UseActiveContact c) {
        d.emit(new OperationEvent.ActiveContactUsed(c.sourceId(), c.question()));
    }

    static Optional<Refusal> refuse(SquadState s, OperationCommand.UseIntroduction c) {
        boolean here = s.job().isOpen() && s.job().card().territory() == Territory.PASADENA_SAN_MARINO;
        if (!here || !holds(s, c)) {
            return Refusal.refuse(NO_BASIS);
        }
        return Refusal.refuseIf(s.job().nameObtained(), ALREADY_USED);
    }

    /** GAP-10: what gives a name to use. */
    private static boolean holds(SquadState s, OperationCommand.UseIntroduction c) {
        return switch (c.basis()) {
            case SUCCESS -> s.job().anySuccess();
            case ANSWER ->
                s.job()
                        .source(c.sourceId())
                        .filter(each -> each.activeAnswers() > 0)
                        .isPresent();
            case CONTACT ->
                s.campaign().contacts().stream()
                        .filter(each -> each.territory() == Territory.PASADENA_SAN_MARINO)
                        .anyMatch(
                                each -> each.status() == ContactStatus.LOYAL || each.status() == ContactStatus.USEFUL);
        };
    }

    static void play(Draft<SquadState, SquadEvent> d, OperationCommand.UseIntroduction c) {
        d.emitIf(
                c.basis() == IntroductionBasis.ANSWER,
                new OperationEvent.ActiveContactUsed(c.sourceId(), "An introduction."));
        d.emit(new OperationEvent.NameObtained(c.basis()));
    }
}
