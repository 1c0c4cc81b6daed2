package dev.stopline.leaks;

import dev.stopline.line.rules.ActionEvent;
import dev.stopline.line.rules.CutEvent;
import dev.stopline.line.rules.LineEvent;
import dev.stopline.line.rules.RevealEvent;
import dev.stopline.line.rules.RoundEvent;
import dev.stopline.line.rules.Table;
import dev.stopline.line.rules.TrackEvent;
import dev.stopline.line.rules.Viewer;

/** The events that may say what a table does: to itself each of its own, to everybody what comes of it on the board. */
final class SaidElsewhere {

    private SaidElsewhere() {}

    static boolean says(LineEvent event, Viewer viewer) {
        return switch (event) {
            case ActionEvent e -> isOwn(e, viewer);
            case RevealEvent.ClueCounted e -> viewer.isAt(Table.COMRADES);
            case RevealEvent e -> viewer.isAt(Table.COMPANY);
            case RoundEvent.Narrated e -> Hearing.mayRead(e, viewer);
            case RoundEvent.RoundEnded e -> true;
            case TrackEvent.EffectDeferred e -> viewer.isAt(e.table());
            case TrackEvent.PayoffShown e -> true;
            case TrackEvent.ExposureChanged e -> true;
            case TrackEvent.TierRaised e -> true;
            case TrackEvent.LookupRaisedTier e -> true;
            case CutEvent.CluesCounted e -> viewer.isAt(Table.COMPANY);
            case CutEvent.CutGateChecked e -> true;
            case LineEvent e -> false;
        };
    }

    private static boolean isOwn(ActionEvent event, Viewer viewer) {
        return switch (event) {
            case ActionEvent.FreeActionTaken e -> viewer.isAt(e.table());
            case ActionEvent.ActionDeclared e -> viewer.isAt(e.table());
            case ActionEvent.ActionSpent e -> viewer.isAt(e.table());
            case ActionEvent.RollCalled e -> viewer.isAt(e.table());
            case ActionEvent.RollWaived e -> viewer.isAt(e.table());
            case ActionEvent.ActionNarrated e -> viewer.isAt(e.table());
            case ActionEvent.DieThrown e -> viewer.isAt(e.table());
            case ActionEvent.ActionResolved e -> viewer.isAt(e.table());
            case ActionEvent.RollAbandoned e -> viewer.isAt(e.table());
            case ActionEvent.LookupSpent e -> viewer.isAt(Table.COMPANY);
            case ActionEvent.NotOnFileAnswered e -> viewer.isAt(Table.COMPANY);
            case ActionEvent.CoverHolderChosen e -> viewer.isAt(Table.COMRADES);
            case ActionEvent.CoverAnnounced e -> viewer.isAt(Table.COMRADES);
            case ActionEvent.CoverThrown e -> viewer.isAt(Table.COMRADES);
            case ActionEvent e -> false;
        };
    }
}
