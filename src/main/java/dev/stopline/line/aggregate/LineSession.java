package dev.stopline.line.aggregate;

import dev.stopline.decide.Ruling;
import dev.stopline.dice.Dice;
import dev.stopline.line.rules.LineCommand;
import dev.stopline.line.rules.LineEvent;
import dev.stopline.line.rules.LineRules;
import dev.stopline.line.rules.LineState;
import dev.stopline.line.rules.Move;
import dev.stopline.line.rules.Viewer;
import dev.stopline.platform.axon.FreshnessCheck;
import dev.stopline.platform.axon.MoveStamp;
import dev.stopline.platform.axon.RefusedMove;
import dev.stopline.platform.axon.RefusedOpening;
import dev.stopline.platform.axon.StaleVersion;
import dev.stopline.platform.dice.DiceTray;
import java.util.ArrayList;
import java.util.List;
import org.axonframework.commandhandling.CommandHandler;
import org.axonframework.eventhandling.DomainEventMessage;
import org.axonframework.eventsourcing.EventSourcingHandler;
import org.axonframework.modelling.command.AggregateCreationPolicy;
import org.axonframework.modelling.command.AggregateIdentifier;
import org.axonframework.modelling.command.AggregateLifecycle;
import org.axonframework.modelling.command.CreationPolicy;
import org.axonframework.spring.stereotype.Aggregate;
import org.jspecify.annotations.Nullable;

/** One session of line: asks the rules, and applies or refuses. No rule stands here. */
@Aggregate(type = LineSession.TYPE, cache = "aggregateCache")
public class LineSession {

    /** What the store calls this kind of game. */
    public static final String TYPE = "line-session";

    /** One seed covers the whole case. */
    public static final String SPAN = "case";

    private static final LineRules RULES = new LineRules();

    @AggregateIdentifier
    private @Nullable String sessionId;

    private LineState state = RULES.initial();

    /** For Axon: a session before its first event. */
    public LineSession() {}

    @CommandHandler
    @CreationPolicy(AggregateCreationPolicy.CREATE_IF_MISSING)
    Moved handle(OpenLine opening, DiceTray tray) {
        sessionId = opening.sessionId();
        var decided = new ArrayList<Step>();
        var known = state;
        for (var command : opening.commands()) {
            var move = Move.of(Viewer.IM, command);
            switch (RULES.decide(known, move, dice(known, opening.sessionId(), move, tray))) {
                case Ruling.Refused<LineEvent>(var refusal) -> throw new RefusedOpening(new RefusedMove(refusal));
                case Ruling.Played<LineEvent>(var events) -> {
                    decided.add(new Step(new MoveStamp(opening.by(), nameOf(command)), events));
                    known = RULES.fold(known, events);
                }
            }
        }
        return apply(decided);
    }

    @CommandHandler
    Moved handle(PlayLine play, DiceTray tray, FreshnessCheck freshness) throws RefusedMove, StaleVersion {
        var move = play.move();
        if (play.ifMatch() != null && play.ifMatch() != state.seen().by(move.by())) {
            freshness.mustBeNewest(play.sessionId(), AggregateLifecycle.getVersion());
            throw new StaleVersion(state.seen().by(move.by()));
        }
        return switch (RULES.decide(state, move, dice(state, play.sessionId(), move, tray))) {
            case Ruling.Refused<LineEvent>(var refusal) -> {
                freshness.mustBeNewest(play.sessionId(), AggregateLifecycle.getVersion());
                throw new RefusedMove(refusal, state.seen().by(move.by()));
            }
            case Ruling.Played<LineEvent>(var events) -> apply(List.of(new Step(stampOf(move), events)));
        };
    }

    @EventSourcingHandler
    void on(LineEvent event, DomainEventMessage<?> message) {
        sessionId = message.getAggregateIdentifier();
        state = RULES.evolve(state, event);
    }

    /** The events of one command, and who gave it. */
    private record Step(MoveStamp stamp, List<LineEvent> events) {}

    @SuppressWarnings("NullAway") // Axon's version is null before the first event
    private static Moved apply(List<Step> steps) {
        var version = AggregateLifecycle.getVersion();
        var applied = new ArrayList<LineEvent>();
        for (var step : steps) {
            for (var event : step.events()) {
                AggregateLifecycle.apply(event, step.stamp().metaData());
                applied.add(event);
            }
        }
        return new Moved(version == null ? 0 : version + 1, applied);
    }

    private static Dice dice(LineState state, String sessionId, Move move, DiceTray tray) {
        var source = LineRules.diceFor(state, move.command());
        return new DiceOnDemand(source, () -> tray.dice(sessionId, SPAN, source, move.faces()));
    }

    /** Who made a move, and which. */
    public static MoveStamp stampOf(Move move) {
        return new MoveStamp(move.by().text(), nameOf(move.command()), move.forSeat());
    }

    private static String nameOf(LineCommand command) {
        return command.getClass().getSimpleName();
    }
}
