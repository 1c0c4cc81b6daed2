package dev.stopline.platform.recorded;

import java.util.List;

/**
 * A whole game as it was played: every move, and the events that came of it.
 *
 * @param <C> the commands of the game
 * @param <E> its events
 * @param name the game's name among the recorded ones
 * @param shows what it shows, in a sentence
 * @param seeds the seeds of the server's dice, one for each span; none where the players threw their own
 * @param moves every move, in order
 */
public record RecordedGame<C, E>(String name, String shows, List<SpanSeed> seeds, List<RecordedMove<C, E>> moves) {

    public RecordedGame {
        seeds = List.copyOf(seeds);
        moves = List.copyOf(moves);
    }

    /** The seed behind the server's dice of one span, as 64 hex digits. */
    public record SpanSeed(String span, String seed) {}

    /** All events of the game, one list a move. */
    public List<List<E>> events() {
        return moves.stream().map(RecordedMove::events).toList();
    }

    /**
     * The seed of a span, as 64 hex digits.
     *
     * @throws IllegalArgumentException if the game has none for it
     */
    public String seed(String span) {
        return seeds.stream()
                .filter(each -> each.span().equals(span))
                .map(SpanSeed::seed)
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(name + " has no seed for " + span));
    }
}
