package dev.stopline.tournament.rules;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Counts points and totals from the list of events alone: neither the state nor the counting of the rules is used, and
 * every table is compared with every other, one by one.
 */
public final class Recount {

    /** What an entrant has: halves, the total and how many tables count. */
    public record Count(int halves, int total, int tables) {}

    /** A table as the events leave it. */
    private static final class Seat {
        final Deal deal;
        LineResult line = LineResult.NONE;
        final Map<Integer, JobResult> jobs = new TreeMap<>();
        TableRuling ruling = TableRuling.NONE;
        final List<String> absent = new ArrayList<>();
        boolean forfeit;

        Seat(Deal deal) {
            this.deal = deal;
        }
    }

    private Format format = Format.DUPLICATE;
    private Scoring scoring = Scoring.STANDARD;
    private final Map<String, BoardSpec> boards = new HashMap<>();
    private final Map<String, Seat> tables = new TreeMap<>();
    private final Map<String, Integer> byes = new HashMap<>();
    private final List<String> entrants = new ArrayList<>();

    /** Counts these events. */
    public static Map<String, Count> of(List<TournamentEvent> events) {
        var recount = new Recount();
        events.forEach(recount::hear);
        return recount.counts();
    }

    /** What the standings say, in the same form. */
    public static Map<String, Count> said(Standings standings) {
        var said = new TreeMap<String, Count>();
        standings.rows().forEach(row -> said.put(row.entrant(), new Count(row.halves(), row.total(), row.tables())));
        return said;
    }

    private void hear(TournamentEvent event) {
        switch (event) {
            case SetupEvent.TournamentCreated e -> format = e.format();
            case SetupEvent.ScoringChosen e -> scoring = e.scoring();
            case RegistrationEvent.EntrantRegistered e -> entrants.add(e.entrant());
            case BoardEvent.BoardAdded e -> boards.put(e.board(), e.spec());
            case RoundEvent.RoundOpened e -> {
                e.deals().forEach(each -> tables.put(each.gameId(), new Seat(each)));
                e.byes().forEach(each -> byes.merge(each.entrant(), each.halves(), Integer::sum));
            }
            case RoundEvent.AttemptStarted e -> tables.put(e.deal().gameId(), new Seat(e.deal()));
            case ResultEvent.LineResultRecorded e -> table(e.gameId()).line = e.result();
            case ResultEvent.JobResultRecorded e ->
                table(e.gameId()).jobs.put(e.result().job(), e.result());
            case ResultEvent.NoShowRecorded e ->
                e.gameIds().forEach(each -> {
                    table(each).absent.add(e.entrant());
                    table(each).forfeit = true;
                });
            case ResultEvent.TableRuled e -> table(e.gameId()).ruling = e.ruling();
            case ResultEvent.LineResultCorrected e -> {
                table(e.gameId()).line = e.after();
                table(e.gameId()).ruling = TableRuling.NONE;
                table(e.gameId()).forfeit = false;
            }
            case ResultEvent.JobResultCorrected e ->
                table(e.gameId()).jobs.put(e.after().job(), e.after());
            case ResultEvent.RulingCorrected e -> {
                table(e.gameId()).ruling = e.after();
                table(e.gameId()).forfeit = false;
            }
            case TournamentEvent other -> {}
        }
    }

    private Seat table(String gameId) {
        return requireNonNull(tables.get(gameId));
    }

    private BoardSpec spec(Seat seat) {
        return requireNonNull(boards.get(seat.deal.board()));
    }

    private boolean over(Seat seat) {
        var spec = spec(seat);
        boolean played =
                spec.game() == Game.LINE ? seat.line.ending() != LineEnding.NONE : seat.jobs.size() == spec.jobs();
        return played || seat.forfeit || seat.ruling.kind() != TableRuling.Kind.NONE;
    }

    private boolean counted(Seat seat) {
        return over(seat) && !seat.forfeit && seat.ruling.kind() != TableRuling.Kind.CANCELLED;
    }

    private int score(Seat seat, String entrant) {
        int place = seat.deal.entrants().indexOf(entrant);
        if (seat.ruling.kind() == TableRuling.Kind.AWARDED) {
            return seat.ruling.points().get(place);
        }
        var spec = spec(seat);
        if (spec.game() == Game.SQUAD) {
            return seat.jobs.values().stream().mapToInt(scoring.job()::of).sum();
        }
        boolean comrades = spec.mode() == BoardMode.COMRADES_ONLY || place == 1;
        return (comrades ? scoring.comrades() : scoring.company()).of(seat.line);
    }

    private Map<String, Count> counts() {
        var counts = new TreeMap<String, Count>();
        for (var entrant : entrants) {
            var own = tables.values().stream()
                    .filter(each -> each.deal.entrants().contains(entrant))
                    .toList();
            var counting = own.stream().filter(this::counted).toList();
            int total = counting.stream().mapToInt(each -> score(each, entrant)).sum();
            counts.put(entrant, new Count(halves(entrant, own), total, counting.size()));
        }
        return counts;
    }

    private int halves(String entrant, List<Seat> own) {
        return switch (format) {
            case LADDER ->
                own.stream()
                        .filter(this::counted)
                        .mapToInt(each -> 2 * score(each, entrant))
                        .max()
                        .orElse(0);
            case DUPLICATE -> own.stream().mapToInt(this::matchpoints).sum();
            case SWISS -> byes.getOrDefault(entrant, 0) + encounters(entrant, own);
        };
    }

    private int matchpoints(Seat seat) {
        var others = tables.values().stream()
                .filter(each -> each != seat && each.deal.board().equals(seat.deal.board()))
                .toList();
        if (!counted(seat)) {
            return seat.ruling.kind() == TableRuling.Kind.CANCELLED ? others.size() : 0;
        }
        int own = score(seat, seat.deal.entrants().getFirst());
        int halves = 0;
        for (var other : others) {
            int theirs = counted(other) ? score(other, other.deal.entrants().getFirst()) : own;
            halves += 1 + Integer.signum(own - theirs);
        }
        return halves;
    }

    private int encounters(String entrant, List<Seat> own) {
        var byOpponent = new TreeMap<String, List<Seat>>();
        for (var seat : own) {
            var name = seat.deal.gameId();
            var round = name.substring(0, name.indexOf("-B"));
            byOpponent.computeIfAbsent(round, any -> new ArrayList<>()).add(seat);
        }
        return byOpponent.values().stream()
                .mapToInt(each -> encounter(entrant, each))
                .sum();
    }

    private int encounter(String entrant, List<Seat> sessions) {
        if (!sessions.stream().allMatch(this::over)) {
            return 0;
        }
        boolean away = sessions.stream().anyMatch(each -> each.forfeit && each.absent.contains(entrant));
        boolean otherAway = sessions.stream()
                .anyMatch(each -> each.forfeit && each.absent.stream().anyMatch(who -> !who.equals(entrant)));
        if (away || otherAway) {
            return away ? 0 : 2;
        }
        int lead = 0;
        for (var session : sessions) {
            if (counted(session)) {
                var other =
                        session.deal.entrants().get(1 - session.deal.entrants().indexOf(entrant));
                lead += score(session, entrant) - score(session, other);
            }
        }
        return 1 + Integer.signum(lead);
    }
}
