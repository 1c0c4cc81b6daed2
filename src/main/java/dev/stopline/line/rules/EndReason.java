package dev.stopline.line.rules;

/** Why a case ended. */
public enum EndReason {
    /** It has not ended. */
    NONE,
    /** It has, for a reason the viewer does not know. */
    SEALED,
    OPERATOR_CUT,
    PAYOFF_LIMIT,
    WRONGFUL_LAST_STAGE,
    STAGES_DONE,
    /** Ours: the Incident Master abandoned it. */
    ABANDONED
}
