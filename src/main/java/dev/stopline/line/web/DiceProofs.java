package dev.stopline.line.web;

import dev.stopline.dice.Die;
import dev.stopline.line.rules.ActionEvent;
import dev.stopline.line.rules.LineEvent;
import dev.stopline.line.rules.LineState;
import dev.stopline.line.rules.Table;
import dev.stopline.platform.axon.EventHistory;
import io.swagger.v3.oas.annotations.media.Schema;
import java.util.ArrayList;
import java.util.List;
import org.springframework.stereotype.Component;

/** Everything that a stranger needs to recompute the server's dice of a session. */
@Component
class DiceProofs {

    private final EventHistory history;

    DiceProofs(EventHistory history) {
        this.history = history;
    }

    /** A dice proof. */
    @Schema(description = "Recompute it with dice-proof/verify.mjs; how a face is made stands beside it.")
    record DiceProof(
            @Schema(
                    description = "What was published before the first roll: SHA-256 of the seed.",
                    pattern = "^[0-9a-f]{64}$")
            String commitment,

            @Schema(description = "The seed.", pattern = "^[0-9a-f]{64}$")
            String seed,

            @Schema(description = "Every roll, in the order thrown.")
            List<ProvenRoll> rolls) {}

    /** A roll. */
    @Schema(description = "A roll of the server's dice.")
    record ProvenRoll(
            @Schema(description = "Its place in the game.", example = "S1/R1/COMPANY/C3/d20")
            String key,

            @Schema(description = "The die.") Die die,

            @Schema(description = "How many sides it has.", example = "20")
            int sides,

            @Schema(description = "One face a die.") List<Integer> faces) {}

    /** The proof of a session whose seed is revealed. */
    DiceProof of(String sessionId) {
        var state = LineState.INITIAL;
        var rolls = new ArrayList<ProvenRoll>();
        for (var past : history.of(sessionId)) {
            var event = (LineEvent) past.event();
            switch (event) {
                case ActionEvent.DieThrown thrown ->
                    rolls.add(roll(state, thrown.table(), thrown.actionId(), thrown.value()));
                case ActionEvent.CoverThrown thrown ->
                    rolls.add(roll(state, Table.COMRADES, thrown.actionId() + "/cover", thrown.value()));
                case LineEvent other -> {}
            }
            state = state.after(event);
        }
        return new DiceProof(state.setup().commitment(), state.outcome().seed(), rolls);
    }

    private static ProvenRoll roll(LineState at, Table table, String place, int face) {
        var key = "S%d/R%d/%s/%s/d20".formatted(at.clock().stage(), at.clock().round(), table, place);
        return new ProvenRoll(key, Die.D20, Die.D20.sides(), List.of(face));
    }
}
