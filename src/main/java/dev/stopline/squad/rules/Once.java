package dev.stopline.squad.rules;

/** What may be used once a job. */
public enum Once {
    TAIL_SHADOW2,
    TAIL_PAUSE,
    INTERROGATOR_DROP,
    SPECIALIST_CANCEL,
    TRIGGER_FIRST,
    WIRE_KIT,
    SOURCE_CREDIT,
    THE_COST,
    ROOM_DECL,
    NO_WITNESSES,
    FAM_STAKE,
    FAM_CONVERT,
    SHORT_FUSE,
    SITREP,
    NAT1_LIABILITY
}
