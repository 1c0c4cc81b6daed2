package dev.stopline.line.aggregate;

import dev.stopline.decide.Ruling;
import dev.stopline.dice.Dice;
import dev.stopline.line.rules.LineCommand;
import dev.stopline.line.rules.LineEvent;
import dev.stopline.line.rules.LineRules;
import dev.stopline.line.rules.LineState;
import dev.stopline.line.rules.Move;
import dev.stopline.line.rules.ServiceCommand;
import dev.stopline.line.rules.Viewer;
import dev.stopline.platform.axon.FreshnessCheck;
import dev.stopline.platform.axon.GameShell;
import dev.stopline.platform.axon.MoveStamp;
import dev.stopline.platform.axon.Moved;
import dev.stopline.platform.axon.RefusedMove;
import dev.stopline.platform.axon.RefusedOpening;
import dev.stopline.platform.axon.StaleVersion;
import dev.stopline.platform.dice.DiceOnDemand;
import dev.stopline.platform.dice.DiceTray;
import dev.stopline.platform.dice.SeedPlace;
import java.util.ArrayList;
import org.axonframework.commandhandling.CommandHandler;
import org.axonframework.eventhandling.DomainEventMessage;
import org.axonframework.eventsourcing.EventSourcingHandler;
import org.axonframework.modelling.command.AggregateCreationPolicy;
import org.axonframework.modelling.command.AggregateIdentifier;
import org.axonframework.modelling.command.CreationPolicy;
import org.axonframework.spring.stereotype.Aggregate;
import org.jspecify.annotations.Nullable;

/** One session of line: asks the rules, and applies or refuses. No rule stands here. */
@Aggregate(type = LineSession.TYPE, cache = "aggregateCache")
public class LineSession {

    /** What the store calls this kind of game. */
    public static final String TYPE = "line-session";

    /** One seed covers the whole case. */
    public static final String SPAN = LineRules.SPAN;

    private static final LineRules RULES = new LineRules();

    @AggregateIdentifier
    private @Nullable String sessionId;

    private LineState state = RULES.initial();

    /** For Axon: a session before its first event. */
    public LineSession() {}

    @CommandHandler
    @CreationPolicy(AggregateCreationPolicy.CREATE_IF_MISSING)
    Moved<LineEvent> handle(OpenLine opening, DiceTray tray) {
        sessionId = opening.sessionId();
        var decided = new ArrayList<GameShell.Step<LineEvent>>();
        var known = state;
        for (var command : opening.commands()) {
            var move = Move.of(command instanceof ServiceCommand ? Viewer.SERVICE : Viewer.IM, command);
            switch (RULES.decide(known, move, dice(known, opening.sessionId(), move, tray))) {
                case Ruling.Refused<LineEvent>(var refusal) -> throw new RefusedOpening(new RefusedMove(refusal));
                case Ruling.Played<LineEvent>(var events) -> {
                    decided.add(new GameShell.Step<>(stampOf(opening, move), events));
                    known = RULES.fold(known, events);
                }
            }
        }
        return GameShell.apply(decided);
    }

    @CommandHandler
    Moved<LineEvent> handle(PlayLine play, DiceTray tray, FreshnessCheck freshness) throws RefusedMove, StaleVersion {
        var move = play.move();
        int seen = state.seen().by(move.by());
        GameShell.mustMatch(play.sessionId(), play.ifMatch(), seen, freshness);
        var ruling = RULES.decide(state, move, dice(state, play.sessionId(), move, tray));
        return GameShell.play(play.sessionId(), ruling, stampOf(move), seen, freshness);
    }

    @EventSourcingHandler
    void on(LineEvent event, DomainEventMessage<?> message) {
        sessionId = message.getAggregateIdentifier();
        state = RULES.evolve(state, event);
    }

    private static Dice dice(LineState state, String sessionId, Move move, DiceTray tray) {
        var source = LineRules.diceFor(state, move.command());
        var board = LineRules.boardFor(state, move.command());
        var seed = board.shared() ? SeedPlace.of(board) : new SeedPlace(sessionId, SPAN);
        return new DiceOnDemand(source, () -> tray.dice(seed, source, move.faces()));
    }

    private static MoveStamp stampOf(OpenLine opening, Move move) {
        return move.command() instanceof ServiceCommand
                ? stampOf(move)
                : new MoveStamp(opening.by(), nameOf(move.command()));
    }

    /** Who made a move, and which. */
    public static MoveStamp stampOf(Move move) {
        return new MoveStamp(move.by().text(), nameOf(move.command()), move.forSeat());
    }

    private static String nameOf(LineCommand command) {
        return command.getClass().getSimpleName();
    }
}
