package dev.stopline.squad.rules;

/** S-ACT-06: what an action is pointed at. */
public enum SourceKind {
    PERSON,
    LOCATION,
    SYSTEM,
    ROUTE
}
