package dev.stopline.squad.rules;

import dev.stopline.decide.moves.Field;
import java.util.ArrayList;
import java.util.List;

/** The moves worth asking the rules about: gathered chapter by chapter, from what the player knows. */
final class Candidates {

    final SquadRules rules;
    final SquadState state;
    private final List<Candidate> all = new ArrayList<>();

    private Candidates(SquadRules rules, SquadState state) {
        this.rules = rules;
        this.state = state;
    }

    /** Every candidate of the player, in the order in which a career comes to them. */
    static List<Candidate> of(SquadRules rules, SquadState state) {
        var candidates = new Candidates(rules, state);
        CandidatesOfOpening.add(candidates);
        CandidatesOfActions.add(candidates);
        CandidatesOfSession.add(candidates);
        CandidatesOfInterdict.add(candidates);
        CandidatesOfBetween.add(candidates);
        CandidatesOfCampaign.add(candidates);
        CandidatesOfCareer.add(candidates);
        return List.copyOf(candidates.all);
    }

    /** The two moves that are the organizer's (GAP-33, GAP-37). */
    static List<Candidate> ofOrganizer() {
        return List.of(
                new Candidate(new CareerCommand.MergeMob(), List.of()),
                new Candidate(new CareerCommand.Reinstate(), List.of()));
    }

    /** A move, and the fields that take other values as well. */
    void add(SquadCommand command, Field... free) {
        all.add(new Candidate(command, List.of(free)));
    }

    /** A move, and the fields that take other values as well. */
    void add(SquadCommand command, List<Field> free) {
        all.add(new Candidate(command, free));
    }

    /** Whether the rules would accept the move but for its dice. */
    boolean accepts(SquadCommand command) {
        return rules.refusesBeforeDice(state, new SquadMove(command, List.of())).isEmpty();
    }
}
