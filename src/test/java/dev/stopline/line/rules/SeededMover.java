package dev.stopline.line.rules;

import dev.stopline.decide.moves.CommandFields;
import dev.stopline.dice.DiceSource;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;

/**
 * How the games of the leak tests are played. In each turn the Incident Master is drawn as often as all seats together; of
 * the moves listed for whoever was drawn a kind is drawn by its weight, and of that kind any, in every other game mostly one
 * about the same hire; faces are drawn evenly. A session is neither set up nor abandoned by it.
 */
public final class SeededMover {

    /** Stands in a drawn move for each text that its mover would write. */
    public static final String WORDS = CommandFields.WORDS;

    private static final LineRules RULES = new LineRules();
    private static final int TRIES = 60;
    private static final int FACES = 20;
    private static final int HIRES = 3;
    private static final int NONE = -1;
    private static final int MOVES_THE_GAME_ON = 8;
    private static final int ORDINARY = 3;
    private static final int TALK = 1;
    private static final int CUT = 40;
    private static final int FINGER = 24;

    private final Random random;
    private final int favourite;

    /** A mover that always draws the same for the same seed and the same games. */
    public SeededMover(Random random) {
        this.random = random;
        this.favourite = random.nextBoolean() ? 1 + random.nextInt(HIRES) : NONE;
    }

    /** A move that the rules accept in this state; empty if none was found for anybody. */
    public Optional<Move> next(LineState truth) {
        for (int i = 0; i < TRIES; i++) {
            var viewer = somebody(truth);
            var kinds = byKind(open(truth, viewer));
            if (!kinds.isEmpty()) {
                return Optional.of(withFaces(drawn(kinds)));
            }
        }
        return Optional.empty();
    }

    /** The moves of this viewer that the rules accept, without those that set up, abandon or close a session. */
    public static List<Move> open(LineState truth, Viewer viewer) {
        return OpenMoves.listed(truth, viewer).stream()
                .filter(each -> weight(each.command()) > 0)
                .filter(each -> RULES.refuses(truth, each).isEmpty())
                .toList();
    }

    /** A move that the rules refuse to this viewer: most often one of a seat, of either table, else the Incident Master's. */
    public Optional<Move> refused(LineState truth, Viewer by) {
        var source = DiceSource.valueOf(truth.ruleset().value(RulesetKey.DICE_SOURCE));
        var pool = new ArrayList<>(Candidates.of(truth, random.nextInt(3) == 0 ? Viewer.IM : seat(truth)));
        Collections.shuffle(pool, random);
        return pool.stream()
                .filter(each -> !(each.command() instanceof SessionCommand.LoadCaseCard))
                .map(each -> each.move(by, source))
                .map(each -> new Move(by, "", each.command(), each.faces()))
                .filter(each -> RULES.refuses(truth, each).isPresent())
                .findFirst();
    }

    private Viewer somebody(LineState truth) {
        return random.nextBoolean() ? Viewer.IM : seat(truth);
    }

    private Viewer seat(LineState truth) {
        var seats = truth.setup().seats();
        var seat = seats.get(random.nextInt(seats.size()));
        return new Viewer.Seat(seat.seat(), seat.table());
    }

    private static Map<Class<?>, List<Move>> byKind(List<Move> moves) {
        var kinds = new LinkedHashMap<Class<?>, List<Move>>();
        moves.forEach(each -> kinds.computeIfAbsent(each.command().getClass(), kind -> new ArrayList<>())
                .add(each));
        return kinds;
    }

    private Move drawn(Map<Class<?>, List<Move>> kinds) {
        int total = kinds.values().stream()
                .mapToInt(each -> weight(each.getFirst().command()))
                .sum();
        int at = random.nextInt(total);
        for (var moves : kinds.values()) {
            at -= weight(moves.getFirst().command());
            if (at < 0) {
                return any(preferred(moves));
            }
        }
        throw new IllegalStateException("weights add up");
    }

    /** Mostly those about the hire that this game suspects, if any: fingers that agree make meetings and cuts. */
    private List<Move> preferred(List<Move> moves) {
        var about =
                moves.stream().filter(each -> hire(each.command()) == favourite).toList();
        return about.isEmpty() || random.nextInt(6) == 0 ? moves : about;
    }

    private static int hire(LineCommand command) {
        return switch (command) {
            case ActionCommand.DeclareAction c -> c.hire();
            case ActionCommand.PullLog c -> c.hire();
            case ActionCommand.PlayImCompanyMove c -> c.hire();
            case StopTheLineCommand.CastVote c -> c.hire();
            case LineCommand c -> 0;
        };
    }

    private Move any(List<Move> moves) {
        return moves.get(random.nextInt(moves.size()));
    }

    private Move withFaces(Move move) {
        var faces = move.faces().stream().map(each -> random.nextInt(FACES) + 1).toList();
        return new Move(move.by(), move.forSeat(), move.command(), faces);
    }

    private static int weight(LineCommand command) {
        return switch (command) {
            case SessionCommand.RecordReadingNote c -> TALK;
            case SessionCommand c -> 0;
            case RoundCommand.Narrate c -> TALK;
            case RoundCommand.EnterStep c -> ORDINARY;
            case RoundCommand c -> MOVES_THE_GAME_ON;
            case ActionCommand.TakeFreeAction c -> TALK;
            case ActionCommand.NoteStoppingControl c -> TALK;
            case ActionCommand.ChooseCoverHolder c -> TALK;
            case ActionCommand.ReleasePayment c -> TALK;
            case ActionCommand.NarrateAction c -> TALK;
            case ActionCommand c -> MOVES_THE_GAME_ON;
            case StopTheLineCommand.CallStopTheLine c -> ORDINARY;
            case StopTheLineCommand.CloseLine c -> TALK;
            case StopTheLineCommand.CheckCutGate c -> TALK;
            case StopTheLineCommand.ReadExplanation c -> TALK;
            case StopTheLineCommand.ProposeCut c -> TALK;
            case StopTheLineCommand.CloseMeeting c -> ORDINARY;
            case StopTheLineCommand.NameControl c -> ORDINARY;
            case StopTheLineCommand.ShowHumanCost c -> ORDINARY;
            case StopTheLineCommand.ApproveCut c -> CUT;
            case StopTheLineCommand.CastVote c -> FINGER;
            case StopTheLineCommand.SpeakTiedSentence c -> FINGER;
            case StopTheLineCommand c -> MOVES_THE_GAME_ON;
            case DebriefCommand.CloseSession c -> 0;
            case DebriefCommand c -> MOVES_THE_GAME_ON;
            case ServiceCommand c -> 0;
        };
    }
}
