package dev.stopline.line.rules;

import java.util.List;

/**
 * What one table has done, for those who sit at it and for the Incident Master (L-ROUND-07).
 *
 * @param seats the actions that each of its seats has left this round
 * @param actions the actions of this round and those that still wait, in order
 * @param called the rolls called for those actions, thrown or not
 * @param freeActions Ask, Look and Hold of this round
 * @param rollsThrown dice thrown by the table this round, cover included (L-ROLL-13)
 * @param rollsAllowed how many it may throw in a round
 * @param waiting the actions of which an effect waits for the end of the round, once an effect (AMB-18)
 * @param stoppingControls what the table said would have stopped a score (L-DEB-05)
 */
public record GlimpseOfTable(
        Table table,
        List<ActionsLeft> seats,
        List<ActionRow> actions,
        List<CalledRoll> called,
        List<FreeActionRow> freeActions,
        int rollsThrown,
        int rollsAllowed,
        List<String> waiting,
        List<String> stoppingControls) {

    public GlimpseOfTable {
        seats = List.copyOf(seats);
        actions = List.copyOf(actions);
        called = List.copyOf(called);
        freeActions = List.copyOf(freeActions);
        waiting = List.copyOf(waiting);
        stoppingControls = List.copyOf(stoppingControls);
    }

    /** How many actions a seat has left, and whether it said that it holds one (L-ACT-05). */
    public record ActionsLeft(String seat, int actions, boolean holding) {}

    /** A declared verb or a lookup; {@code hire} 0 = none. */
    public record ActionRow(String actionId, String seat, Verb verb, int hire, Action.Status status) {}

    /** A called roll; {@code controlId} empty = none, or not known to the viewer. */
    public record CalledRoll(
            String actionId, Band band, int target, Purpose purpose, String controlId, Action.Shield cover) {}

    /** A free action taken. */
    public record FreeActionRow(String actionId, String seat, FreeAction kind) {}

    static GlimpseOfTable of(LineState seen, Table table) {
        var actions = seen.sheet().actions().stream()
                .filter(each -> each.table() == table)
                .filter(each -> each.isPending() || isNow(seen, each.stage(), each.round()))
                .toList();
        return new GlimpseOfTable(
                table,
                left(seen, table),
                actions.stream()
                        .map(each -> new ActionRow(each.id(), each.seat(), each.verb(), each.hire(), each.status()))
                        .toList(),
                called(actions),
                freeActions(seen, table),
                seen.sheet().rolls(table),
                seen.ruleset().number(RulesetKey.ROLLS_PER_TABLE_PER_ROUND),
                seen.tracks().waiting().stream()
                        .filter(each -> each.table() == table)
                        .map(Tracks.Waiting::actionId)
                        .toList(),
                seen.outcome().stoppingControls().stream()
                        .filter(each -> each.askedTable() == table)
                        .map(Outcome.NotedControl::text)
                        .toList());
    }

    private static List<ActionsLeft> left(LineState seen, Table table) {
        return seen.sheet().left().stream()
                .filter(left -> seen.setup().seat(left.seat()).stream().anyMatch(seat -> seat.table() == table))
                .map(each -> new ActionsLeft(each.seat(), each.actions(), each.holding()))
                .toList();
    }

    private static List<CalledRoll> called(List<Action> actions) {
        return actions.stream()
                .filter(each -> each.target() > 0 || each.shield() != Action.Shield.NONE)
                .map(each -> new CalledRoll(
                        each.id(), each.band(), each.target(), each.purpose(), each.controlId(), each.shield()))
                .toList();
    }

    private static List<FreeActionRow> freeActions(LineState seen, Table table) {
        return seen.sheet().freeActions().stream()
                .filter(each -> each.table() == table && isNow(seen, each.stage(), each.round()))
                .map(each -> new FreeActionRow(each.id(), each.seat(), each.kind()))
                .toList();
    }

    private static boolean isNow(LineState seen, int stage, int round) {
        return seen.clock().stage() == stage && seen.clock().round() == round;
    }
}
