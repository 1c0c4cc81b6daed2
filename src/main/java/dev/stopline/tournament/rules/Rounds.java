package dev.stopline.tournament.rules;

import dev.stopline.decide.Draft;
import dev.stopline.decide.Refusal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * T-RND-01..03, T-RND-09: one event opens a round whole, with the id of every game in it, and a round closes when every
 * table has a result or a ruling.
 */
final class Rounds {

    private static final int BOARDS_OF_AN_ENCOUNTER = 2;

    /** T-RND-01: so many have to play, or there is no round. */
    static final int LEAST = 2;

    private Rounds() {}

    static Optional<Refusal> refuse(TournamentState s, RoundCommand.OpenRound c) {
        if (s.openRound().isPresent()) {
            return Refusal.refuse(TournamentRefusal.ROUND_OPEN);
        }
        if (s.rounds().size() >= s.terms().rounds()) {
            return Refusal.refuse(TournamentRefusal.NO_ROUND_LEFT);
        }
        if (!c.times().sound()) {
            return Refusal.refuse(TournamentRefusal.BAD_TIMES);
        }
        return refuseBoards(s, c.boards()).or(() -> refuseEntrants(s, boards(s, c)));
    }

    private static Optional<Refusal> refuseBoards(TournamentState s, List<String> ids) {
        boolean once = ids.stream().distinct().count() == ids.size();
        boolean enough = ids.size() >= leastBoards(s.format());
        boolean tooMany = s.format() == Format.SWISS && ids.size() > BOARDS_OF_AN_ENCOUNTER;
        if (!once || !enough || tooMany) {
            return Refusal.refuse(TournamentRefusal.BOARD_COUNT);
        }
        if (ids.stream().anyMatch(each -> s.board(each).isEmpty())) {
            return Refusal.refuse(TournamentRefusal.UNKNOWN_BOARD);
        }
        var boards = ids.stream().map(each -> s.board(each).orElseThrow()).toList();
        if (!boards.stream().allMatch(Board::undealt)) {
            return Refusal.refuse(TournamentRefusal.BOARD_DEALT);
        }
        long cards =
                boards.stream().map(each -> each.spec().cardId()).distinct().count();
        return Refusal.refuseIf(cards < boards.size(), TournamentRefusal.BOARD_SEEN);
    }

    /** T-SWI-01, T-RND-01: how many boards a round needs. */
    static int leastBoards(Format format) {
        return format == Format.SWISS ? BOARDS_OF_AN_ENCOUNTER : 1;
    }

    private static Optional<Refusal> refuseEntrants(TournamentState s, List<Board> boards) {
        // In a ladder each attempt is judged when it starts.
        if (s.format() == Format.LADDER) {
            return Refusal.allow();
        }
        var playing = playing(s);
        if (playing.size() < LEAST) {
            return Refusal.refuse(TournamentRefusal.TOO_FEW_ENTRANTS);
        }
        return PairingWishes.refuseApart(s, playing)
                .or(() -> new SeenBoards(s).refuse(playing, boards))
                .or(() -> Seating.refuseAlone(s, playing, boards));
    }

    private static List<Board> boards(TournamentState s, RoundCommand.OpenRound c) {
        return c.boards().stream().map(each -> s.board(each).orElseThrow()).toList();
    }

    /** Who plays in a round that opens now. */
    static List<Entrant> playing(TournamentState s) {
        return s.entrants().stream()
                .filter(each -> !each.withdrawn() && !each.sitsOut())
                .toList();
    }

    static void open(Draft<TournamentState, TournamentEvent> d, TournamentMove move, RoundCommand.OpenRound c) {
        var s = d.state();
        int round = s.rounds().size() + 1;
        var dealt = switch (s.format()) {
            case DUPLICATE -> Duplicate.deal(s, round, boards(s, c));
            case SWISS -> SwissEncounters.deal(s, round, c.boards());
            case LADDER -> Dealt.NOTHING;
        };
        var byes = new ArrayList<RoundBye>(dealt.byes());
        s.entrants().stream()
                .filter(each -> each.sitsOut() && !each.withdrawn())
                .map(each -> new RoundBye(each.id(), each.sittingHalves(), RoundBye.Kind.SAT_OUT))
                .forEach(byes::add);
        d.emit(new RoundEvent.RoundOpened(
                round, c.boards(), c.times(), dealt.deals(), byes, dealt.reasons(), move.by(), move.at()));
    }

    /** What a format makes of a round: its games, the byes of its pairing, and why. */
    record Dealt(List<Deal> deals, List<RoundBye> byes, List<PairingReason> reasons) {

        static final Dealt NOTHING = new Dealt(List.of(), List.of(), List.of());

        Dealt {
            deals = List.copyOf(deals);
            byes = List.copyOf(byes);
            reasons = List.copyOf(reasons);
        }
    }

    /** T-RND-10: also once the round is closed: an organizer may be faster than the service. */
    static Optional<Refusal> refuse(TournamentState s, RoundCommand.NoteTablesStand c) {
        var tables =
                c.gameIds().stream().flatMap(each -> s.table(each).stream()).toList();
        boolean oneRound = roundOf(s, c)
                .filter(round -> games(round).containsAll(c.gameIds()))
                .isPresent();
        return Refusal.refuseIf(!oneRound, TournamentRefusal.UNKNOWN_GAME)
                .or(() -> Refusal.refuseIf(tables.stream().allMatch(Table::stands), TournamentRefusal.TABLES_STAND));
    }

    static void stand(Draft<TournamentState, TournamentEvent> d, RoundCommand.NoteTablesStand c) {
        d.emit(new RoundEvent.TablesStand(roundOf(d.state(), c).orElseThrow().number(), c.gameIds()));
    }

    private static Optional<Round> roundOf(TournamentState s, RoundCommand.NoteTablesStand c) {
        return s.rounds().stream()
                .filter(round -> c.gameIds().stream().anyMatch(games(round)::contains))
                .findFirst();
    }

    private static TreeSet<String> games(Round round) {
        return round.tables().stream().map(each -> each.deal().gameId()).collect(Collectors.toCollection(TreeSet::new));
    }

    static Optional<Refusal> refuseClose(TournamentState s) {
        var round = s.openRound();
        if (round.isEmpty()) {
            return Refusal.refuse(TournamentRefusal.NO_ROUND_OPEN);
        }
        var faults = round.get().tables().stream()
                .filter(each -> !each.ended())
                .map(each ->
                        new Refusal.Fault("/", "T-RND-09", each.deal().gameId() + " has neither a result nor a ruling"))
                .toList();
        return faults.isEmpty() ? Refusal.allow() : Refusal.refuse(TournamentRefusal.UNFINISHED_TABLES, faults);
    }

    static void close(Draft<TournamentState, TournamentEvent> d, TournamentMove move) {
        var round = d.state().openRound().orElseThrow();
        BoardClosing.withRound(d, round);
        d.emit(new RoundEvent.RoundClosed(round.number(), move.by(), move.at()));
    }
}
