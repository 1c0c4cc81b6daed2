package dev.stopline.tournament.view;

import dev.stopline.platform.StoplineProperties;
import dev.stopline.platform.axon.EventHistory;
import dev.stopline.platform.board.Boards;
import dev.stopline.platform.board.Sight;
import dev.stopline.tournament.rules.TournamentEvent;
import dev.stopline.tournament.rules.TournamentState;
import dev.stopline.tournament.rules.WhoSees;
import dev.stopline.tournament.rules.WhoSees.Viewer;
import org.springframework.stereotype.Component;

/** Each tournament as its organizer or everybody else knows it: right at every moment, on every node. */
@Component
public class Tournaments extends Boards<TournamentState, TournamentEvent, Viewer> {

    Tournaments(EventHistory history, StoplineProperties properties) {
        super(
                history,
                new ByViewer(),
                TournamentEvent.class,
                properties.limits().cachedGames());
    }

    private record ByViewer() implements Sight<TournamentState, TournamentEvent, Viewer> {

        @Override
        public TournamentState initial() {
            return TournamentState.INITIAL;
        }

        @Override
        public boolean sees(TournamentState known, TournamentEvent event, Viewer viewer) {
            return WhoSees.sees(event, viewer);
        }

        @Override
        public TournamentState after(TournamentState known, TournamentEvent event) {
            return known.after(event);
        }
    }
}
