package dev.stopline.line.rules;

import java.util.List;
import java.util.Optional;

/**
 * What the table waits for and from whom, as far as the viewer knows whose fold it is.
 *
 * @param from seats, or {@code IM}
 */
record Wait(Waits waits, List<String> from) {

    private static final List<String> IM = List.of(Viewer.IM.text());

    /** The one thing that holds the table up: a die before a call, a call before the next step. */
    static Wait of(LineState known, Viewer viewer) {
        return switch (known.phase()) {
            case SETUP -> known.outcome().hasEnded() ? ended(known) : setup(known);
            case PLAY -> play(known, viewer);
            case DEBRIEF -> im(Waits.DEBRIEF);
            case CLOSED -> new Wait(Waits.NOTHING, List.of());
        };
    }

    String sentence(LineState known) {
        if (waits == Waits.NOTHING) {
            return "The session is closed.";
        }
        if (waits == Waits.BOARD) {
            return "The table waits for the other tables " + waits.phrase() + ".";
        }
        var names = from.stream().map(seat -> name(known, seat)).toList();
        return "The table waits for " + joined(names) + " " + waits.phrase() + ".";
    }

    private static Wait im(Waits waits) {
        return new Wait(waits, IM);
    }

    /** T-CLO-03: on a shared board the debrief waits for the other tables. */
    private static Wait ended(LineState known) {
        return known.setup().board().shut() ? new Wait(Waits.BOARD, List.of()) : im(Waits.OPEN_DEBRIEF);
    }

    private static Wait setup(LineState known) {
        boolean seated = List.of(Table.values()).stream()
                .filter(known.mode()::seats)
                .noneMatch(table -> known.setup().at(table).isEmpty());
        if (!seated || SessionSetup.lacksCard(known)) {
            return im(Waits.SEATS);
        }
        return im(known.setup().briefed() ? Waits.START : Waits.OPENING);
    }

    private static Wait play(LineState known, Viewer viewer) {
        if (known.outcome().hasEnded()) {
            return ended(known);
        }
        if (known.line().isOpen()) {
            return WaitInLine.of(known);
        }
        var pending = known.sheet().actions().stream().filter(Action::isPending).toList();
        for (var action : pending) {
            if (action.shield() == Action.Shield.ANNOUNCED) {
                return new Wait(Waits.COVER_DIE, holder(known));
            }
            if (action.status() == Action.Status.ROLL_CALLED) {
                return new Wait(Waits.DIE, List.of(action.seat()));
            }
        }
        if (!known.evidence().owed().isEmpty()) {
            return im(Waits.FACT);
        }
        return pending.isEmpty() ? step(known, viewer) : im(Waits.ROLL_OR_NOT);
    }

    private static List<String> holder(LineState known) {
        return known.cover()
                .holderIn(known.clock().stage())
                .flatMap(known.setup()::holding)
                .map(each -> List.of(each.seat()))
                .orElse(IM);
    }

    private static Wait step(LineState known, Viewer viewer) {
        var clock = known.clock();
        return switch (clock.step()) {
            case REVEAL -> im(clock.announced() ? Waits.NEXT_STEP : Waits.REVEAL);
            case DISCUSS -> im(Waits.DISCUSSION);
            case ACT -> act(known, viewer);
            case RESOLVE -> resolve(known);
        };
    }

    private static Wait act(LineState known, Viewer viewer) {
        var free = known.sheet().left().stream()
                .filter(each -> each.actions() > 0 && !each.holding())
                .map(ActionSheet.Left::seat)
                .filter(seat -> isTheirTurn(known, viewer, seat))
                .toList();
        if (!free.isEmpty()) {
            return new Wait(Waits.ACTIONS, free);
        }
        boolean toHandOver = known.mode() != Mode.BOTH_CHAIRS && !known.clock().handedOver();
        return im(toHandOver || ScriptedMoves.mayMove(known) ? Waits.OTHER_SIDE : Waits.NEXT_STEP);
    }

    /** A seat knows what its own table has left and no more; before the hand-over the cell waits (AMB-55). */
    private static boolean isTheirTurn(LineState known, Viewer viewer, String seat) {
        var table = known.setup().seat(seat).map(Setup.Seated::table);
        boolean ownTable = !(viewer instanceof Viewer.Seat own) || table.equals(Optional.of(own.table()));
        return ownTable && (known.mode() != Mode.COMRADES_ONLY || known.clock().handedOver());
    }

    private static Wait resolve(LineState known) {
        boolean unvisited = known.mode() == Mode.BOTH_CHAIRS
                && known.clock().visited().stream().distinct().count() < Table.values().length;
        return im(unvisited ? Waits.VISIT : Waits.END_OF_ROUND);
    }

    private static String name(LineState known, String seat) {
        if (seat.equals(Viewer.IM.text())) {
            return "the Incident Master";
        }
        return known.setup().seat(seat).map(each -> label(each.role())).orElse(seat);
    }

    private static String label(Role role) {
        return switch (role) {
            case SECOPS -> "SecOps";
            case HR -> "HR";
            case FINANCE_LEGAL -> "Finance & Legal";
            case SCRIBE -> "the Scribe";
            case FACE -> "the Face";
            case REMOTE -> "the Remote";
            case MONEY -> "the Money";
        };
    }

    private static String joined(List<String> names) {
        if (names.size() < 2) {
            return String.join("", names);
        }
        return String.join(", ", names.subList(0, names.size() - 1)) + " and " + names.getLast();
    }
}
