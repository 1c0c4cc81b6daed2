package dev.stopline.debrief;

import dev.stopline.decide.Ruling;
import dev.stopline.platform.recorded.RecordedGame;
import dev.stopline.platform.recorded.RecordedGames;
import dev.stopline.platform.recorded.RecordedMove;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.UnaryOperator;

/** A recorded game played once more, as it is stored, perhaps with other moves. */
public final class Retold {

    private static final Instant START = Instant.parse("2026-01-01T18:00:00Z");

    private Retold() {}

    /** The game as it was. */
    public static <S, M, C, E> List<Happening<E>> of(RecordedGames<S, M, C, E> games, RecordedGame<C, E> game) {
        return of(games, game, UnaryOperator.identity());
    }

    /** The game with its list of moves changed; a move that the rules then refuse is left out. */
    public static <S, M, C, E> List<Happening<E>> of(
            RecordedGames<S, M, C, E> games, RecordedGame<C, E> game, UnaryOperator<List<RecordedMove<C, E>>> change) {
        var happenings = new ArrayList<Happening<E>>();
        var state = games.rules().initial();
        int n = 0;
        for (var move : change.apply(new ArrayList<>(game.moves()))) {
            n++;
            if (games.decide(game, state, move) instanceof Ruling.Played<E>(var events)) {
                for (var event : events) {
                    happenings.add(new Happening<>(
                            event,
                            "move-" + n,
                            move.by().equals("IM") ? "IM" : move.by().toLowerCase(Locale.ROOT),
                            ((Object) move.command()).getClass().getSimpleName(),
                            move.seat(),
                            START.plusSeconds(n)));
                }
                state = games.rules().fold(state, events);
            }
        }
        return List.copyOf(happenings);
    }
}
