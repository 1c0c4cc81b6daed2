package dev.stopline.squad.rules;

import java.util.ArrayList;
import java.util.List;

/** Which jobs these events close, in order. */
final class JobsOf {

    private JobsOf() {}

    static List<Integer> closed(List<SquadEvent> events) {
        var closed = new ArrayList<Integer>();
        int open = 0;
        for (var event : events) {
            if (event instanceof OpeningEvent.JobOpened opened) {
                open = opened.caseNumber();
            }
            if (event instanceof InterdictEvent.JobClosed) {
                closed.add(open);
            }
        }
        return List.copyOf(closed);
    }
}
