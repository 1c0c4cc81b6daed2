package dev.stopline.platform.axon;

import java.time.Duration;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/** One fair queue a game: one move runs, so many wait, and the next is turned away. A waiting move holds nothing else. */
final class GameQueues {

    private final ConcurrentHashMap<String, Queue> queues = new ConcurrentHashMap<>();
    private final int waiting;
    private final Duration patience;

    GameQueues(int waiting, Duration patience) {
        this.waiting = waiting;
        this.patience = patience;
    }

    private static final class Queue {
        private final Semaphore turn = new Semaphore(1, true);
        private int inside;
    }

    /** A turn on one game, given back by closing it. */
    interface Turn extends AutoCloseable {
        @Override
        void close();
    }

    /**
     * Waits for a turn.
     *
     * @throws TooManyMoves if as many as may wait do so already, or the turn does not come in time
     */
    Turn enter(String gameId) {
        var queue = queues.compute(gameId, (id, known) -> join(id, known == null ? new Queue() : known));
        if (!hasTurn(queue)) {
            leave(gameId);
            throw new TooManyMoves(gameId);
        }
        return () -> {
            queue.turn.release();
            leave(gameId);
        };
    }

    private Queue join(String gameId, Queue queue) {
        if (queue.inside > waiting) {
            throw new TooManyMoves(gameId);
        }
        queue.inside++;
        return queue;
    }

    private boolean hasTurn(Queue queue) {
        try {
            return queue.turn.tryAcquire(patience.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    @SuppressWarnings("NullAway") // null takes the empty queue out of the map
    private void leave(String gameId) {
        queues.computeIfPresent(gameId, (id, queue) -> --queue.inside == 0 ? null : queue);
    }

    /** How many games have a move that runs or waits. */
    int busy() {
        return queues.size();
    }
}
