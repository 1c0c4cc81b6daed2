package dev.stopline.leaks;

import dev.stopline.line.rules.ActionEvent;
import dev.stopline.line.rules.CallEvent;
import dev.stopline.line.rules.CutEvent;
import dev.stopline.line.rules.DebriefEvent;
import dev.stopline.line.rules.Hearers;
import dev.stopline.line.rules.LineEvent;
import dev.stopline.line.rules.MeetingEvent;
import dev.stopline.line.rules.Mode;
import dev.stopline.line.rules.RevealEvent;
import dev.stopline.line.rules.RoundEvent;
import dev.stopline.line.rules.SessionEvent;
import dev.stopline.line.rules.Table;
import dev.stopline.line.rules.TrackEvent;
import dev.stopline.line.rules.Viewer;

/**
 * What the two games of a pair differ in. All of it is hidden, until an event says it: which events these are, and to whom,
 * is the list in {@link #isSaidBy}.
 */
public enum Difference {
    /** Who the operator is. */
    WHO_IS_WHO,
    /** Types, stages, texts, reasons and tier steps of the facts. */
    FACTS,
    /** Every id and every text of the card that is not public. */
    CARD,
    /** Verbs, hires and bands of the scripted moves, cover holders, suggested moves: in company-only. */
    SCRIPT,
    /** The faces thrown, with the same result. */
    FACES,
    /** The faces thrown, with whatever result. */
    RESULTS,
    /** Whether one table, and the Incident Master for it, does anything at all. */
    ELSEWHERE,
    /** Scores beyond the shown cap of Payoff. */
    ABOVE_THE_CAP,
    /** What is said to one table or noted. */
    WORDS,
    /** What the fingers point at before three is said. */
    FINGERS,
    /** What the Incident Master notes: basis of a question, cited facts, linked facts, controls behind a roll. */
    NOTES,
    /** The parameters that only the Incident Master may read. */
    RULES;

    /** Whether games of this mode can differ in it. */
    public boolean fits(Mode mode) {
        return switch (this) {
            case SCRIPT -> mode == Mode.COMPANY_ONLY;
            case ABOVE_THE_CAP -> mode != Mode.BOTH_CHAIRS;
            case WHO_IS_WHO -> mode.seats(Table.COMPANY);
            case FACTS, CARD, FACES, RESULTS, ELSEWHERE, WORDS, FINGERS, NOTES, RULES -> true;
        };
    }

    /** Whether it is hidden from this viewer at first. */
    public boolean isHiddenFrom(Viewer viewer) {
        return this == FINGERS || !viewer.isIncidentMaster();
    }

    /** Whether the event may say the difference to this viewer. Of every difference the debrief may speak. */
    public boolean isSaidBy(LineEvent event, Viewer viewer) {
        if (event instanceof DebriefEvent) {
            return !(event instanceof DebriefEvent.TelemetryRecorded);
        }
        return switch (this) {
            case WHO_IS_WHO -> saysWho(event, viewer);
            case FACTS -> saysFacts(event, viewer);
            case CARD, WORDS ->
                Hearing.mayRead(event, viewer) && !Markers.in(event).isEmpty();
            case SCRIPT -> saysTracks(event);
            case FACES -> saysFace(event, viewer);
            case RESULTS -> saysFace(event, viewer) || saysResult(event, viewer) || saysTracks(event);
            case ELSEWHERE -> SaidElsewhere.says(event, viewer);
            case ABOVE_THE_CAP -> saysFace(event, viewer) || saysResult(event, viewer) || saysPayoff(event);
            case FINGERS -> saysFinger(event, viewer);
            case NOTES -> saysNotes(event, viewer);
            case RULES ->
                event instanceof SessionEvent.RulesetOverridden || event instanceof TrackEvent.ExposureChanged;
        };
    }

    /** A cut tells: Payoff freezes, or Exposure rises and the hire goes, after what waited for the end of the round. */
    private static boolean saysWho(LineEvent event, Viewer viewer) {
        return switch (event) {
            case SessionEvent.OperatorShown e -> viewer.isAt(Table.COMRADES);
            case TrackEvent.PayoffFrozen e -> true;
            case TrackEvent.PayoffShown e -> true;
            case TrackEvent.ExposureChanged e -> true;
            case TrackEvent.TierRaised e -> true;
            case CutEvent.HireGone e -> true;
            case LineEvent e -> false;
        };
    }

    private static boolean saysFacts(LineEvent event, Viewer viewer) {
        return switch (event) {
            case RevealEvent.FactRevealed e -> viewer.isAt(Table.COMPANY);
            case RevealEvent.NothingMoreOnFile e -> viewer.isAt(Table.COMPANY);
            case RevealEvent.ClueCounted e -> viewer.isAt(Table.COMRADES);
            case ActionEvent.NotOnFileAnswered e -> viewer.isAt(Table.COMPANY);
            case CutEvent.CluesCounted e -> viewer.isAt(Table.COMPANY);
            case CutEvent.CutGateChecked e -> true;
            case MeetingEvent.ExplanationRead e -> true;
            case LineEvent e -> false;
        };
    }

    private static boolean saysFace(LineEvent event, Viewer viewer) {
        return switch (event) {
            case ActionEvent.DieThrown e -> viewer.isAt(e.table());
            case ActionEvent.CoverThrown e -> viewer.isAt(Table.COMRADES);
            case LineEvent e -> false;
        };
    }

    private static boolean saysResult(LineEvent event, Viewer viewer) {
        return switch (event) {
            case ActionEvent.ActionResolved e -> viewer.isAt(e.table());
            case TrackEvent.EffectDeferred e -> viewer.isAt(e.table());
            case RevealEvent.RevealOwed e -> viewer.isAt(Table.COMPANY);
            case RevealEvent.FactRevealed e -> viewer.isAt(Table.COMPANY);
            case RevealEvent.ControlClosed e -> viewer.isAt(Table.COMPANY);
            case RevealEvent.PaymentHeld e -> viewer.isAt(Table.COMPANY);
            case LineEvent e -> false;
        };
    }

    private static boolean saysTracks(LineEvent event) {
        return event instanceof TrackEvent.TierRaised
                || event instanceof TrackEvent.ExposureChanged
                || saysPayoff(event);
    }

    private static boolean saysPayoff(LineEvent event) {
        return event instanceof TrackEvent.PayoffShown || event instanceof RoundEvent.RoundEnded;
    }

    private static boolean saysFinger(LineEvent event, Viewer viewer) {
        return switch (event) {
            case CallEvent.FingerPointed e -> viewer.text().equals(e.seat());
            case CallEvent.VoteRevealed e -> true;
            case LineEvent e -> false;
        };
    }

    private static boolean saysNotes(LineEvent event, Viewer viewer) {
        return switch (event) {
            case RevealEvent.ControlClosed e -> viewer.isAt(Table.COMPANY);
            case RoundEvent.Narrated e -> e.to() == Hearers.ALL || viewer.isAt(Table.valueOf(e.to().name()));
            case CutEvent.HumanCostReadAloud e -> true;
            case CutEvent.CutApproved e -> true;
            case LineEvent e -> false;
        };
    }
}
