package dev.stopline.tournament.view;

import dev.stopline.tournament.rules.Entrant;
import dev.stopline.tournament.rules.Format;
import dev.stopline.tournament.rules.Scoring;
import dev.stopline.tournament.rules.Terms;
import dev.stopline.tournament.rules.TournamentState;
import java.util.ArrayList;
import java.util.List;

/**
 * The whole record of an event, to take away: everything that was chosen, drawn, played, ruled and put right. It names
 * entrants, never the people behind them; and T-CLO-03: the card of a board and its seed are in it once that board is
 * closed.
 *
 * @param key what the ids of its games are made from
 * @param terms, scoring as chosen before the start
 * @param log what people decided, in order: who, when and why
 */
public record EventRecord(
        String key,
        String title,
        Format format,
        TournamentState.Phase phase,
        Terms terms,
        Scoring scoring,
        RecordedLots lots,
        List<RecordedEntrant> entrants,
        List<RecordedBoard> boards,
        List<RecordedRound> rounds,
        List<Logged> log,
        StandingsTable standings) {

    public EventRecord {
        entrants = List.copyOf(entrants);
        boards = List.copyOf(boards);
        rounds = List.copyOf(rounds);
        log = List.copyOf(log);
    }

    /**
     * An entrant.
     *
     * @param people how many it is
     * @param late T-REG-03: entered after the start
     * @param number T-LOT-04: in the pairing; 0 before the lots are drawn
     */
    public record RecordedEntrant(String id, String name, int people, boolean late, boolean withdrawn, int number) {

        private static RecordedEntrant of(Entrant entrant, TournamentNames names) {
            return new RecordedEntrant(
                    entrant.id(),
                    names.of(entrant.id()),
                    entrant.subjects().size(),
                    entrant.late(),
                    entrant.withdrawn(),
                    entrant.number());
        }
    }

    /** The record of an event from all that happened in it. */
    public static EventRecord of(List<Happened> events, TournamentNames names) {
        var s = TournamentState.INITIAL;
        var log = new ArrayList<Logged>();
        for (var each : events) {
            var before = s;
            s = s.after(each.event());
            Logged.of(before, s, each, names).ifPresent(log::add);
        }
        var lots = RecordedLots.of(s, events.stream().map(Happened::event).toList(), names);
        return of(s, lots, log, names);
    }

    private static EventRecord of(TournamentState s, RecordedLots lots, List<Logged> log, TournamentNames names) {
        return new EventRecord(
                s.key(),
                names.title(),
                s.format(),
                s.phase(),
                s.terms(),
                s.scoring(),
                lots,
                s.entrants().stream()
                        .map(each -> RecordedEntrant.of(each, names))
                        .toList(),
                s.boards().stream()
                        .filter(each -> !each.removed())
                        .map(RecordedBoard::of)
                        .toList(),
                s.rounds().stream()
                        .map(each -> RecordedRound.of(s, each, names))
                        .toList(),
                log,
                StandingsTable.of(s, names));
    }
}
