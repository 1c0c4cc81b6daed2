package dev.stopline.squad.content;

import dev.stopline.dice.DiceSource;
import dev.stopline.platform.recorded.RecordedGame;
import dev.stopline.platform.recorded.RecordedGames;
import dev.stopline.platform.recorded.RecordedMove;
import dev.stopline.squad.rules.Spans;
import dev.stopline.squad.rules.SquadCommand;
import dev.stopline.squad.rules.SquadEvent;
import dev.stopline.squad.rules.SquadMove;
import dev.stopline.squad.rules.SquadRules;
import dev.stopline.squad.rules.SquadState;

/** The recorded games of squad. A move is made by {@code PLAYER} or {@code ORGANIZER}. */
public final class RecordedCareers extends RecordedGames<SquadState, SquadMove, SquadCommand, SquadEvent> {

    /** The recorded games that are packed with the service. */
    public RecordedCareers() {
        super("squad", new SquadRules(TableLibrary.shipped()), SquadJson.COMMANDS, SquadJson.EVENTS);
    }

    @Override
    public SquadMove move(RecordedGame<SquadCommand, SquadEvent> career, RecordedMove<SquadCommand, SquadEvent> move) {
        return new SquadMove(move.command(), move.faces());
    }

    @Override
    protected DiceSource diceFor(SquadState state, SquadCommand command) {
        return SquadRules.diceFor(state, command);
    }

    @Override
    protected SeedSpans spans(SquadState state) {
        return new SeedSpans(Spans.now(state), Spans.next(state));
    }
}
