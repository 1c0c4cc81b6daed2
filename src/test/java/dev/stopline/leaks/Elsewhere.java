package dev.stopline.leaks;

import dev.stopline.line.rules.ActionCommand;
import dev.stopline.line.rules.Hearers;
import dev.stopline.line.rules.LineCommand;
import dev.stopline.line.rules.Move;
import dev.stopline.line.rules.RoundCommand;
import dev.stopline.line.rules.SessionCommand;
import dev.stopline.line.rules.StopTheLineCommand;
import dev.stopline.line.rules.Table;

/** What happens at one table, or on the Incident Master's side of the screen, and nowhere else. */
final class Elsewhere {

    private Elsewhere() {}

    /** Whether nobody but this table and the Incident Master hears of the move. */
    static boolean isAt(Table table, Move move) {
        return switch (move.command()) {
            case ActionCommand.PlayScriptedMove c -> false;
            case ActionCommand c ->
                move.by().isIncidentMaster() ? isAt(table, c) : move.by().isAt(table);
            case RoundCommand.Narrate c -> c.to() != Hearers.ALL && Table.valueOf(c.to().name()) == table;
            case SessionCommand.RecordReadingNote c -> true;
            case StopTheLineCommand.NoteSentence c -> true;
            case LineCommand c -> false;
        };
    }

    private static boolean isAt(Table table, ActionCommand command) {
        return switch (command) {
            case ActionCommand.CallRoll c -> isOf(table, c.actionId());
            case ActionCommand.WaiveRoll c -> isOf(table, c.actionId());
            case ActionCommand.NarrateAction c -> isOf(table, c.actionId());
            case ActionCommand.ThrowDie c -> isOf(table, c.actionId());
            case ActionCommand.ThrowCover c -> table == Table.COMRADES;
            case ActionCommand.ChooseCoverHolder c -> table == Table.COMRADES;
            case ActionCommand.ChooseRevealedFact c -> table == Table.COMPANY;
            case ActionCommand.RecordInconsistency c -> table == Table.COMPANY;
            case ActionCommand.ReleasePayment c -> table == Table.COMPANY;
            case ActionCommand.PlayImCompanyMove c -> table == Table.COMPANY;
            case ActionCommand c -> false;
        };
    }

    private static boolean isOf(Table table, String actionId) {
        return actionId.startsWith(table == Table.COMPANY ? "C" : "K");
    }
}
