package dev.stopline.tournament.rules;

import java.util.List;

/** What the event is: before it starts, and its end. */
public sealed interface SetupCommand extends TournamentCommand {

    /** T-EVT-01: creates an event; {@code key} goes into the ids of its games. */
    record CreateTournament(String key, Format format, Terms terms) implements SetupCommand {}

    /** T-SCO-01: sets what results bring. */
    record ChooseScoring(Scoring scoring) implements SetupCommand {}

    /** T-STA-02: sets what parts equal points, in order. */
    record ChooseTieBreaks(List<TieBreak> order) implements SetupCommand {
        public ChooseTieBreaks {
            order = List.copyOf(order);
        }
    }

    /** T-STA-06: lets everybody read the standings without a token, or nobody. */
    record PublishStandings(boolean open) implements SetupCommand {}

    /** T-EVT-03: starts the event and draws the lots. */
    record StartTournament() implements SetupCommand {}

    /** T-EVT-04: ends the event and opens the seed of its lots. */
    record CloseTournament() implements SetupCommand {}
}
