package dev.stopline.platform.web;

import java.util.List;

/** What was sent is at fault before any rule is asked: answered with 400 and the faults. */
public final class InvalidRequest extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient List<Fault> faults;

    /** These things are wrong. */
    public InvalidRequest(List<Fault> faults) {
        super("invalid request", null, false, false);
        this.faults = List.copyOf(faults);
    }

    /** What is wrong. */
    public List<Fault> faults() {
        return faults;
    }
}
