package dev.stopline.tournament.rules;

import dev.stopline.tournament.rules.TournamentState.PairWord;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * T-SWI-01..03, T-SWI-06, T-RND-05: teams meet in pairs, on two boards with the chairs exchanged; the sums of the two
 * sessions make a win, a draw or a loss. Who does not come loses by forfeit; an encounter that was cancelled is a draw.
 */
public final class SwissEncounters {

    private SwissEncounters() {}

    static Rounds.Dealt deal(TournamentState s, int round, List<String> boards) {
        var forbidden = words(s, false);
        var paired = Pairing.pair(new RoundToPair(round, cards(s), forbidden, words(s, true)));
        var ids = new TreeMap<Integer, String>();
        s.entrants().forEach(each -> ids.put(each.number(), each.id()));
        var deals = new ArrayList<Deal>();
        var reasons = new ArrayList<PairingReason>();
        for (var encounter : paired.encounters()) {
            var company = ids.getOrDefault(encounter.first(), "");
            var comrades = ids.getOrDefault(encounter.second(), "");
            int table = deals.size() / 2 + 1;
            deals.add(deal(s, round, boards.getFirst(), table, List.of(company, comrades)));
            deals.add(deal(s, round, boards.getLast(), table, List.of(comrades, company)));
            reasons.add(new PairingReason(List.of(company, comrades), encounter.reasons()));
        }
        var byes = new ArrayList<RoundBye>();
        for (var bye : paired.byes()) {
            var entrant = ids.getOrDefault(bye.number(), "");
            byes.add(new RoundBye(entrant, s.terms().byeHalves(), RoundBye.Kind.PAIRING));
            reasons.add(new PairingReason(List.of(entrant), bye.reasons()));
        }
        if (!paired.concessions().isEmpty()) {
            reasons.add(new PairingReason(List.of(), paired.concessions()));
        }
        return new Rounds.Dealt(deals, byes, reasons);
    }

    private static Deal deal(TournamentState s, int round, String board, int table, List<String> entrants) {
        var game = s.board(board).orElseThrow().spec().game();
        return new Deal(game.id(s.key(), round, board, table), board, table, entrants);
    }

    private static List<Pair> words(TournamentState s, boolean forced) {
        return s.words().stream()
                .filter(each -> each.forced() == forced)
                .map((PairWord each) -> PairingWishes.numbers(s, each))
                .toList();
    }

    /** What the pairing and the tie-breaks know: the rounds that are closed, of every entrant with a number. */
    public static List<PairingCard> cards(TournamentState s) {
        var numbers = new TreeMap<String, Integer>();
        s.entrants().forEach(each -> numbers.put(each.id(), each.number()));
        var pasts = new TreeMap<String, List<Past>>();
        s.entrants().forEach(each -> pasts.put(each.id(), new ArrayList<>()));
        for (var round : s.rounds()) {
            if (s.format() == Format.SWISS && round.isClosed()) {
                var inRound = pasts(s, round, numbers);
                pasts.forEach((id, past) -> past.add(inRound.getOrDefault(id, Past.bye(Attendance.ZERO_BYE, 0))));
            }
        }
        return s.entrants().stream()
                .filter(each -> each.number() > 0)
                .map(each -> new PairingCard(
                        each.number(), pasts.getOrDefault(each.id(), List.of()), !each.withdrawn() && !each.sitsOut()))
                .toList();
    }

    private static Map<String, Past> pasts(TournamentState s, Round round, Map<String, Integer> numbers) {
        var pasts = new TreeMap<String, Past>();
        for (var bye : round.byes()) {
            pasts.put(bye.entrant(), Past.bye(attendance(bye), bye.halves()));
        }
        for (var met : of(s, round)) {
            pasts.put(met.first(), past(met, true, numbers.getOrDefault(met.second(), 0)));
            pasts.put(met.second(), past(met, false, numbers.getOrDefault(met.first(), 0)));
        }
        return pasts;
    }

    private static Attendance attendance(RoundBye bye) {
        if (bye.kind() == RoundBye.Kind.PAIRING) {
            return Attendance.PAIRING_BYE;
        }
        return bye.halves() == 0 ? Attendance.ZERO_BYE : Attendance.HALF_BYE;
    }

    private static Past past(Met met, boolean first, int opponent) {
        int halves = first ? met.firstHalves() : met.secondHalves();
        if (!met.forfeit()) {
            return Past.met(opponent, halves, first);
        }
        return halves == Past.WIN ? Past.forfeitWon(opponent) : Past.forfeitLost(opponent);
    }

    /** An encounter as it stands; both have 0 halves until it is over. */
    public record Met(String first, String second, int firstHalves, int secondHalves, boolean forfeit, boolean over) {

        /** What it brought the first, as it is written: "0.5". */
        public String firstPoints() {
            return Figures.halves(firstHalves);
        }

        /** What it brought the second, as it is written: "0.5". */
        public String secondPoints() {
            return Figures.halves(secondHalves);
        }
    }

    /** The encounters of a round of a Swiss, in the order of their tables; none in any other format. */
    public static List<Met> inRound(TournamentState s, Round round) {
        return s.format() == Format.SWISS ? of(s, round) : List.of();
    }

    private static List<Met> of(TournamentState s, Round round) {
        var tables = new TreeMap<Integer, List<Table>>();
        round.tables()
                .forEach(each -> tables.computeIfAbsent(each.deal().table(), any -> new ArrayList<>())
                        .add(each));
        return tables.values().stream().map(each -> met(s, each)).toList();
    }

    private static Met met(TournamentState s, List<Table> sessions) {
        var first = sessions.getFirst().deal().entrants().getFirst();
        var second = sessions.getFirst().deal().entrants().getLast();
        if (!sessions.stream().allMatch(Table::ended)) {
            return new Met(first, second, 0, 0, false, false);
        }
        boolean firstAway = away(sessions, first);
        boolean secondAway = away(sessions, second);
        if (firstAway || secondAway) {
            return new Met(first, second, firstAway ? 0 : Past.WIN, secondAway ? 0 : Past.WIN, true, true);
        }
        int lead = score(s, sessions, first) - score(s, sessions, second);
        int halves = Past.DRAW + Integer.signum(lead);
        return new Met(first, second, halves, Past.WIN - halves, false, true);
    }

    private static boolean away(List<Table> sessions, String entrant) {
        return sessions.stream()
                .anyMatch(each ->
                        each.status() == Table.Status.FORFEIT && each.absent().contains(entrant));
    }

    private static int score(TournamentState s, List<Table> sessions, String entrant) {
        return sessions.stream()
                .filter(Table::counts)
                .mapToInt(each -> s.scoring()
                        .of(each, BoardMode.BOTH_CHAIRS, each.deal().entrants().indexOf(entrant)))
                .sum();
    }

    /** The halves of each entrant so far: encounters that are over, and byes. */
    static Map<String, Integer> halves(TournamentState s) {
        var halves = new TreeMap<String, Integer>();
        for (var round : s.rounds()) {
            round.byes().forEach(each -> halves.merge(each.entrant(), each.halves(), Integer::sum));
            for (var met : of(s, round)) {
                halves.merge(met.first(), met.firstHalves(), Integer::sum);
                halves.merge(met.second(), met.secondHalves(), Integer::sum);
            }
        }
        return halves;
    }
}
