package dev.stopline.tournament.aggregate;

import dev.stopline.decide.Ruling;
import dev.stopline.decide.SharedBoard;
import dev.stopline.dice.Commitment;
import dev.stopline.dice.Dice;
import dev.stopline.dice.DiceSource;
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
import dev.stopline.platform.dice.SeedVault;
import dev.stopline.tournament.rules.BoardCommand;
import dev.stopline.tournament.rules.TournamentCommand;
import dev.stopline.tournament.rules.TournamentEvent;
import dev.stopline.tournament.rules.TournamentMove;
import dev.stopline.tournament.rules.TournamentRules;
import dev.stopline.tournament.rules.TournamentState;
import dev.stopline.tournament.rules.WhoSees;
import dev.stopline.tournament.rules.WhoSees.Viewer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.axonframework.commandhandling.CommandHandler;
import org.axonframework.eventhandling.DomainEventMessage;
import org.axonframework.eventsourcing.EventSourcingHandler;
import org.axonframework.modelling.command.AggregateCreationPolicy;
import org.axonframework.modelling.command.AggregateIdentifier;
import org.axonframework.modelling.command.CreationPolicy;
import org.axonframework.spring.stereotype.Aggregate;
import org.jspecify.annotations.Nullable;

/** One tournament: asks the rules, and applies or refuses. No rule stands here. */
@Aggregate(type = Tournament.TYPE, cache = "aggregateCache")
public class Tournament {

    /** What the store calls a tournament. */
    public static final String TYPE = "tournament";

    private static final String PREFIX = "event-";

    /** T-LOT-01: what the seed of the lots covers. */
    private static final String LOTS = "lots";

    private static final TournamentRules RULES = new TournamentRules();

    @AggregateIdentifier
    private @Nullable String tournamentId;

    private TournamentState state = RULES.initial();
    private int seenByEverybody;

    /** For Axon: a tournament before its first event. */
    public Tournament() {}

    @CommandHandler
    @CreationPolicy(AggregateCreationPolicy.CREATE_IF_MISSING)
    Moved<TournamentEvent> handle(OpenTournament opening, DiceTray tray, SeedVault vault) {
        tournamentId = opening.tournamentId();
        var decided = new ArrayList<GameShell.Step<TournamentEvent>>();
        var known = state;
        for (var move : opening.moves()) {
            var committed = committed(known, move, vault);
            switch (RULES.decide(known, committed, lots(opening.tournamentId(), tray))) {
                case Ruling.Refused<TournamentEvent>(var refusal) -> throw new RefusedOpening(new RefusedMove(refusal));
                case Ruling.Played<TournamentEvent>(var events) -> {
                    decided.add(new GameShell.Step<>(stampOf(move), events));
                    known = RULES.fold(known, events);
                }
            }
        }
        return GameShell.apply(decided);
    }

    @CommandHandler
    Moved<TournamentEvent> handle(PlayTournament play, DiceTray tray, SeedVault vault, FreshnessCheck freshness)
            throws RefusedMove, StaleVersion {
        int seen = play.viewer() == Viewer.ORGANIZER ? state.position() : seenByEverybody;
        GameShell.mustMatch(play.tournamentId(), play.ifMatch(), seen, freshness);
        var ruling = RULES.decide(state, committed(state, play.move(), vault), lots(play.tournamentId(), tray));
        return GameShell.play(play.tournamentId(), ruling, stampOf(play.move()), seen, freshness);
    }

    @EventSourcingHandler
    void on(TournamentEvent event, DomainEventMessage<?> message) {
        tournamentId = message.getAggregateIdentifier();
        state = RULES.evolve(state, event);
        seenByEverybody += WhoSees.sees(event, Viewer.EVERYBODY) ? 1 : 0;
    }

    /** T-BRD-01: a new board is committed to here, where its seed is kept: nobody brings one along. */
    private static TournamentMove committed(TournamentState state, TournamentMove move, SeedVault vault) {
        if (!(move.command() instanceof BoardCommand.AddBoard add)) {
            return move;
        }
        var seed = vault.seedOf(state.boardName(state.nextBoard()), SharedBoard.SPAN);
        TournamentCommand command =
                new BoardCommand.AddBoard(add.spec(), Commitment.to(seed).hex());
        return new TournamentMove(move.part(), move.by(), move.at(), command);
    }

    private static Dice lots(String tournamentId, DiceTray tray) {
        return new DiceOnDemand(
                DiceSource.SERVER, () -> tray.dice(new SeedPlace(tournamentId, LOTS), DiceSource.SERVER, List.of()));
    }

    /** The id of the tournament of this key. */
    public static String idOf(String key) {
        return PREFIX + key;
    }

    /** Whether this is what a tournament is called. */
    public static boolean isId(String id) {
        return id.startsWith(PREFIX);
    }

    /** As what somebody made a move, and which. */
    public static MoveStamp stampOf(TournamentMove move) {
        return new MoveStamp(
                move.part().name().toLowerCase(Locale.ROOT),
                move.command().getClass().getSimpleName());
    }
}
