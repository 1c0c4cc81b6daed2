package dev.stopline.tournament.view;

import dev.stopline.platform.axon.EventHistory.PastEvent;
import dev.stopline.tournament.rules.TournamentEvent;
import java.time.temporal.ChronoUnit;

/**
 * Something that happened in a tournament, with what its store keeps beside it.
 *
 * @param at when it was stored, as an instant in whole seconds
 * @param by the subject who brought it about, or the service's own name
 */
public record Happened(TournamentEvent event, String at, String by) {

    static Happened of(PastEvent past) {
        return new Happened(
                (TournamentEvent) past.event(),
                past.at().truncatedTo(ChronoUnit.SECONDS).toString(),
                past.stamp().by());
    }
}
