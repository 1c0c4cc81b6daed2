package dev.stopline.squad.rules;

import java.util.List;

/**
 * What one exact move would meet, before its dice are thrown.
 *
 * @param code the refusal that it would meet, and {@code rule} and {@code sentence} of it; empty where it would be accepted
 * @param forecast what its dice can bring, with its Leads, tags and options; of nothing where it would be refused
 */
public record MovePreview(String code, String rule, String sentence, Forecast forecast) {

    /** The preview of a move, from the fold of what the player has seen. */
    public static MovePreview of(SquadRules rules, SquadState known, SquadCommand command) {
        var refusal = rules.refusesBeforeDice(known, new SquadMove(command, List.of()));
        if (refusal.isPresent()) {
            var code = refusal.get().code();
            return new MovePreview(code.name(), code.rules().getFirst(), code.sentence(), Forecast.NONE);
        }
        return new MovePreview("", "", "", new Forecasts(rules, known).of(command));
    }
}
