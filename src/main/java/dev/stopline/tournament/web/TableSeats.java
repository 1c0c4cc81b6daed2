package dev.stopline.tournament.web;

import dev.stopline.access.JoinCodes;
import dev.stopline.access.Place;
import dev.stopline.access.Roster;
import dev.stopline.decide.Refusal;
import dev.stopline.platform.axon.RefusedMove;
import dev.stopline.platform.tables.TableMaker;
import dev.stopline.platform.tables.TableSeat;
import dev.stopline.platform.web.Fault;
import dev.stopline.platform.web.InvalidRequest;
import dev.stopline.tournament.aggregate.BoardPlans;
import dev.stopline.tournament.rules.Seating;
import dev.stopline.tournament.rules.Table;
import dev.stopline.tournament.rules.TournamentState;
import java.util.List;
import java.util.Optional;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/** T-REG-07, T-REG-08, T-RND-10: who takes which place at a table: its entrants' own people, and the board's moderators. */
@Service
class TableSeats {

    private final JoinCodes codes;
    private final Roster roster;
    private final List<TableMaker> makers;

    TableSeats(JoinCodes codes, Roster roster, List<TableMaker> makers) {
        this.codes = codes;
        this.roster = roster;
        this.makers = makers;
    }

    /** The seats of a table that this person may take; none if it does not stand. */
    List<String> open(TournamentState state, Table table, String subject) {
        var gameId = table.deal().gameId();
        return seats(state, table).stream()
                .filter(seat ->
                        Seating.refuseSeat(state, gameId, seat.chair(), subject).isEmpty())
                .map(TableSeat::seat)
                .toList();
    }

    /** Whether this person may run a table. */
    static boolean mayModerate(TournamentState state, String gameId, String subject) {
        return Seating.refuseModerator(state, gameId, subject).isEmpty();
    }

    private List<TableSeat> seats(TournamentState state, Table table) {
        var spec = state.board(table.deal().board()).orElseThrow().spec();
        return makers.stream()
                .filter(each -> each.game().equals(spec.game().name()))
                .findFirst()
                .orElseThrow()
                .seats(BoardPlans.of(spec));
    }

    /**
     * Gives this person a seat of a session; the token of whoever of the same entrant had it ends.
     *
     * @throws RefusedMove if the table does not stand, or the seat is not this person's
     */
    JoinCodes.Joined sit(TournamentState state, String gameId, String seat, String displayName, String subject)
            throws RefusedMove {
        mayTake(state, gameId, seat, subject);
        return codes.take(Place.seat(gameId, seat), displayName, subject);
    }

    /**
     * Gives this person the career of a table.
     *
     * @throws RefusedMove if the table does not stand, or is not this person's
     */
    @Transactional(rollbackFor = Exception.class)
    public void own(TournamentState state, String gameId, String seat, String displayName, String subject)
            throws RefusedMove {
        mayTake(state, gameId, seat, subject);
        roster.own(gameId, displayName, subject);
    }

    private void mayTake(TournamentState state, String gameId, String seat, String subject) throws RefusedMove {
        var chair = state.table(gameId).stream()
                .flatMap(table -> seats(state, table).stream())
                .filter(each -> each.seat().equals(seat))
                .findFirst();
        check(Seating.refuseSeat(state, gameId, chair.map(TableSeat::chair).orElse(0), subject));
        if (chair.isEmpty()) {
            throw new InvalidRequest(List.of(Fault.inBody("/seat", "is no seat of this table")));
        }
    }

    /**
     * Makes this person the Incident Master of a table; the token of the moderator before ends.
     *
     * @throws RefusedMove if the table does not stand, or this person does not moderate its board
     */
    JoinCodes.Joined moderate(TournamentState state, String gameId, String displayName, String subject)
            throws RefusedMove {
        check(Seating.refuseModerator(state, gameId, subject));
        return codes.take(Place.incidentMaster(gameId), displayName, subject);
    }

    /**
     * Ends the token that was just given to this person, if they do not moderate the table's board any more.
     *
     * @throws RefusedMove if they do not
     */
    void mustStillModerate(TournamentState state, String gameId, String subject) throws RefusedMove {
        var refusal = Seating.refuseModerator(state, gameId, subject);
        if (refusal.isPresent()) {
            codes.end(Place.incidentMaster(gameId), subject);
        }
        check(refusal);
    }

    private static void check(Optional<Refusal> refusal) throws RefusedMove {
        if (refusal.isPresent()) {
            throw new RefusedMove(refusal.get());
        }
    }

    /** Ends the tokens with which this person runs tables of a board. */
    void relieve(TournamentState state, String subject, String board) {
        state.tables()
                .map(Table::deal)
                .filter(deal -> deal.board().equals(board))
                .forEach(deal -> codes.end(Place.incidentMaster(deal.gameId()), subject));
    }
}
