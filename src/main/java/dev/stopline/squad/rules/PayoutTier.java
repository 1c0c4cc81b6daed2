package dev.stopline.squad.rules;

/** GAP-05: the recorded payout; nothing is bought with it. */
public enum PayoutTier {
    NONE,
    REDUCED,
    STANDARD,
    FULL,
    BONUS
}
