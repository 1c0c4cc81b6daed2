package dev.stopline.tournament.view;

import dev.stopline.debrief.Courses;
import dev.stopline.platform.axon.EventHistory;
import dev.stopline.platform.board.Seen;
import dev.stopline.tournament.rules.TournamentEvent;
import dev.stopline.tournament.rules.TournamentState;
import dev.stopline.tournament.rules.WhoSees;
import dev.stopline.tournament.rules.WhoSees.Viewer;
import java.util.Optional;
import org.springframework.stereotype.Component;

/** What is taken away from an event, made from what its reader sees of it. */
@Component
public class TakeAways {

    private final Tournaments tournaments;
    private final EventHistory history;
    private final NameBook names;
    private final Courses courses;

    TakeAways(Tournaments tournaments, EventHistory history, NameBook names, Courses courses) {
        this.tournaments = tournaments;
        this.history = history;
        this.names = names;
        this.courses = courses;
    }

    /** The whole record of an event, as far as this has been seen of it. */
    public EventRecord record(String tournamentId, Seen<TournamentState, TournamentEvent, Viewer> seen) {
        return EventRecord.of(
                history.of(tournamentId).stream()
                        .map(Happened::of)
                        .filter(each -> WhoSees.sees(each.event(), seen.viewer()))
                        // What has happened meanwhile belongs to a later version.
                        .limit(seen.version())
                        .toList(),
                names.of(tournamentId, seen.known().entrants().size()));
    }

    /** The standings in this state of an event. */
    public StandingsTable standings(String tournamentId, TournamentState known) {
        return StandingsTable.of(known, names.of(tournamentId, known.entrants().size()));
    }

    /** T-CLO-03: the traveller of a board; empty if there is no such board, or it is not closed. */
    public Optional<BoardTraveller> traveller(String tournamentId, String board) {
        var known = tournaments.newest(tournamentId, Viewer.EVERYBODY).known();
        return known.board(board)
                .filter(each -> each.closed())
                .map(each -> BoardTraveller.of(
                        known, board, names.of(tournamentId, known.entrants().size()), courses));
    }
}
