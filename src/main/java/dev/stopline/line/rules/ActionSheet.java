package dev.stopline.line.rules;

import dev.stopline.decide.Lists;
import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.List;
import java.util.Optional;

/**
 * What the tables have done: actions, lookups, rolls.
 *
 * @param left the actions that each seat has left this round (L-ACT-01)
 * @param actions every declared verb and every lookup of the case, in order
 * @param freeActions every free action of the case, in order
 * @param lookupsUsed this stage (L-LOOK-01)
 * @param companyRolls dice thrown by the Company this round (L-ROLL-13)
 * @param comradesRolls dice thrown by the cell this round, cover included (L-COVER-08)
 * @param companyNumbered how many action ids of the Company have been given
 * @param comradesNumbered likewise of the cell
 * @param movesPlayed the ids of the scripted moves played
 */
@RecordBuilder
public record ActionSheet(
        List<Left> left,
        List<Action> actions,
        List<FreeActionRow> freeActions,
        int lookupsUsed,
        int companyRolls,
        int comradesRolls,
        int companyNumbered,
        int comradesNumbered,
        List<String> movesPlayed)
        implements ActionSheetBuilder.With {

    static final ActionSheet EMPTY = new ActionSheet(List.of(), List.of(), List.of(), 0, 0, 0, 0, 0, List.of());

    /** How many actions a seat has left, and whether it holds one (L-ACT-05). */
    public record Left(String seat, int actions, boolean holding) {}

    /** A free action taken. */
    public record FreeActionRow(String id, String seat, Table table, FreeAction kind, int stage, int round) {}

    /** The action of this id. */
    public Optional<Action> action(String id) {
        return actions.stream().filter(each -> each.id().equals(id)).findFirst();
    }

    /** The free action of this id. */
    public Optional<FreeActionRow> freeAction(String id) {
        return freeActions.stream().filter(each -> each.id().equals(id)).findFirst();
    }

    /** The actions that a seat has left this round; 0 for a seat that is not known. */
    public int leftOf(String seat) {
        return left.stream()
                .filter(each -> each.seat().equals(seat))
                .mapToInt(Left::actions)
                .findFirst()
                .orElse(0);
    }

    /** Dice thrown by a table this round. */
    public int rolls(Table table) {
        return table == Table.COMPANY ? companyRolls : comradesRolls;
    }

    /** The id of the next action of a table. */
    public String nextId(Table table) {
        return table == Table.COMPANY ? "C" + (companyNumbered + 1) : "K" + (comradesNumbered + 1);
    }

    /** The sheet after an id of this table has been given. */
    ActionSheet numbered(Table table) {
        return table == Table.COMPANY
                ? withCompanyNumbered(companyNumbered + 1)
                : withComradesNumbered(comradesNumbered + 1);
    }

    /** The sheet after a die of this table has been thrown. */
    ActionSheet rolled(Table table) {
        return table == Table.COMPANY ? withCompanyRolls(companyRolls + 1) : withComradesRolls(comradesRolls + 1);
    }

    /** The sheet with this action changed. */
    ActionSheet change(String id, java.util.function.UnaryOperator<Action> change) {
        return withActions(Lists.change(actions, each -> each.id().equals(id), change));
    }
}
