package dev.stopline.leaks;

import dev.stopline.line.rules.ActionCommand;
import dev.stopline.line.rules.ActionEvent;
import dev.stopline.line.rules.LineEvent;
import dev.stopline.line.rules.Move;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Other faces for the dice of a move. */
final class OtherFaces {

    private static final int FACES = 20;
    private static final int TRIES = 30;

    private final LocalGame one;
    private final LocalGame other;
    private final Random random;

    OtherFaces(LocalGame one, LocalGame other, Random random) {
        this.one = one;
        this.other = other;
        this.random = random;
    }

    /** Any faces. */
    Move any(Move move) {
        return with(move, move.faces().stream().map(each -> face()).toList());
    }

    /** Any face for the die that scores, none other for the cover. */
    Move anyLast(Move move) {
        boolean scores = move.command() instanceof ActionCommand.PlayScriptedMove
                || move.command() instanceof ActionCommand.ThrowDie;
        if (!scores) {
            return move;
        }
        var faces = new ArrayList<>(move.faces());
        faces.set(faces.size() - 1, face());
        return with(move, faces);
    }

    /** Faces of which nothing comes that differs but the faces. */
    Move withTheSameResult(Move move) {
        var brings = withoutFaces(one.wouldBring(move));
        for (int i = 0; i < TRIES && !move.faces().isEmpty(); i++) {
            var changed = any(move);
            if (withoutFaces(other.wouldBring(changed)).equals(brings)) {
                return changed;
            }
        }
        return move;
    }

    private int face() {
        return random.nextInt(FACES) + 1;
    }

    private static List<LineEvent> withoutFaces(List<LineEvent> events) {
        return events.stream()
                .map(each -> switch (each) {
                    case ActionEvent.DieThrown e ->
                        new ActionEvent.DieThrown(e.actionId(), e.table(), e.thrower(), 0, e.target(), e.forSeat());
                    case ActionEvent.CoverThrown e ->
                        new ActionEvent.CoverThrown(e.actionId(), e.thrower(), 0, e.target(), e.holds(), e.forSeat());
                    case LineEvent e -> e;
                })
                .toList();
    }

    private static Move with(Move move, List<Integer> faces) {
        return new Move(move.by(), move.forSeat(), move.command(), faces);
    }
}
