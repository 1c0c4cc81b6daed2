package dev.stopline.recorded;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.line.content.RecordedLines;
import dev.stopline.line.rules.Glimpse;
import dev.stopline.line.rules.LineCommand;
import dev.stopline.line.rules.LineEvent;
import dev.stopline.line.rules.LineRules;
import dev.stopline.line.rules.LineState;
import dev.stopline.line.rules.Move;
import dev.stopline.line.rules.Viewer;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every recorded game of line is what the rules still say, move by move and for every viewer. */
class RecordedLinesTest extends EveryRecordedGame<LineState, Move, LineCommand, LineEvent> {

    private static final LineRules RULES = new LineRules();
    private static final RecordedLines GAMES = new RecordedLines();

    RecordedLinesTest() {
        super(GAMES);
    }

    @ParameterizedTest
    @MethodSource("names")
    void everyViewerCanFoldWhatItSeesAfterEveryMove(String name) {
        var game = committed(name);
        var viewers = new ArrayList<Viewer>(List.of(Viewer.IM, Viewer.SPECTATOR));
        GAMES.seats(game).forEach(each -> viewers.add(GAMES.viewer(game, each.seat())));
        var events = new ArrayList<LineEvent>();
        for (var move : game.moves()) {
            events.addAll(move.events());
            for (var viewer : viewers) {
                var seen = Glimpse.fold(events, viewer);
                assertThat(Glimpse.of(seen, viewer).version())
                        .as("%s for %s", name, viewer.text())
                        .isEqualTo(RULES.fold(LineState.INITIAL, events).seen().by(viewer));
            }
        }
    }
}
