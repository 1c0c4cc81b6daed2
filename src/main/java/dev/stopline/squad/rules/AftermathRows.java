package dev.stopline.squad.rules;

import dev.stopline.decide.Draft;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** S-AFTER-C1..C6, S-AFTER-S1..S6, S-AFTER-P1..P6, S-AFTER-H1..H6: the twenty-four rows of the aftermath. */
final class AftermathRows {

    private AftermathRows() {}

    /**
     * What the rows are about.
     *
     * @param type the job type of row P3; none for a skipped contract (GAP-46)
     * @param nextCase the number of the case whose checks row P4 blocks
     */
    record Scene(Territory territory, Faction target, Optional<JobType> type, boolean wired, int nextCase) {}

    static void apply(Draft<SquadState, SquadEvent> d, String column, int row, Scene scene, AftermathChoice choice) {
        switch (column) {
            case "C" -> clean(d, row, scene, choice);
            case "S" -> stop(d, row, scene, choice);
            case "P" -> partial(d, row, scene, choice);
            default -> hostile(d, row, scene, choice);
        }
    }

    private static void clean(Draft<SquadState, SquadEvent> d, int row, Scene scene, AftermathChoice choice) {
        switch (row) {
            // S-AFTER-C1
            case 1 -> suspicion(d, named(d.state(), choice.faction()), choice);
            // S-AFTER-C2
            case 2 ->
                contact(d.state(), choice, each -> each.status() != ContactStatus.LOYAL)
                        .ifPresent(each -> Contacts.move(
                                d, each, ContactStatus.values()[each.status().ordinal() - 1], Faction.NONE));
            // S-AFTER-C3
            case 3 -> add(d, PendingKind.NEXT_CHECK_PLUS, 1, "");
            // S-AFTER-C4
            case 4 -> Combination.advance(d, scene.wired() ? 1 : 0, "S-AFTER-C4");
            // S-AFTER-C5
            case 5 -> FamiliarityTrack.change(d, scene.territory(), 1);
            // S-AFTER-C6
            default -> add(d, PendingKind.HEAT, -1, "");
        }
    }

    private static void stop(Draft<SquadState, SquadEvent> d, int row, Scene scene, AftermathChoice choice) {
        switch (row) {
            // S-AFTER-S1
            case 1 -> StrainTrack.change(d, 1, List.of("S-AFTER-S1"));
            // S-AFTER-S2
            case 2 -> contact(d.state(), choice, each -> true).ifPresent(each -> cover(d, each, choice));
            // S-AFTER-S3
            case 3 -> add(d, PendingKind.LEAD, 1, "");
            // S-AFTER-S4
            case 4 -> suspicion(d, scene.target(), choice);
            // S-AFTER-S5
            case 5 -> survivor(d, scene, choice);
            // S-AFTER-S6
            default -> FamiliarityTrack.change(d, scene.territory(), 1);
        }
    }

    private static void partial(Draft<SquadState, SquadEvent> d, int row, Scene scene, AftermathChoice choice) {
        switch (row) {
            // S-AFTER-P1
            case 1 -> {
                var first = named(d.state(), choice.faction());
                suspicion(d, first, choice);
                suspicion(d, second(d.state(), first, choice.faction2()), choice);
            }
            // S-AFTER-P2
            case 2 ->
                contact(d.state(), choice, each -> each.status().ordinal() < ContactStatus.MISSING.ordinal())
                        .ifPresent(each -> Contacts.move(d, each, ContactStatus.MISSING, Faction.NONE));
            // S-AFTER-P3
            case 3 -> scene.type().ifPresent(type -> add(d, PendingKind.CAPABILITY_FOR_TYPE, 1, type.name()));
            // S-AFTER-P4
            case 4 -> add(d, PendingKind.CHECKS_BLOCKED, 1, "" + scene.nextCase());
            // S-AFTER-P5
            case 5 -> add(d, PendingKind.LEAD_IN_TERRITORY, 1, scene.territory().name());
            // S-AFTER-P6
            default -> {
                Combination.advance(d, 1, "S-AFTER-P6");
                StrainTrack.change(d, 1, List.of("S-AFTER-P6"));
            }
        }
    }

    private static void hostile(Draft<SquadState, SquadEvent> d, int row, Scene scene, AftermathChoice choice) {
        switch (row) {
            // S-AFTER-H1
            case 1 ->
                contact(d.state(), choice, each -> each.status() != ContactStatus.BURNED)
                        .ifPresent(each -> Contacts.move(d, each, ContactStatus.BURNED, scene.target()));
            // S-AFTER-H2
            case 2 -> FamiliarityTrack.change(d, scene.territory(), -1);
            // S-AFTER-H3
            case 3 -> {
                add(d, PendingKind.SERGEANT_REROLL, 1, "");
                add(d, PendingKind.HEAT, 1, "");
            }
            // S-AFTER-H4
            case 4 ->
                Factions.mark(
                        d,
                        named(d.state(), choice.faction()),
                        FactionClock.LEVERAGE,
                        2,
                        MarkCause.AFTERMATH,
                        choice.burn());
            // S-AFTER-H5
            case 5 -> add(d, PendingKind.NO_REQUISITION, 1, "");
            // S-AFTER-H6
            default -> {
                Combination.advance(d, 2, "S-AFTER-H6");
                StrainTrack.change(d, 2, List.of("S-AFTER-H6"));
            }
        }
    }

    /** GAP-48: LEVERAGE with the contact's faction, or the requisition of this close. */
    private static void cover(Draft<SquadState, SquadEvent> d, Contact contact, AftermathChoice choice) {
        switch (choice.option()) {
            case LEVERAGE ->
                Factions.mark(d, contact.faction(), FactionClock.LEVERAGE, 1, MarkCause.AFTERMATH, choice.burn());
            case REQUISITION -> add(d, PendingKind.NO_REQUISITION, 1, "");
        }
    }

    /** S-AFTER-S5: a source of the job that is no contact yet becomes a useful one. */
    private static void survivor(Draft<SquadState, SquadEvent> d, Scene scene, AftermathChoice choice) {
        d.state().job().sources().stream()
                .filter(each ->
                        each.kind() == SourceKind.PERSON && each.contactId().isEmpty())
                .filter(each -> choice.sourceId().isEmpty() || each.id().equals(choice.sourceId()))
                .filter(each -> d.state().campaign().contacts().stream()
                        .noneMatch(known -> known.name().equals(each.name())))
                .findFirst()
                .ifPresent(each -> d.emit(new CareerEvent.ContactAdded(
                        new Contact(
                                Contacts.nextId(d.state()),
                                each.name(),
                                "",
                                ContactStatus.USEFUL,
                                d.state().campaign().faction(each.faction()).isPresent()
                                        ? each.faction()
                                        : Faction.NONE,
                                scene.territory(),
                                each.webTagged(),
                                false,
                                Faction.NONE),
                        0)));
    }

    private static void suspicion(Draft<SquadState, SquadEvent> d, Faction faction, AftermathChoice choice) {
        Factions.mark(d, faction, FactionClock.SUSPICION, 1, MarkCause.AFTERMATH, choice.burn());
    }

    /** The faction named, else the first of the campaign; nobody where there is none (GAP-49). */
    private static Faction named(SquadState s, Faction faction) {
        return faction != Faction.NONE ? faction : second(s, Faction.NONE, Faction.NONE);
    }

    private static Faction second(SquadState s, Faction first, Faction named) {
        if (named != Faction.NONE && named != first) {
            return named;
        }
        return s.campaign().factions().stream()
                .map(Campaign.FactionRow::faction)
                .filter(each -> each != first)
                .findFirst()
                .orElse(Faction.NONE);
    }

    /** The contact named, else the first that the row can move; nobody where there is none (GAP-49). */
    private static Optional<Contact> contact(SquadState s, AftermathChoice choice, Predicate<Contact> fits) {
        var fitting = s.campaign().contacts().stream().filter(fits).toList();
        var named = fitting.stream()
                .filter(each -> each.id().equals(choice.contactId()))
                .findFirst();
        return named.or(() -> fitting.stream().findFirst());
    }

    private static void add(Draft<SquadState, SquadEvent> d, PendingKind kind, int value, String condition) {
        d.emit(new CareerEvent.PendingModifierAdded(new Pending(kind, value, condition)));
    }
}
