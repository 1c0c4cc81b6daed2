package dev.stopline.tournament.rules;

import java.util.List;

/**
 * A round's pairing: every entrant that plays stands in it exactly once.
 *
 * @param encounters in the order of the boards: the highest score first
 * @param byes none for an even number and one for an odd one, unless forbidden pairs leave more without an opponent
 * @param concessions what had to be given up because nothing better was left: empty for a regular pairing
 */
public record PairedRound(List<Encounter> encounters, List<Bye> byes, List<Reason> concessions) {

    public PairedRound {
        encounters = List.copyOf(encounters);
        byes = List.copyOf(byes);
        concessions = List.copyOf(concessions);
    }
}
