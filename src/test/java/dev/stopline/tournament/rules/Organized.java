package dev.stopline.tournament.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.decide.Refusal;
import dev.stopline.decide.Ruling;
import dev.stopline.dice.Commitment;
import dev.stopline.dice.Seed;
import dev.stopline.dice.SeededDice;
import dev.stopline.tournament.rules.TournamentMove.Part;
import dev.stopline.tournament.view.Happened;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.assertj.core.api.Assertions;

/** An event that a test runs, move by move, with the rules; each played move is folded and looked at. */
public final class Organized implements Ground {

    public static final String ORGANIZER = "organizer";
    public static final RoundTimes TIMES = new RoundTimes("2026-03-14T10:00:00Z", 90, List.of(30, 5));
    public static final Seed LOTS = Seed.ofHex("07".repeat(32));
    public static final Seed SEED = Seed.ofHex("0b".repeat(32));
    public static final LineResult CONTAINED = new LineResult(LineEnding.CONTAINED, 2, 1, true);
    public static final LineResult COSTLY = new LineResult(LineEnding.COSTLY, 4, 2, false);
    public static final LineResult PAID_OUT = new LineResult(LineEnding.PAID_OUT, 9, 3, false);

    private final TournamentRules rules = new TournamentRules();
    private final List<TournamentEvent> events = new ArrayList<>();
    private final List<Happened> happened = new ArrayList<>();
    private final List<Consumer<Organized>> afterEachEvent = new ArrayList<>();
    private TournamentState state = TournamentState.INITIAL;
    private int minute;

    /** An event that nobody has entered. */
    public static Organized created(Format format, Terms terms) {
        var event = new Organized();
        event.organizer(new SetupCommand.CreateTournament("spring", format, terms));
        return event;
    }

    public static Organized duplicate() {
        return created(Format.DUPLICATE, new Terms(3, 0, 0, 1));
    }

    public static Organized swiss() {
        return created(Format.SWISS, new Terms(3, 0, 2, 1));
    }

    public static Organized ladder() {
        return created(Format.LADDER, new Terms(1, 2, 0, 1));
    }

    /** The event with so many entrants E1, E2, …; each has the subject p1, p2, …. */
    public Organized entered(int entrants) {
        for (int i = 0; i < entrants; i++) {
            int next = state.entrants().size() + 1;
            organizer(new RegistrationCommand.Register(List.of("p" + next)));
        }
        return this;
    }

    /** The event with a board of this card. */
    public Organized board(String card) {
        return state.format() == Format.SWISS
                ? bothChairs(card)
                : board(new BoardSpec(Game.LINE, card, BoardMode.COMPANY_ONLY, 0, "", List.of()));
    }

    /** The event with a board of this card for both chairs. */
    public Organized bothChairs(String card) {
        return board(new BoardSpec(Game.LINE, card, BoardMode.BOTH_CHAIRS, 0, "", List.of()));
    }

    public Organized board(BoardSpec spec) {
        organizer(new BoardCommand.AddBoard(spec, Commitment.to(SEED).hex()));
        return this;
    }

    /** The event, started. */
    public Organized started() {
        organizer(new SetupCommand.StartTournament());
        return this;
    }

    /** The event with its next round open on these boards. */
    public Organized opened(String... boards) {
        organizer(new RoundCommand.OpenRound(List.of(boards), TIMES));
        return this;
    }

    /** A duplicate round of three at one board. */
    public static Organized threeAtABoard() {
        return duplicate().entered(3).board("alpha").started().opened("B1");
    }

    /** A Swiss round of two encounters, or of one and a bye. */
    public static Organized swissOf(int entrants) {
        return swiss().entered(entrants).board("alpha").board("beta").started().opened("B1", "B2");
    }

    /** A ladder of two whose round is open, on two jobs. */
    public static Organized openLadder() {
        return ladder().entered(2)
                .board(job("alpha", 1))
                .board(job("beta", 1))
                .board(job("gamma", 1))
                .started()
                .opened("B1", "B2", "B3");
    }

    public static BoardSpec job(String name, int jobs) {
        return new BoardSpec(Game.SQUAD, name, BoardMode.DETECTIVE, jobs, "tail", List.of());
    }

    public static JobResult closed(int job, JobClose close) {
        return new JobResult(job, close, 1, 2, false);
    }

    public static TableRuling award(Integer... points) {
        return new TableRuling(TableRuling.Kind.AWARDED, List.of(points), "The clock was wrong.");
    }

    public static TableRuling cancel() {
        return new TableRuling(TableRuling.Kind.CANCELLED, List.of(), "The table had no light.");
    }

    public static String game(int round, int board, int table) {
        return "line-spring-R" + round + "-B" + board + "-T" + table;
    }

    public static String career(int round, int board, int table) {
        return "squad-spring-R" + round + "-B" + board + "-T" + table;
    }

    /** Records the end of a session. */
    public Organized ended(String gameId, LineResult result) {
        service(new ResultCommand.RecordLineResult(gameId, result));
        return this;
    }

    public List<TournamentEvent> organizer(TournamentCommand command) {
        return play(Part.ORGANIZER, ORGANIZER, command);
    }

    public List<TournamentEvent> service(TournamentCommand command) {
        return play(Part.SERVICE, "service", command);
    }

    public List<TournamentEvent> entrant(String by, TournamentCommand command) {
        return play(Part.ENTRANT, by, command);
    }

    /** Plays a move that the rules have to allow. */
    public List<TournamentEvent> play(Part part, String by, TournamentCommand command) {
        return switch (rule(part, by, command)) {
            case Ruling.Played<TournamentEvent>(List<TournamentEvent> played) -> {
                played.forEach(event -> happen(event, by));
                yield played;
            }
            case Ruling.Refused<TournamentEvent>(Refusal refusal) -> Assertions.fail(command + " refused: " + refusal);
        };
    }

    @Override
    public void attempt(Part part, TournamentCommand command) {
        var by = part == Part.ORGANIZER ? ORGANIZER : "service";
        if (rule(part, by, command) instanceof Ruling.Played) {
            play(part, by, command);
        }
    }

    /** What the rules say to a move; the guards alone have to say the same. */
    Ruling<TournamentEvent> rule(Part part, String by, TournamentCommand command) {
        minute++;
        var move = new TournamentMove(part, by, at(), command);
        var ruling = rules.decide(state, move, new SeededDice(LOTS));
        assertThat(rules.refuses(state, move).isPresent()).isEqualTo(ruling instanceof Ruling.Refused);
        return ruling;
    }

    /** The code with which the rules refuse a move of the organizer. */
    TournamentRefusal refused(TournamentCommand command) {
        return refused(Part.ORGANIZER, ORGANIZER, command);
    }

    TournamentRefusal refused(Part part, String by, TournamentCommand command) {
        return (TournamentRefusal) refusal(part, by, command).code();
    }

    Refusal refusal(Part part, String by, TournamentCommand command) {
        return switch (rule(part, by, command)) {
            case Ruling.Played<TournamentEvent>(List<TournamentEvent> played) ->
                Assertions.fail(command + " played: " + played);
            case Ruling.Refused<TournamentEvent>(Refusal refusal) -> refusal;
        };
    }

    private String at() {
        return "2026-03-14T10:%02d:00Z".formatted(minute % 60);
    }

    private void happen(TournamentEvent event, String by) {
        events.add(event);
        happened.add(new Happened(event, at(), by));
        state = rules.evolve(state, event);
        afterEachEvent.forEach(each -> each.accept(this));
    }

    /** Looks at the event after everything that happens from now on. */
    public void watch(Consumer<Organized> look) {
        afterEachEvent.add(look);
    }

    @Override
    public TournamentState state() {
        return state;
    }

    TournamentRules rules() {
        return rules;
    }

    public List<TournamentEvent> events() {
        return List.copyOf(events);
    }

    /** All that happened, with what the store keeps beside it. */
    public List<Happened> happened() {
        return List.copyOf(happened);
    }

    /** The standing of an entrant. */
    public Standings.Row row(String entrant) {
        return Standings.of(state).rows().stream()
                .filter(each -> each.entrant().equals(entrant))
                .findFirst()
                .orElseThrow();
    }
}
