package dev.stopline.squad.rules;

import static dev.stopline.squad.rules.SquadRefusal.JOB_ALREADY_OPEN;
import static dev.stopline.squad.rules.SquadRefusal.KIT_COUNT;
import static dev.stopline.squad.rules.SquadRefusal.KIT_LOCKED;

import dev.stopline.decide.Draft;
import dev.stopline.decide.Refusal;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** S-KIT-01..11, GAP-25..29, AMB-19: the field kit by clearance, when it changes, and what its warrants hold off. */
final class FieldKit {

    private static final int PATROL_CHOICE = 2;

    private FieldKit() {}

    /** S-KIT-01: the refusal of a kit that is not the clearance's, which says what one would be. */
    static Optional<Refusal> refuse(List<KitItem> kit, Clearance clearance, String pointer) {
        return isComplete(kit, clearance)
                ? Refusal.allow()
                : Refusal.refuse(KIT_COUNT, List.of(Amiss.fault(pointer, "S-KIT-01", "must be " + wanted(clearance))));
    }

    private static String wanted(Clearance clearance) {
        return switch (clearance) {
            case PATROL -> PATROL_CHOICE + " different ones of " + items(Clearance.PATROL);
            case DETECTIVE -> "all of " + items(Clearance.PATROL) + ", and one of " + items(Clearance.DETECTIVE);
            case SQUAD ->
                "all of " + items(Clearance.PATROL) + ", " + items(Clearance.DETECTIVE) + ", and one of "
                        + items(Clearance.SQUAD);
        };
    }

    private static String items(Clearance clearance) {
        return Arrays.stream(KitItem.values())
                .filter(each -> each.clearance() == clearance)
                .map(KitItem::name)
                .collect(Collectors.joining(", "));
    }

    /** S-KIT-01: two Patrol items; or all of the lower lists and one of the own. */
    static boolean isComplete(List<KitItem> kit, Clearance clearance) {
        if (kit.stream().distinct().count() != kit.size()) {
            return false;
        }
        return switch (clearance) {
            case PATROL -> kit.size() == PATROL_CHOICE && count(kit, Clearance.PATROL) == PATROL_CHOICE;
            case DETECTIVE ->
                has(kit, Clearance.PATROL) && count(kit, Clearance.DETECTIVE) == 1 && count(kit, Clearance.SQUAD) == 0;
            case SQUAD ->
                has(kit, Clearance.PATROL) && has(kit, Clearance.DETECTIVE) && count(kit, Clearance.SQUAD) == 1;
        };
    }

    private static long count(List<KitItem> kit, Clearance clearance) {
        return kit.stream().filter(each -> each.clearance() == clearance).count();
    }

    private static boolean has(List<KitItem> kit, Clearance clearance) {
        return Arrays.stream(KitItem.values())
                .filter(each -> each.clearance() == clearance)
                .allMatch(kit::contains);
    }

    static Optional<Refusal> refuse(SquadState s, CareerCommand.ChangeKit c) {
        if (s.job().isOpen()) {
            return Refusal.refuse(JOB_ALREADY_OPEN);
        }
        if (!s.career().kitUnlocked()) {
            return Refusal.refuse(KIT_LOCKED);
        }
        return refuse(c.items(), s.detective().clearance(), "/items");
    }

    static void play(Draft<SquadState, SquadEvent> d, CareerCommand.ChangeKit c) {
        d.emit(new CareerEvent.KitChanged(c.items()));
    }

    /** S-KIT-07, S-KIT-10, GAP-25: whether a warrant keeps Heat 7 from silencing anybody. */
    static boolean warrantHolds(SquadState s) {
        boolean black = s.detective().holds(KitItem.BLACK_WARRANT) || s.job().blackWarrant();
        boolean sealed = s.detective().holds(KitItem.SEALED_WARRANT) && s.job().stage() < 4;
        return s.ruleset().on(SquadKey.WARRANT_BLOCKS_SILENCE) && (black || sealed);
    }
}
