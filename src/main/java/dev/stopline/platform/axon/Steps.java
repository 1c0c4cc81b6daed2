package dev.stopline.platform.axon;

/**
 * The processing group of what follows from events by itself: {@code @ProcessingGroup(Steps.GROUP)} with
 * {@code @DisallowReplay}. A step's moves are stored in one transaction with the place it has come to, so that it is done
 * once and whole, also when the service ends in the middle of it; one that fails is tried again. The processor of the
 * lists runs them.
 */
public final class Steps {

    /** The name of the group. */
    public static final String GROUP = "steps";

    private Steps() {}
}
