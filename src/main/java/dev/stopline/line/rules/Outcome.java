package dev.stopline.line.rules;

import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.List;

/**
 * How the case ended and what has been shown since.
 *
 * @param ended why; {@link EndReason#SEALED} where the viewer knows only that it has
 * @param ending set with the case's end for the Incident Master, when it is read for everybody
 * @param endingPayoff, endingExposure as they were read
 * @param processHeld meaningful once {@code processRead}, and for the Incident Master once the case has ended
 * @param stoppingControls the controls named after each score (L-DEB-05)
 * @param identities the hires whose identity the debrief has revealed
 * @param seed the server's seed once revealed; empty before and for entered dice
 */
@RecordBuilder
public record Outcome(
        EndReason ended,
        Ending ending,
        boolean endingRead,
        int endingPayoff,
        int endingExposure,
        boolean processHeld,
        boolean processRead,
        List<NotedControl> stoppingControls,
        List<Integer> identities,
        boolean abandoned,
        String seed)
        implements OutcomeBuilder.With {

    static final Outcome NONE =
            new Outcome(EndReason.NONE, Ending.NONE, false, 0, 0, false, false, List.of(), List.of(), false, "");

    /** A control named after a score; {@code actionId} empty where the viewer does not know. */
    public record NotedControl(int number, Table askedTable, String text, String actionId) {}

    /** Whether the case has ended. */
    public boolean hasEnded() {
        return ended != EndReason.NONE;
    }
}
