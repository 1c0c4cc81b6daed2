package dev.stopline.line.rules;

/** Ending and debrief (section 3.3). */
public sealed interface DebriefCommand extends LineCommand {

    /** Opens the debrief once the case has ended; the ending is read. */
    record OpenDebrief() implements DebriefCommand {}

    /** L-DEB-01: replays the tied sentences. */
    record ReplaySentences() implements DebriefCommand {}

    /** L-DEB-02: shows the card next to the answers. */
    record ShowCards() implements DebriefCommand {}

    /** L-DEB-04: reads the hidden causes of tier rises. */
    record RevealTierCauses() implements DebriefCommand {}

    /** L-DEB-05: reads the controls named after each score. */
    record ReadStoppingControls() implements DebriefCommand {}

    /** L-DEB-03: says who a hire was. */
    record RevealIdentity(int hire) implements DebriefCommand {}

    /** L-PROC-01: reads whether the process held. */
    record ReadProcessCondition() implements DebriefCommand {}

    /** Closes the session for good. */
    record CloseSession() implements DebriefCommand {}
}
