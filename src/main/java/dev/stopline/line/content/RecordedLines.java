package dev.stopline.line.content;

import dev.stopline.dice.DiceSource;
import dev.stopline.line.rules.LineCommand;
import dev.stopline.line.rules.LineEvent;
import dev.stopline.line.rules.LineRules;
import dev.stopline.line.rules.LineState;
import dev.stopline.line.rules.Move;
import dev.stopline.line.rules.SessionCommand.SeatPlayer;
import dev.stopline.line.rules.Viewer;
import dev.stopline.platform.recorded.RecordedGame;
import dev.stopline.platform.recorded.RecordedGames;
import dev.stopline.platform.recorded.RecordedMove;
import java.util.List;

/** The recorded games of line. A move is made by {@code IM} or a seat. */
public final class RecordedLines extends RecordedGames<LineState, Move, LineCommand, LineEvent> {

    /** The recorded games that are packed with the service. */
    public RecordedLines() {
        super("line", new LineRules(), LineJson.COMMANDS, LineJson.EVENTS);
    }

    @Override
    public Move move(RecordedGame<LineCommand, LineEvent> game, RecordedMove<LineCommand, LineEvent> recorded) {
        return new Move(viewer(game, recorded.by()), recorded.seat(), recorded.command(), recorded.faces());
    }

    /**
     * The viewer that {@code IM} or a seat's id means.
     *
     * @throws IllegalArgumentException if the game has no such seat
     */
    public Viewer viewer(RecordedGame<LineCommand, LineEvent> game, String text) {
        if (text.equals(Viewer.IM.text())) {
            return Viewer.IM;
        }
        return seats(game).stream()
                .filter(each -> each.seat().equals(text))
                .map(each -> new Viewer.Seat(each.seat(), each.table()))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(game.name() + " has no seat '" + text + "'"));
    }

    /** The seats of the game, in the order in which they were taken. */
    public List<SeatPlayer> seats(RecordedGame<LineCommand, LineEvent> game) {
        return game.moves().stream()
                .map(RecordedMove::command)
                .filter(SeatPlayer.class::isInstance)
                .map(SeatPlayer.class::cast)
                .toList();
    }

    @Override
    protected DiceSource diceFor(LineState state, LineCommand command) {
        return LineRules.diceFor(state, command);
    }

    @Override
    protected SeedSpans spans(LineState state) {
        return new SeedSpans(LineRules.SPAN, "");
    }
}
