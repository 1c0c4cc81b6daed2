package dev.stopline.tournament.rules;

import java.util.List;

/** What the event is, and its beginning and end. */
public sealed interface SetupEvent extends TournamentEvent {

    record TournamentCreated(String key, Format format, Terms terms, String organizer) implements SetupEvent {}

    /** The server has committed to the lots: SHA-256 of their seed, 64 hex digits. */
    record LotsCommitted(String commitment) implements SetupEvent {}

    record ScoringChosen(Scoring scoring) implements SetupEvent {}

    record TieBreaksChosen(List<TieBreak> order) implements SetupEvent {
        public TieBreaksChosen {
            order = List.copyOf(order);
        }
    }

    record StandingsPublished(boolean open) implements SetupEvent {}

    record TournamentStarted(String by, String at) implements SetupEvent {}

    /** T-LOT-02: the lots of these entrants, as thrown. */
    record LotsDrawn(List<DrawnLot> lots) implements SetupEvent {
        public LotsDrawn {
            lots = List.copyOf(lots);
        }
    }

    record TournamentClosed(String by, String at) implements SetupEvent {}

    /** T-LOT-03: the seed of the lots, 64 hex digits. */
    record LotsSeedRevealed(String seed) implements SetupEvent {}
}
