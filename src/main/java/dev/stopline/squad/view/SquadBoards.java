package dev.stopline.squad.view;

import dev.stopline.platform.StoplineProperties;
import dev.stopline.platform.axon.EventHistory;
import dev.stopline.platform.board.Boards;
import dev.stopline.platform.board.Sight;
import dev.stopline.squad.rules.SquadEvent;
import dev.stopline.squad.rules.SquadState;
import dev.stopline.squad.rules.WhoSees;
import org.springframework.stereotype.Component;

/** The board of a career, as its player sees it. */
@Component
public class SquadBoards extends Boards<SquadState, SquadEvent, SquadBoards.Viewer> {

    SquadBoards(EventHistory history, StoplineProperties properties) {
        super(history, new PlayerSight(), SquadEvent.class, properties.limits().cachedGames());
    }

    /** Whose eyes there are: a career is played alone. */
    public enum Viewer {
        PLAYER
    }

    private record PlayerSight() implements Sight<SquadState, SquadEvent, Viewer> {

        @Override
        public SquadState initial() {
            return SquadState.INITIAL;
        }

        @Override
        public boolean sees(SquadState known, SquadEvent event, Viewer viewer) {
            return WhoSees.playerSees(event);
        }

        @Override
        public SquadState after(SquadState known, SquadEvent event) {
            return known.after(event);
        }
    }
}
