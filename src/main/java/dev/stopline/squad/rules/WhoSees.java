package dev.stopline.squad.rules;

/** Section 7.4: what the player sees now, whole or not at all; the rest is for the debrief of the closed job. */
public final class WhoSees {

    private WhoSees() {}

    /** Whether the player sees the event; it never changes afterwards. */
    public static boolean playerSees(SquadEvent event) {
        return switch (event) {
            case CareerEvent e -> true;
            case BetweenEvent e -> true;
            case OpeningEvent e -> ofOpening(e);
            case OperationEvent e -> true;
            case PoolEvent e -> true;
            case PressureEvent e -> true;
            case InterdictEvent e -> true;
        };
    }

    private static boolean ofOpening(OpeningEvent event) {
        return switch (event) {
            case OpeningEvent.PostureSealed e -> false;
            case OpeningEvent.AnatomySealed e -> false;
            case OpeningEvent.JobOpened e -> true;
            case OpeningEvent.TrajectoryDeclared e -> true;
            case OpeningEvent.GeneratorStepRolled e -> true;
            case OpeningEvent.GeneratorStepDone e -> true;
            case OpeningEvent.GeneratorStepRerolled e -> true;
            case OpeningEvent.JobDefined e -> true;
            case OpeningEvent.AnatomyPlaced e -> true;
            case OpeningEvent.AnatomyWritten e -> true;
            case OpeningEvent.JobBriefed e -> true;
            case OpeningEvent.AnatomyRevealed e -> true;
            case OpeningEvent.AnatomyHidden e -> true;
            case OpeningEvent.FalseTargetSet e -> true;
            case OpeningEvent.FirstReadRolled e -> true;
            case OpeningEvent.PostureShown e -> true;
        };
    }
}
