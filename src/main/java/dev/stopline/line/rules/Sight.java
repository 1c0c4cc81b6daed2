package dev.stopline.line.rules;

/** Who sees an event: {@link WhoSees#sees} in every game; a test puts another answer in to prove that a leak is caught. */
@FunctionalInterface
public interface Sight {

    /** Whether the viewer sees the event in a session of this mode. */
    boolean sees(Mode mode, LineEvent event, Viewer viewer);
}
