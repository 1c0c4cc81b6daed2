package dev.stopline.tournament.view;

import dev.stopline.debrief.Courses;
import dev.stopline.platform.axon.EventHistory;
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

    /** The whole record of an event. */
    public EventRecord record(String tournamentId, Viewer viewer) {
        var entrants =
                tournaments.newest(tournamentId, viewer).known().entrants().size();
        return EventRecord.of(
                history.of(tournamentId).stream()
                        .map(Happened::of)
                        .filter(each -> WhoSees.sees(each.event(), viewer))
                        .toList(),
                names.of(tournamentId, entrants));
    }

    /** The standings as they are now. */
    public StandingsTable standings(String tournamentId, Viewer viewer) {
        var known = tournaments.newest(tournamentId, viewer).known();
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
