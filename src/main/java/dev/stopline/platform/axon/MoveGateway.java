package dev.stopline.platform.axon;

import dev.stopline.platform.StoplineProperties;
import org.axonframework.commandhandling.CommandExecutionException;
import org.axonframework.commandhandling.GenericCommandMessage;
import org.axonframework.commandhandling.gateway.CommandGateway;
import org.axonframework.common.caching.Cache;
import org.axonframework.modelling.command.AggregateStreamCreationException;
import org.axonframework.modelling.command.ConcurrencyException;
import org.jspecify.annotations.Nullable;
import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionSynchronization;
import org.springframework.transaction.support.TransactionSynchronizationManager;

/**
 * The one way in for every move: waits for the game's turn, sends the envelope, and tries again on the caller's own
 * thread when another node was faster.
 */
@Component
public class MoveGateway {

    private static final int TRIES = 10;

    private final CommandGateway commands;
    private final Cache games;
    private final GameQueues queues;

    /** A gateway with the limits of these settings. */
    public MoveGateway(
            CommandGateway commands, @Qualifier("aggregateCache") Cache games, StoplineProperties properties) {
        this.commands = commands;
        this.games = games;
        var limits = properties.limits();
        this.queues = new GameQueues(limits.waitingMoves(), limits.moveWait());
    }

    /**
     * Plays one move: when this returns, its events are stored; when it throws, nothing has changed. Inside a
     * transaction of the caller the events are stored with it, the game's turn ends with it, and there is one try only.
     *
     * @param gameId the game that the envelope is for
     * @param envelope the command of the game's shell
     * @param stamp who moves, and what
     * @param <R> what the shell's handler answers
     * @throws RefusedMove if the rules refuse the move
     * @throws StaleVersion if the caller's {@code If-Match} names an older version
     * @throws TooManyMoves if too many moves wait on this game
     * @throws LostRace if the move met a newer state at every try
     */
    public <R extends @Nullable Object> R play(String gameId, Object envelope, MoveStamp stamp)
            throws RefusedMove, StaleVersion {
        if (TransactionSynchronizationManager.isSynchronizationActive()) {
            if (!hasTurn(gameId)) {
                TransactionSynchronizationManager.registerSynchronization(
                        new EndWithTransaction(gameId, queues.enter(gameId), games));
            }
            return tryUpTo(1, gameId, envelope, stamp);
        }
        try (var turn = queues.enter(gameId)) {
            return tryUpTo(TRIES, gameId, envelope, stamp);
        }
    }

    /** Whether the caller's transaction has moved in this game before: its turn lasts until the transaction ends. */
    private static boolean hasTurn(String gameId) {
        return TransactionSynchronizationManager.getSynchronizations().stream()
                .anyMatch(each ->
                        each instanceof EndWithTransaction(var held, var turn, var kept) && held.equals(gameId));
    }

    /** A game in memory that has what a rolled-back transaction did not store would be ahead of the store for ever. */
    private record EndWithTransaction(String gameId, GameQueues.Turn turn, Cache games)
            implements TransactionSynchronization {

        @Override
        public void afterCompletion(int status) {
            if (status != STATUS_COMMITTED) {
                games.remove(gameId);
            }
            turn.close();
        }
    }

    private <R extends @Nullable Object> R tryUpTo(int tries, String gameId, Object envelope, MoveStamp stamp)
            throws RefusedMove, StaleVersion {
        RuntimeException last = new StaleGame(gameId);
        for (int i = 0; i < tries; i++) {
            try {
                return send(envelope, stamp);
            } catch (ConcurrencyException | AggregateStreamCreationException | StaleGame newerState) {
                last = newerState;
            }
        }
        throw new LostRace(gameId, last);
    }

    private <R extends @Nullable Object> R send(Object envelope, MoveStamp stamp) throws RefusedMove, StaleVersion {
        try {
            return commands.sendAndWait(new GenericCommandMessage<>(envelope, stamp.metaData()));
        } catch (RefusedOpening refusal) {
            throw refusal.refused();
        } catch (CommandExecutionException wrapped) {
            if (wrapped.getCause() instanceof RefusedMove refusal) {
                throw refusal;
            }
            if (wrapped.getCause() instanceof StaleVersion stale) {
                throw stale;
            }
            throw wrapped;
        }
    }
}
