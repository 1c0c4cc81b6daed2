package dev.stopline.squad.rules;

/** S-FACT-03, S-FACT-04, GAP-32: why a faction clock is marked. */
public enum MarkCause {
    HELP_ACCEPTED,
    SOURCE_EXPOSED,
    LOCAL_PERMISSION,
    IDENTITY_EXPOSED,
    /** S-ACT-23: a natural 1 on a STAKE marks by itself and leaves the other natural ones to the player. */
    FACE_CAUGHT,
    SOURCE_USED_TWICE,
    PARTIAL_OR_WORSE,
    CODE_CROSSED_IN_PUBLIC,
    HEAT_IGNORED,
    FAVOUR_REFUSED,
    CONTACT_USED,
    BURNED_NAME_USED,
    AFTERMATH
}
