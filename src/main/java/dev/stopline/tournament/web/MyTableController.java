package dev.stopline.tournament.web;

import dev.stopline.tournament.rules.Game;
import dev.stopline.tournament.rules.Table;
import dev.stopline.tournament.rules.TournamentState;
import dev.stopline.tournament.view.NameBook;
import dev.stopline.tournament.view.TournamentNames;
import dev.stopline.tournament.view.Tournaments;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.tags.Tag;
import java.util.List;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/** The tables of an event that are the reader's own. */
@RestController
@RequestMapping(TournamentMoves.TOURNAMENT)
@Tag(name = "Tournament")
class MyTableController {

    private final Tournaments tournaments;
    private final NameBook names;
    private final TableSeats seats;

    MyTableController(Tournaments tournaments, NameBook names, TableSeats seats) {
        this.tournaments = tournaments;
        this.names = names;
        this.seats = seats;
    }

    /** The caller's tables. */
    @Schema(name = "MyTables", description = "The tables that are yours, as a player or as a moderator.")
    record MyTables(
            @Schema(description = "The event.", example = "event-k3x8m2q0w7ab")
            String tournamentId,

            @Schema(description = "Your version of the event.", example = "12")
            int version,

            @Schema(description = "The tables, in the order of rounds, boards and tables.")
            List<MyTable> tables) {}

    /** One of the caller's tables. */
    @Schema(name = "MyTable", description = "A table that is yours.")
    record MyTable(
            @Schema(
                    description = "The game: a session of line or a career of squad.",
                    example = "line-k3x8m2q0w7ab-R1-B1-T3")
            String gameId,

            @Schema(description = "Which game it is.") Game game,

            @Schema(description = "The round.", example = "1")
            int round,

            @Schema(description = "The board.", example = "B1")
            String board,

            @Schema(description = "The table at that board.", example = "3")
            int table,

            @Schema(
                    description = "PLAYING: not ended, perhaps not begun. ABANDONED: left without an end, the organizer"
                            + " has to rule on it. FINISHED: played to its end. RULED: the organizer ruled. FORFEIT:"
                            + " somebody did not come.")
            Table.Status status,

            @Schema(
                    description = "Who plays there, by name: the Company's team first. One name where a team has the"
                            + " table to itself.",
                    example = "[\"The Night Desk\", \"Second Floor\"]")
            List<String> teams,

            @Schema(
                    description = "The seats that you may take; empty if you only moderate. Once you have sat on one"
                            + " side, only those of that side.")
            List<String> seats,

            @Schema(description = "Whether you may run it as its Incident Master.")
            boolean moderates) {}

    @GetMapping("/my-tables")
    @Operation(
            operationId = "listMyTables",
            summary = "Your tables in this event",
            description = "For organizers and subjects: the tables at which you play or which you may run. A table is"
                    + " shown once its game has been made, with all others of its round.")
    ResponseEntity<MyTables> listMyTables(TournamentReader reader) {
        var seen = tournaments.newest(reader.tournamentId(), reader.viewer());
        var state = seen.known();
        var called = names.of(reader.tournamentId(), state.entrants().size());
        var mine = state.rounds().stream()
                .flatMap(round -> round.tables().stream()
                        .filter(Table::stands)
                        .map(table -> mine(state, called, round.number(), table, reader.subject())))
                .filter(each -> each.moderates() || !each.seats().isEmpty())
                .toList();
        return ResponseEntity.ok()
                .eTag(Integer.toString(seen.version()))
                .body(new MyTables(reader.tournamentId(), seen.version(), mine));
    }

    private MyTable mine(TournamentState state, TournamentNames called, int round, Table table, String subject) {
        var deal = table.deal();
        return new MyTable(
                deal.gameId(),
                state.board(deal.board()).orElseThrow().spec().game(),
                round,
                deal.board(),
                deal.table(),
                table.status(),
                deal.entrants().stream().map(called::of).toList(),
                seats.open(state, table, subject),
                TableSeats.mayModerate(state, deal.gameId(), subject));
    }
}
