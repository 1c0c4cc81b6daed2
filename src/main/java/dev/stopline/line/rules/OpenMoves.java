package dev.stopline.line.rules;

import dev.stopline.decide.Refusal;
import dev.stopline.decide.moves.CommandFields;
import dev.stopline.decide.moves.DieToThrow;
import dev.stopline.decide.moves.Field;
import dev.stopline.decide.moves.MoveRow;
import dev.stopline.dice.DiceSource;
import dev.stopline.dice.Die;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The moves that would be accepted from a viewer now, by what that viewer knows: so the list itself tells nothing hidden. A
 * listed move may still meet two refusals, which are themselves the news: {@code GATE_NOT_MET} and {@code ACCOUNT_HELD}.
 *
 * @param groups by what waits for them, the moves about nothing in particular last; in each the suggested ones first
 * @param refused the moves that would be refused, and why; empty unless asked for
 */
public record OpenMoves(List<Group> groups, List<RefusedMove> refused) {

    private static final LineRules RULES = new LineRules();

    public OpenMoves {
        groups = List.copyOf(groups);
        refused = List.copyOf(refused);
    }

    /** Moves about one waiting action, reveal, ground or sentence; {@code about} is its id, empty = none. */
    public record Group(String about, List<OpenMove> moves) {

        public Group {
            moves = List.copyOf(moves);
        }
    }

    /** Moves that would be refused: with which code, by which rule, and what to do about it. */
    public record RefusedMove(
            String about,
            String operationId,
            String seat,
            List<Field> fields,
            String code,
            String rule,
            String sentence) {

        public RefusedMove {
            fields = List.copyOf(fields);
        }
    }

    /** What moves of one row have in common; {@code answer} is the refusal's code, empty for moves that are open. */
    private record Head(
            String about, String seat, boolean suggested, List<String> dice, List<OpenMove.Cost> costs, String answer) {

        static Head ofOpen(Candidate candidate, boolean suggested, List<OpenMove.Cost> costs) {
            return new Head(candidate.about(), candidate.forSeat(), suggested, candidate.dice(), costs, "");
        }

        static Head ofRefused(Candidate candidate, String code) {
            return new Head(candidate.about(), candidate.forSeat(), false, candidate.dice(), List.of(), code);
        }
    }

    /**
     * The moves of a viewer.
     *
     * @param known the fold of what the viewer has seen
     * @param explain whether to say also what would be refused, and why
     */
    public static OpenMoves of(LineState known, Viewer viewer, boolean explain) {
        var open = new ArrayList<Candidate>();
        var refused = new ArrayList<MoveRow<Head>>();
        for (var candidate : Candidates.of(known, viewer)) {
            var refusal = refusal(known, viewer, candidate);
            if (refusal.isEmpty()) {
                open.add(candidate);
            } else if (explain) {
                var head = Head.ofRefused(candidate, refusal.get().code().name());
                refused.add(MoveRow.of(head, candidate.command()));
            }
        }
        return new OpenMoves(
                groups(known, viewer, open),
                MoveRow.merged(refused).stream().map(OpenMoves::explained).toList());
    }

    /** The listed moves one by one, with {@link CommandFields#WORDS} for free text and a face for each die: for tests. */
    static List<Move> listed(LineState known, Viewer viewer) {
        return Candidates.of(known, viewer).stream()
                .filter(each -> refusal(known, viewer, each).isEmpty())
                .map(each -> each.move(viewer, dice(known)))
                .toList();
    }

    /** Those of {@link #listed} that are suggested: for tests. */
    static List<Move> suggested(LineState known, Viewer viewer) {
        var wait = Wait.of(known, viewer);
        return listed(known, viewer).stream()
                .filter(each -> Due.is(known, wait, viewer, each.command()))
                .toList();
    }

    private static Optional<Refusal> refusal(LineState known, Viewer viewer, Candidate candidate) {
        return RULES.refuses(known, candidate.move(viewer, dice(known)))
                .filter(refusal -> !isNews(viewer, candidate.command(), refusal));
    }

    /** The refusals that a listed move may meet: the gate's for a seat, and a card's faults, which are not written yet. */
    private static boolean isNews(Viewer viewer, LineCommand command, Refusal refusal) {
        return refusal.code() == LineRefusal.GATE_NOT_MET && !viewer.isIncidentMaster()
                || refusal.code() == LineRefusal.CARD_INVALID && command instanceof SessionCommand.LoadCaseCard;
    }

    private static DiceSource dice(LineState known) {
        return DiceSource.valueOf(known.ruleset().value(RulesetKey.DICE_SOURCE));
    }

    private static List<Group> groups(LineState known, Viewer viewer, List<Candidate> open) {
        var byAbout = new LinkedHashMap<String, List<Candidate>>();
        for (var candidate : open) {
            byAbout.computeIfAbsent(candidate.about(), about -> new ArrayList<>())
                    .add(candidate);
        }
        var groups = new ArrayList<Group>();
        byAbout.forEach((about, candidates) -> {
            if (!about.isEmpty()) {
                groups.add(new Group(about, moves(known, viewer, candidates)));
            }
        });
        var others = byAbout.getOrDefault("", List.of());
        if (!others.isEmpty()) {
            groups.add(new Group("", moves(known, viewer, others)));
        }
        return groups;
    }

    private static List<OpenMove> moves(LineState known, Viewer viewer, List<Candidate> candidates) {
        var wait = Wait.of(known, viewer);
        var due = candidates.stream()
                .sorted(Comparator.comparing(each -> !each.usual()))
                .collect(Collectors.partitioningBy(each -> Due.is(known, wait, viewer, each.command())));
        var rows = Stream.of(true, false)
                .flatMap(suggested -> due.getOrDefault(suggested, List.of()).stream()
                        .map(each -> MoveRow.of(
                                Head.ofOpen(each, suggested, MoveCosts.of(known, viewer, each.command())),
                                each.command())))
                .toList();
        return MoveRow.merged(rows).stream().map(OpenMoves::open).toList();
    }

    private static OpenMove open(MoveRow<Head> row) {
        var dice = row.head().dice().stream()
                .map(name -> new DieToThrow(name, Die.D20))
                .toList();
        return new OpenMove(
                row.operationId(),
                row.head().seat(),
                row.head().suggested(),
                row.fields(),
                dice,
                row.head().costs());
    }

    private static RefusedMove explained(MoveRow<Head> row) {
        var code = LineRefusal.valueOf(row.head().answer());
        return new RefusedMove(
                row.head().about(),
                row.operationId(),
                row.head().seat(),
                row.fields(),
                code.name(),
                code.rules().getFirst(),
                code.sentence());
    }
}
