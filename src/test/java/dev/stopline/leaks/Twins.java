package dev.stopline.leaks;

import dev.stopline.decide.Refusal;
import dev.stopline.line.rules.ActionCommand;
import dev.stopline.line.rules.Hearers;
import dev.stopline.line.rules.LineCommand;
import dev.stopline.line.rules.LineRefusal;
import dev.stopline.line.rules.Move;
import dev.stopline.line.rules.RoundCommand;
import dev.stopline.line.rules.SeededMover;
import dev.stopline.line.rules.SessionCommand;
import dev.stopline.line.rules.StopTheLineCommand;
import dev.stopline.line.rules.Table;
import dev.stopline.line.rules.Viewer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Two games in step that differ in one thing: each move of the first, drawn by {@link SeededMover}, has its twin in the
 * second. A move whose twin is refused is passed over, where nobody could be told so who is not to know.
 */
public final class Twins {

    private static final int TRIES = 30;
    private static final long ANOTHER_CARD = 500_000;
    private static final long WORDS = 250_000;
    private static final long OTHER_WORDS = 750_000;

    private final Difference difference;
    private final long game;
    private final Table there;
    private final LocalGame one;
    private final LocalGame other;
    private final Random random;
    private final SeededMover mover;
    private final OtherFaces faces;
    private final Markers words;
    private final Markers otherWords;

    /** Two games of the same seed, opened alike and without a card. */
    public Twins(Difference difference, long game, LocalGame one, LocalGame other) {
        this.difference = difference;
        this.game = game;
        this.there = game % 2 == 0 ? Table.COMPANY : Table.COMRADES;
        this.one = one;
        this.other = other;
        this.random = new Random(game);
        this.mover = new SeededMover(random);
        this.faces = new OtherFaces(one, other, random);
        this.words = new Markers(WORDS + game);
        this.otherWords = new Markers(OTHER_WORDS + game);
    }

    /**
     * A move of the first game and its twin.
     *
     * @param alone whether the second game has no such move at all
     */
    public record Pair(Move one, Move other, boolean alone) {

        Pair(Move one, Move other) {
            this(one, other, false);
        }

        static Pair same(Move move) {
            return new Pair(move, move);
        }
    }

    /** The moves that set the two games up, up to the first Reveal. */
    public List<Pair> setUp() {
        var pairs = new ArrayList<Pair>();
        rules().forEach(pairs::add);
        var card = TwinCards.one(difference, game);
        pairs.add(pair(
                new SessionCommand.LoadCaseCard(card),
                new SessionCommand.LoadCaseCard(TwinCards.other(difference, card, ANOTHER_CARD + game))));
        pairs.add(pair(new SessionCommand.BriefOpening(), new SessionCommand.BriefOpening()));
        pairs.add(pair(new SessionCommand.StartCase(), new SessionCommand.StartCase()));
        return pairs;
    }

    private Stream<Pair> rules() {
        return switch (difference) {
            case RULES -> Stream.of(rule("wrongfulExposure", "3", "1"), rule("stage1CallThreshold", "30", "40"));
            case ABOVE_THE_CAP -> Stream.of(rule("payoffEndAt", "50", "50"), rule("payoffStart", "8", "8"));
            case WHO_IS_WHO, FACTS, NOTES ->
                Stream.of(rule("gateTypes", "PROCESS", "PROCESS"), rule("gateClues", "1", "1"));
            case RESULTS, ELSEWHERE -> Stream.of(rule("closingOrdinal", "ALL_SUCCESSES", "ALL_SUCCESSES"));
            case CARD, SCRIPT, FACES, WORDS, FINGERS -> Stream.of();
        };
    }

    private static Pair rule(String key, String one, String other) {
        return pair(new SessionCommand.OverrideRuleset(key, one), new SessionCommand.OverrideRuleset(key, other));
    }

    private static Pair pair(SessionCommand one, SessionCommand other) {
        return new Pair(Move.of(Viewer.IM, one), Move.of(Viewer.IM, other));
    }

    /**
     * The next move and its twin, which the rules accept; empty if none was found.
     *
     * @param blind those who have not been told the difference yet
     */
    public Optional<Pair> next(Set<Viewer> blind) {
        for (int i = 0; i < TRIES; i++) {
            var drawn = mover.next(one.state());
            if (drawn.isEmpty()) {
                return Optional.empty();
            }
            var pair = twin(drawn.get());
            var refusal = other.refusal(pair.other());
            if (refusal.isEmpty() || pair.alone()) {
                return Optional.of(pair);
            }
            if (blind.contains(pair.other().by()) && !isNews(refusal.get())) {
                throw new AssertionError("the twin of " + pair.one() + " is refused: "
                        + refusal.get().code());
            }
        }
        return Optional.empty();
    }

    /** A move that a viewer is refused in the first game, and the same in the second. */
    public Optional<Move> refused(Viewer by) {
        return mover.refused(one.state(), by).map(move -> Wording.said(move, words));
    }

    /** The two refusals that say what is not known beforehand. */
    public static boolean isNews(Refusal refusal) {
        return refusal.code() == LineRefusal.GATE_NOT_MET || refusal.code() == LineRefusal.ACCOUNT_HELD;
    }

    private Pair twin(Move drawn) {
        var said = Wording.said(drawn, words);
        return switch (difference) {
            case WHO_IS_WHO, FACTS, SCRIPT, RULES -> Pair.same(said);
            case ELSEWHERE -> new Pair(said, said, Elsewhere.isAt(there, said) && random.nextBoolean());
            case CARD -> new Pair(said, Wording.with(said, this::ofTheOtherCard));
            case FACES -> new Pair(said, faces.withTheSameResult(said));
            case RESULTS -> new Pair(said, faces.any(said));
            case ABOVE_THE_CAP -> new Pair(said, faces.anyLast(said));
            case WORDS -> isForOneTable(drawn) ? new Pair(said, Wording.said(drawn, otherWords)) : Pair.same(said);
            case FINGERS -> new Pair(said, withAnotherFinger(said));
            case NOTES -> new Pair(said, Notes.other(said, other.state(), random));
        };
    }

    private String ofTheOtherCard(String text) {
        return text.replace("zq%06d".formatted(game), "zq%06d".formatted(ANOTHER_CARD + game));
    }

    private Move withAnotherFinger(Move move) {
        if (!(move.command() instanceof StopTheLineCommand.CastVote)) {
            return move;
        }
        var fingers = SeededMover.open(other.state(), move.by()).stream()
                .filter(each -> each.command() instanceof StopTheLineCommand.CastVote)
                .toList();
        return fingers.isEmpty() ? move : fingers.get(random.nextInt(fingers.size()));
    }

    private static boolean isForOneTable(Move move) {
        return switch (move.command()) {
            case RoundCommand.Narrate c -> c.to() != Hearers.ALL;
            case ActionCommand c -> true;
            case SessionCommand.RecordReadingNote c -> true;
            case LineCommand c -> false;
        };
    }
}
