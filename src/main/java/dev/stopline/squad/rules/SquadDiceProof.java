package dev.stopline.squad.rules;

import dev.stopline.decide.SharedBoard;
import dev.stopline.dice.DiceProof;
import dev.stopline.dice.ProvenRoll;
import dev.stopline.squad.rules.CareerEvent.DiceCommitted;
import dev.stopline.squad.rules.CareerEvent.SeedRevealed;
import java.util.ArrayList;
import java.util.List;

/**
 * All that a stranger needs to recompute the server's dice of a career: the spans that are over, and the name and promise
 * of the one that is not.
 *
 * @param spans the spans whose seed has been revealed, in order
 * @param sealed the span whose dice are being thrown now; empty where the player throws, and in a career that is over
 * @param sealedCommitment what was promised for it, 64 hex digits; its seed and its rolls come when it is over
 */
public record SquadDiceProof(List<ProvenSpan> spans, String sealed, String sealedCommitment) {

    public SquadDiceProof {
        spans = List.copyOf(spans);
    }

    /**
     * A span that is over.
     *
     * @param span {@code MAKING}, {@code J1}, {@code B1}, {@code J2} …; {@code board} = all that was played on a shared board
     * @param commitment as it was published before its first roll, 64 hex digits
     * @param seed as it was revealed, 64 hex digits
     */
    public record ProvenSpan(String span, String commitment, String seed, List<ProvenRoll> rolls) {

        public ProvenSpan {
            rolls = List.copyOf(rolls);
        }

        /** The proof of this span alone. */
        public DiceProof proof() {
            return new DiceProof(commitment, seed, rolls);
        }
    }

    /** The proof of a career from all of its events; empty where the player threw the dice. */
    public static SquadDiceProof of(List<SquadEvent> events) {
        var spans = new ArrayList<ProvenSpan>();
        var rolls = new ArrayList<ProvenRoll>();
        var promised = new DiceCommitted("", "");
        var state = SquadState.INITIAL;
        for (var event : events) {
            if (!promised.span().isEmpty()) {
                rolls.addAll(ThrownDice.in(state, event));
            }
            if (event instanceof DiceCommitted committed) {
                promised = committed;
            }
            if (event instanceof SeedRevealed revealed) {
                spans.add(new ProvenSpan(revealed.span(), promised.commitment(), revealed.seed(), rolls));
                rolls.clear();
                promised = new DiceCommitted("", "");
            }
            state = state.after(event);
        }
        return new SquadDiceProof(spans, promised.span(), promised.commitment());
    }

    /** Whether there is anything to prove, now or later. */
    public boolean hasDice() {
        return !sealed.isEmpty() || !spans.isEmpty();
    }

    /** What does not agree with its seed, or stands in a span where it does not belong, a sentence each. */
    public List<String> mismatches() {
        var found = new ArrayList<String>();
        for (var span : spans) {
            found.addAll(span.proof().mismatches());
            for (var roll : span.rolls()) {
                boolean belongs =
                        span.span().equals(SharedBoard.SPAN) || roll.key().startsWith(span.span() + "/");
                if (!belongs) {
                    found.add(roll.key() + " is listed in the span " + span.span() + ".");
                }
            }
        }
        return List.copyOf(found);
    }
}
