package dev.stopline.platform.axon;

import java.util.List;

/** The stored names of a feature's events. Every bean of this type is asked, and all answers are joined. */
public interface EventNames {

    /** The names, one for each type of event. */
    List<EventName> eventNames();
}
