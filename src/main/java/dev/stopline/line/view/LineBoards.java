package dev.stopline.line.view;

import dev.stopline.line.rules.LineEvent;
import dev.stopline.line.rules.LineState;
import dev.stopline.line.rules.Viewer;
import dev.stopline.line.rules.WhoSees;
import dev.stopline.platform.StoplineProperties;
import dev.stopline.platform.axon.EventHistory;
import dev.stopline.platform.board.Boards;
import dev.stopline.platform.board.Sight;
import org.springframework.stereotype.Component;

/** The board of each viewer of a session of line. */
@Component
public class LineBoards extends Boards<LineState, LineEvent, Viewer> {

    LineBoards(EventHistory history, StoplineProperties properties) {
        super(history, new LineSight(), LineEvent.class, properties.limits().cachedGames());
    }

    private record LineSight() implements Sight<LineState, LineEvent, Viewer> {

        @Override
        public LineState initial() {
            return LineState.INITIAL;
        }

        @Override
        public boolean sees(LineState known, LineEvent event, Viewer viewer) {
            return WhoSees.sees(known.mode(), event, viewer);
        }

        @Override
        public LineState after(LineState known, LineEvent event) {
            return known.after(event);
        }
    }
}
