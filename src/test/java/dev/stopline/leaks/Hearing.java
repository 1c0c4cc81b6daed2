package dev.stopline.leaks;

import dev.stopline.line.rules.ActionEvent;
import dev.stopline.line.rules.CallEvent;
import dev.stopline.line.rules.CutEvent;
import dev.stopline.line.rules.DebriefEvent;
import dev.stopline.line.rules.Hearers;
import dev.stopline.line.rules.LineEvent;
import dev.stopline.line.rules.MeetingEvent;
import dev.stopline.line.rules.RevealEvent;
import dev.stopline.line.rules.RoundEvent;
import dev.stopline.line.rules.SessionEvent;
import dev.stopline.line.rules.Table;
import dev.stopline.line.rules.Viewer;

/**
 * Section 3.5 once more, for the events that carry somebody's words, a text of the card or an id of it: who may read them.
 * Not taken from {@code WhoSees}, so that a slip there is seen here. Everything that is not named is for the Incident
 * Master alone.
 */
public final class Hearing {

    private Hearing() {}

    /** Whether the viewer may read the words of this event from now on. */
    public static boolean mayRead(LineEvent event, Viewer viewer) {
        if (viewer.isIncidentMaster()) {
            return true;
        }
        return switch (event) {
            case SessionEvent e -> ofSession(e, viewer);
            case RoundEvent.RevealAnnounced e -> true;
            case RoundEvent.Narrated e -> e.to() == Hearers.ALL || viewer.isAt(Table.valueOf(e.to().name()));
            case RoundEvent e -> false;
            case ActionEvent e -> ofAction(e, viewer);
            case RevealEvent.FactRevealed e -> viewer.isAt(Table.COMPANY);
            case RevealEvent.ControlClosed e -> viewer.isAt(Table.COMPANY);
            case RevealEvent e -> false;
            case CallEvent.TiedSentenceSpoken e -> true;
            case MeetingEvent.MeetingQuestionAsked e -> true;
            case MeetingEvent.MeetingAnswerRecorded e -> true;
            case MeetingEvent.ExplanationRead e -> true;
            case CutEvent.GroundOffered e -> true;
            case CutEvent.HumanCostReadAloud e -> true;
            case CutEvent.CutApproved e -> true;
            case DebriefEvent.TelemetryRecorded e -> false;
            case DebriefEvent e -> true;
            case LineEvent e -> false;
        };
    }

    private static boolean ofSession(SessionEvent event, Viewer viewer) {
        return switch (event) {
            case SessionEvent.HiresListed e -> true;
            case SessionEvent.CaseAbandoned e -> true;
            case SessionEvent.OperatorShown e -> viewer.isAt(Table.COMRADES);
            case SessionEvent e -> false;
        };
    }

    private static boolean ofAction(ActionEvent event, Viewer viewer) {
        return switch (event) {
            case ActionEvent.FreeActionTaken e -> viewer.isAt(e.table());
            case ActionEvent.ActionDeclared e -> viewer.isAt(e.table());
            case ActionEvent.RollWaived e -> viewer.isAt(e.table());
            case ActionEvent.ActionNarrated e -> viewer.isAt(e.table());
            case ActionEvent.StoppingControlNoted e -> viewer.isAt(e.askedTable());
            case ActionEvent.LookupSpent e -> viewer.isAt(Table.COMPANY);
            case ActionEvent.ScriptedMoveTold e -> !viewer.isAt(Table.COMRADES);
            case ActionEvent e -> false;
        };
    }
}
