package dev.stopline.tournament.rules;

import dev.stopline.dice.Commitment;
import dev.stopline.tournament.rules.TournamentMove.Part;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.BiFunction;

/** A tournament from one number: whatever is tried and not refused happens, mistakes and corrections among it. */
public final class RandomTournament {

    private static final int STEPS = 12;

    private final Random random;
    private final Ground ground;
    private final Format format;
    private int subjects;

    /** A tournament in memory. */
    public RandomTournament(int number) {
        this(number, Organized::created);
    }

    /** A tournament on this ground, which has created it. */
    public RandomTournament(int number, BiFunction<Format, Terms, Ground> created) {
        random = new Random(number);
        format = Format.values()[number % Format.values().length];
        ground = created.apply(format, new Terms(3, format == Format.LADDER ? 2 : 0, random.nextInt(3), 2));
    }

    /** The tournament in memory. */
    public Organized event() {
        return (Organized) ground;
    }

    /** Plays it from registration to its close. */
    public void play() {
        int entrants = 4 + random.nextInt(6);
        while (subjects < entrants) {
            tryTo(new RegistrationCommand.Register(team()));
        }
        for (int i = 0; i < 6; i++) {
            addBoard(ground.card(i));
        }
        tryTo(new SetupCommand.StartTournament());
        for (int round = 0; round < 3; round++) {
            between();
            tryTo(new RoundCommand.OpenRound(boards(round), Organized.TIMES));
            during();
            finish();
            tryTo(new RoundCommand.CloseRound());
        }
        correct();
        tryTo(new SetupCommand.CloseTournament());
    }

    private List<String> team() {
        subjects++;
        return List.of("p" + subjects, "q" + subjects);
    }

    private void addBoard(String card) {
        if (format != Format.SWISS && random.nextBoolean()) {
            addBoard(Organized.job(card, 1 + random.nextInt(2)));
        } else {
            var mode = format == Format.SWISS ? BoardMode.BOTH_CHAIRS : BoardMode.values()[random.nextInt(3)];
            addBoard(new BoardSpec(Game.LINE, card, mode, 0, "", List.of()));
        }
    }

    private void addBoard(BoardSpec spec) {
        tryTo(new BoardCommand.AddBoard(spec, Commitment.to(Organized.SEED).hex()));
    }

    private List<String> boards(int round) {
        return List.of("B" + (2 * round + 1), "B" + (2 * round + 2));
    }

    private void between() {
        tryTo(new RegistrationCommand.SitOut(anyEntrant(), random.nextInt(2)));
        if (random.nextBoolean()) {
            tryTo(new RegistrationCommand.Withdraw(anyEntrant(), "ill"));
        }
        tryTo(new RegistrationCommand.Return(anyEntrant()));
        tryTo(new RoundCommand.ForcePairing(anyEntrant(), anyEntrant()));
    }

    private void during() {
        for (int step = 0; step < STEPS; step++) {
            switch (random.nextInt(7)) {
                case 0 -> tryTo(new RegistrationCommand.Register(team()));
                case 1 -> tryTo(new ResultCommand.RecordNoShow(anyEntrant()));
                case 2 -> tryTo(new ResultCommand.RuleOnTable(anyGame(), ruling(anyGame())));
                case 3 -> correct();
                case 4 -> tryTo(new RegistrationCommand.Withdraw(anyEntrant(), "ill"));
                case 5 -> tryTo(new RoundCommand.StartAttempt(anyEntrant(), "B" + (1 + random.nextInt(6))));
                case 6 -> result(anyGame());
                default -> throw new IllegalStateException("seven kinds of step");
            }
        }
    }

    /** Brings every table to an end. */
    private void finish() {
        var open = ground.state().tables().filter(each -> !each.ended()).toList();
        for (var table : open) {
            result(table.deal().gameId());
            result(table.deal().gameId());
            var left = ground.state().table(table.deal().gameId()).orElseThrow();
            if (!left.ended()) {
                tryTo(new ResultCommand.RuleOnTable(
                        left.deal().gameId(), ruling(left.deal().gameId())));
            }
        }
    }

    private void correct() {
        tryTo(new ResultCommand.CorrectLineResult(anyGame(), lineResult(), "misread"));
        tryTo(new ResultCommand.CorrectJobResult(anyGame(), jobResult(), "misread"));
        var game = anyGame();
        tryTo(new ResultCommand.CorrectByRuling(game, ruling(game)));
    }

    private void result(String gameId) {
        tryTo(Part.SERVICE, new ResultCommand.RecordLineResult(gameId, lineResult()));
        tryTo(Part.SERVICE, new ResultCommand.RecordJobResult(gameId, jobResult()));
    }

    private LineResult lineResult() {
        var ending = LineEnding.values()[1 + random.nextInt(4)];
        return new LineResult(ending, random.nextInt(4), random.nextInt(3), random.nextBoolean());
    }

    private JobResult jobResult() {
        var close = JobClose.values()[random.nextInt(5)];
        return new JobResult(1 + random.nextInt(2), close, random.nextInt(2), random.nextInt(3), random.nextBoolean());
    }

    private TableRuling ruling(String gameId) {
        if (random.nextBoolean()) {
            return Organized.cancel();
        }
        var points = new ArrayList<Integer>();
        ground.state()
                .table(gameId)
                .ifPresent(table -> table.deal().entrants().forEach(each -> points.add(random.nextInt(15) - 2)));
        return new TableRuling(TableRuling.Kind.AWARDED, points, "The clock was wrong.");
    }

    private String anyEntrant() {
        var entrants = ground.state().entrants();
        return entrants.get(random.nextInt(entrants.size())).id();
    }

    private String anyGame() {
        var tables = ground.state().tables().toList();
        return tables.isEmpty()
                ? "none"
                : tables.get(random.nextInt(tables.size())).deal().gameId();
    }

    private void tryTo(TournamentCommand command) {
        tryTo(Part.ORGANIZER, command);
    }

    private void tryTo(Part part, TournamentCommand command) {
        ground.attempt(part, command);
    }
}
