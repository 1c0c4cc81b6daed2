package dev.stopline.squad.rules;

/** S-ACT-01..04: the four operation verbs. */
public enum Verb {
    /** Scenes and on-site evidence: LEGS or EYE. */
    WALK,
    /** Witnesses, suspects, contacts: NERVE. */
    LEAN,
    /** Records and archives: EYE. */
    PULL,
    /** Surveillance and tails: LEGS. */
    STAKE
}
