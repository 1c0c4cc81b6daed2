package dev.stopline.tournament.rules;

import java.util.List;

/** T-SWI-06: why these entrants meet, or why one has the bye, in sentences for people, each with its article. */
public record PairingReason(List<String> entrants, List<Reason> why) {

    public PairingReason {
        entrants = List.copyOf(entrants);
        why = List.copyOf(why);
    }
}
