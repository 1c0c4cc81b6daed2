package dev.stopline.squad.rules;

import dev.stopline.decide.Draft;
import dev.stopline.decide.SharedBoard;
import dev.stopline.dice.Commitment;
import dev.stopline.dice.Dice;
import dev.stopline.dice.DiceSource;
import dev.stopline.dice.Seed;

/**
 * The spans of the server's dice: the making of the detective, each job from OpenJob to CloseJob, each run of the steps
 * between cases. A span's seed is revealed by the move that ends it, and the next span's commitment published with it. On a
 * shared board one seed covers all of them until the board is opened (T-BRD-04).
 */
public final class Spans {

    private static final String MAKING = "MAKING";

    private Spans() {}

    /** The span that the next roll belongs to. */
    public static String now(SquadState s) {
        if (!s.created()) {
            return MAKING;
        }
        boolean between = s.job().phase() == JobPhase.CLOSED && s.career().betweenStep() != BetweenStep.DONE;
        return between
                ? "B" + s.job().number()
                : "J" + (s.job().isOpen() ? s.job().number() : s.job().number() + 1);
    }

    /** The span after the present one. */
    public static String next(SquadState s) {
        var now = now(s);
        return now.equals(MAKING)
                ? "J1"
                : now.startsWith("J") ? "B" + now.substring(1) : "J" + (s.job().number() + 1);
    }

    /** The span whose seed the next roll is thrown from. */
    public static String seedNow(SquadState s) {
        return s.board().shut() ? SharedBoard.SPAN : now(s);
    }

    /** The span whose seed comes after that one. */
    public static String seedNext(SquadState s) {
        return s.board().shut() ? now(s) : next(s);
    }

    /** Publishes the commitment to a span that begins. */
    static void commit(Draft<SquadState, SquadEvent> d, String span, String commitment) {
        d.emit(new CareerEvent.DiceCommitted(span, commitment));
    }

    /** Ends the span: its seed is said aloud and the next one promised; on a shut board nothing. */
    static void end(Draft<SquadState, SquadEvent> d, String span, String next, Dice dice) {
        if (d.state().dice() != DiceSource.SERVER || d.state().board().shut()) {
            return;
        }
        reveal(d, span, dice);
        commit(d, next, dice.nextCommitment());
    }

    /** The seed of a span is said aloud, checked against what was promised. */
    static void reveal(Draft<SquadState, SquadEvent> d, String span, Dice dice) {
        var seed = dice.reveal();
        boolean kept = d.state().commitments().stream()
                .filter(each -> each.span().equals(span))
                .allMatch(each -> new Commitment(each.hex()).binds(Seed.ofHex(seed)));
        if (!kept) {
            throw new IllegalStateException("the seed of " + span + " is not the one committed to");
        }
        d.emit(new CareerEvent.SeedRevealed(span, seed));
    }
}
