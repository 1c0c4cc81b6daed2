package dev.stopline.platform.security;

/** Says whether a token is still the newest of its seat. */
public interface SeatEpochs {

    /** Whether a token of this caller and epoch still counts; asked on every request, and right on every node within a second. */
    boolean isCurrent(Caller caller, long epoch);
}
