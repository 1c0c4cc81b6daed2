package dev.stopline.rulebook;

/** Who may read a rule, and from when; each class of readers may also read what the classes before it say. */
public enum RuleReaders {
    /** Everybody, always. */
    ALL,
    /** Everybody once the case has started. */
    IN_PLAY,
    /** The Incident Master; everybody once the debrief is open. */
    IM_UNTIL_DEBRIEF;

    /** How far somebody may read, given whether they are the Incident Master or in the debrief, and whether the case has started. */
    public static RuleReaders reach(boolean isIncidentMasterOrDebriefOpen, boolean caseStarted) {
        if (isIncidentMasterOrDebriefOpen) {
            return IM_UNTIL_DEBRIEF;
        }
        return caseStarted ? IN_PLAY : ALL;
    }

    /** Whether somebody who may read this far may read what is meant for {@code readers}. */
    public boolean reaches(RuleReaders readers) {
        return compareTo(readers) >= 0;
    }
}
