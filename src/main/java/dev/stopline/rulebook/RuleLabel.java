package dev.stopline.rulebook;

/** How firmly a rule stands. */
public enum RuleLabel {
    /** Fixed by the owner of the game: never overridden. */
    RULED,
    /** A playtest value: a session may override it where the rule has keys. */
    DEFAULT,
    /** The rules text is silent: our own default, which a session may override where the rule has keys. */
    GAP
}
