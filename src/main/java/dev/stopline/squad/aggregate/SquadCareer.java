package dev.stopline.squad.aggregate;

import dev.stopline.decide.Ruling;
import dev.stopline.dice.Dice;
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
import dev.stopline.squad.rules.ServiceCommand;
import dev.stopline.squad.rules.Spans;
import dev.stopline.squad.rules.SquadCommand;
import dev.stopline.squad.rules.SquadEvent;
import dev.stopline.squad.rules.SquadMove;
import dev.stopline.squad.rules.SquadRules;
import dev.stopline.squad.rules.SquadState;
import java.util.ArrayList;
import org.axonframework.commandhandling.CommandHandler;
import org.axonframework.eventhandling.DomainEventMessage;
import org.axonframework.eventsourcing.EventSourcingHandler;
import org.axonframework.modelling.command.AggregateCreationPolicy;
import org.axonframework.modelling.command.AggregateIdentifier;
import org.axonframework.modelling.command.CreationPolicy;
import org.axonframework.spring.stereotype.Aggregate;
import org.jspecify.annotations.Nullable;

/** One career of squad, its jobs inside it: asks the rules, and applies or refuses. No rule stands here. */
@Aggregate(type = SquadCareer.TYPE, cache = "aggregateCache")
public class SquadCareer {

    /** What the store calls this kind of game. */
    public static final String TYPE = "squad-career";

    /** The word for whoever plays a career, on the stamp of a move. */
    public static final String PLAYER = "player";

    /** The word for an organizer, on the stamp of a move. */
    public static final String ORGANIZER = "organizer";

    /** The word for the service itself, on the stamp of a move. */
    public static final String SERVICE = "service";

    @AggregateIdentifier
    private @Nullable String careerId;

    private SquadState state = SquadState.INITIAL;

    /** For Axon: a career before its first event. */
    public SquadCareer() {}

    @CommandHandler
    @CreationPolicy(AggregateCreationPolicy.CREATE_IF_MISSING)
    Moved<SquadEvent> handle(OpenCareer opening, DiceTray tray, SquadRules rules) {
        careerId = opening.careerId();
        var decided = new ArrayList<GameShell.Step<SquadEvent>>();
        var known = state;
        for (var move : opening.moves()) {
            switch (rules.decide(known, move, dice(known, opening.careerId(), move, tray))) {
                case Ruling.Refused<SquadEvent>(var refusal) -> throw new RefusedOpening(new RefusedMove(refusal));
                case Ruling.Played<SquadEvent>(var events) -> {
                    var by = move.command() instanceof ServiceCommand ? SERVICE : opening.by();
                    decided.add(new GameShell.Step<>(stampOf(by, move.command()), events));
                    known = rules.fold(known, events);
                }
            }
        }
        return GameShell.apply(decided);
    }

    @CommandHandler
    Moved<SquadEvent> handle(PlaySquad play, DiceTray tray, FreshnessCheck freshness, SquadRules rules)
            throws RefusedMove, StaleVersion {
        GameShell.mustMatch(play.careerId(), play.ifMatch(), state.seen(), freshness);
        var move = play.move();
        var ruling = rules.decide(state, move, dice(state, play.careerId(), move, tray));
        return GameShell.play(play.careerId(), ruling, stampOf(play.by(), move.command()), state.seen(), freshness);
    }

    @EventSourcingHandler
    void on(SquadEvent event, DomainEventMessage<?> message) {
        careerId = message.getAggregateIdentifier();
        state = state.after(event);
    }

    private static Dice dice(SquadState state, String careerId, SquadMove move, DiceTray tray) {
        var source = SquadRules.diceFor(state, move.command());
        var board = state.board();
        var place = board.shut() ? SeedPlace.of(board) : new SeedPlace(careerId, Spans.seedNow(state));
        var next = new SeedPlace(careerId, Spans.seedNext(state));
        return new DiceOnDemand(source, () -> tray.dice(place, next, source, move.faces()));
    }

    /** Who made a move, and which. */
    public static MoveStamp stampOf(String by, SquadCommand command) {
        return new MoveStamp(by, command.getClass().getSimpleName());
    }
}
