package dev.stopline.tournament.web;

import dev.stopline.platform.web.PlainPage;
import dev.stopline.tournament.rules.TournamentState;
import dev.stopline.tournament.view.BoardTraveller;
import dev.stopline.tournament.view.Certificate;
import dev.stopline.tournament.view.EventRecord;
import dev.stopline.tournament.view.RecordedRound;
import dev.stopline.tournament.view.StandingsTable;
import dev.stopline.tournament.view.TournamentNames;
import java.util.List;
import java.util.Map;
import org.springframework.http.ResponseEntity;
import org.springframework.stereotype.Component;

/** The pages of a tournament, for reading and printing. */
@Component
class TournamentPages {

    private final PlainPage page;

    TournamentPages(PlainPage page) {
        this.page = page;
    }

    /** The standings as they are now, and the latest round with its endings as they come. */
    ResponseEntity<String> standings(TournamentState s, TournamentNames names) {
        var latest = s.rounds().isEmpty()
                ? List.of()
                : List.of(RecordedRound.of(s, s.rounds().getLast(), names));
        return page.of(
                "tournament/standings",
                Map.of("table", StandingsTable.of(s, names), "format", s.format(), "rounds", latest));
    }

    /** The whole event on paper. */
    ResponseEntity<String> resultSheet(EventRecord event) {
        return page.of("tournament/sheet", Map.of("event", event));
    }

    /** A certificate a printed page; before the event is closed, only the word that it is too early. */
    ResponseEntity<String> certificates(StandingsTable table) {
        return page.of("tournament/certificates", Map.of("table", table, "certificates", Certificate.of(table)));
    }

    /** Where the tables of a closed board parted. */
    ResponseEntity<String> traveller(BoardTraveller board) {
        return page.of("tournament/traveller", Map.of("sheet", board));
    }
}
