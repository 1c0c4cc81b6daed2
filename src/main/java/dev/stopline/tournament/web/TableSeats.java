package dev.stopline.tournament.web;

import dev.stopline.access.JoinCodes;
import dev.stopline.access.Place;
import dev.stopline.access.Roster;
import dev.stopline.access.Subjects;
import dev.stopline.decide.Refusal;
import dev.stopline.platform.axon.RefusedMove;
import dev.stopline.platform.tables.TableMaker;
import dev.stopline.platform.tables.TableSeat;
import dev.stopline.platform.web.Fault;
import dev.stopline.platform.web.InvalidRequest;
import dev.stopline.tournament.aggregate.BoardPlans;
import dev.stopline.tournament.rules.Game;
import dev.stopline.tournament.rules.Seating;
import dev.stopline.tournament.rules.Table;
import dev.stopline.tournament.rules.TournamentRefusal;
import dev.stopline.tournament.rules.TournamentState;
import java.util.List;
import java.util.Optional;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/** T-REG-07, T-REG-08, T-BRD-05, T-RND-10: who takes which place at a table: its entrants' own people, and the board's moderators. */
@Service
class TableSeats {

    private static final String MET =
            "You have met what is played at this table at another one. Tell the organizer, who rules on"
                    + " the table or lets others of your team play.";
    private static final String PLAYS =
            "What is played here is also played, by the entrant this person belongs to, at a table"
                    + " whose board has not closed.";

    private final JoinCodes codes;
    private final Roster roster;
    private final Subjects subjects;
    private final CardsMet met;
    private final List<TableMaker> makers;

    TableSeats(JoinCodes codes, Roster roster, Subjects subjects, CardsMet met, List<TableMaker> makers) {
        this.codes = codes;
        this.roster = roster;
        this.subjects = subjects;
        this.met = met;
        this.makers = makers;
    }

    /** The seats of a table that this person may take; none if it does not stand. */
    List<String> open(TournamentState state, Table table, String subject) {
        var gameId = table.deal().gameId();
        return seats(state, table).stream()
                .filter(seat ->
                        Seating.refuseSeat(state, gameId, seat.chair(), subject).isEmpty())
                .filter(seat -> opposite(state, table, seat, subject).isEmpty())
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
     * @throws RefusedMove if the table does not stand, the seat is not this person's, they sit on the other side, or have met the card elsewhere
     */
    @Transactional(rollbackFor = Exception.class)
    public JoinCodes.Joined sit(TournamentState state, String gameId, String seat, String displayName, String subject)
            throws RefusedMove {
        var taken = mayTake(state, gameId, seat, subject);
        // Who comes to two seats in the same moment is asked at the second about the first.
        subjects.hold(subject);
        check(opposite(state, state.table(gameId).orElseThrow(), taken, subject));
        if (met.elsewhere(state, state.table(gameId).orElseThrow(), subject)) {
            throw new RefusedMove(new Refusal(TournamentRefusal.BOARD_SEEN, List.of())).naming(MET);
        }
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

    private Optional<Refusal> opposite(TournamentState state, Table table, TableSeat seat, String subject) {
        var all = seats(state, table);
        if (all.stream().allMatch(each -> each.chair() == seat.chair())) {
            return Refusal.allow();
        }
        var held = roster.seatsHeld(table.deal().gameId(), subject);
        return Seating.refuseOpposite(
                seat.chair(),
                all.stream()
                        .filter(each -> held.contains(each.seat()))
                        .map(TableSeat::chair)
                        .toList());
    }

    private TableSeat mayTake(TournamentState state, String gameId, String seat, String subject) throws RefusedMove {
        var chair = state.table(gameId).stream()
                .flatMap(table -> seats(state, table).stream())
                .filter(each -> each.seat().equals(seat))
                .findFirst();
        check(Seating.refuseSeat(state, gameId, chair.map(TableSeat::chair).orElse(0), subject));
        return chair.orElseThrow(() -> new InvalidRequest(List.of(Fault.inBody("/seat", "is no seat of this table"))));
    }

    /**
     * Makes this person the Incident Master of a table; the token of the moderator before ends.
     *
     * @throws RefusedMove if the table does not stand, or this person does not moderate its board, or plays its card
     */
    JoinCodes.Joined moderate(TournamentState state, String gameId, String displayName, String subject)
            throws RefusedMove {
        check(Seating.refuseModerator(state, gameId, subject));
        mustNotPlay(state, List.of(state.table(gameId).orElseThrow().deal().board()), subject);
        return codes.take(Place.incidentMaster(gameId), displayName, subject);
    }

    /**
     * Passes unless this person is playing, in any event, what one of these boards of line plays.
     *
     * @throws RefusedMove if they are
     */
    void mustNotPlay(TournamentState state, List<String> boards, String subject) throws RefusedMove {
        var cards = boards.stream()
                .flatMap(each -> state.board(each).stream())
                .filter(each -> each.spec().game() == Game.LINE)
                .map(each -> each.spec().cardId())
                .toList();
        if (met.isPlayedBy(subject, cards)) {
            throw new RefusedMove(new Refusal(TournamentRefusal.MODERATOR_PLAYS, List.of())).naming(PLAYS);
        }
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
