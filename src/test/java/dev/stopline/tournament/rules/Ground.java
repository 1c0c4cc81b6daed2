package dev.stopline.tournament.rules;

import dev.stopline.tournament.rules.TournamentMove.Part;

/** Where a random tournament takes place: in memory, or in the running service. */
public interface Ground {

    /** How the tournament stands. */
    TournamentState state();

    /** Plays a move if it is not refused; a refused one changes nothing. */
    void attempt(Part part, TournamentCommand command);

    /** A card that is played there, a different one for each number from 0 to 5. */
    default String card(int number) {
        return "card" + number;
    }
}
