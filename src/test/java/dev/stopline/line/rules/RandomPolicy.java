package dev.stopline.line.rules;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * How the seeded games are played. In each turn somebody is drawn: the Incident Master four times in ten, else one of the
 * seats; of the moves listed for them a kind is drawn by weight, and of that kind any. What moves the game on weighs most,
 * talk least; from move 250 on, only what moves the game on is drawn while there is any. Faces are drawn evenly.
 */
final class RandomPolicy {

    private static final int HASTE_FROM = 250;
    private static final int FACES = 20;

    private static final List<String> SELDOM = List.of("ChooseCoverHolder", "TakeFreeAction");
    private static final int PATIENCE = 60;
    private static final int ABANDONED_OF = 5;
    private static final int HIRES = 3;

    private final Random random;
    private final boolean mayAbandon;
    private final int favourite;

    RandomPolicy(long seed) {
        this.random = new Random(seed);
        this.mayAbandon = seed % ABANDONED_OF == 0;
        this.favourite = seed % 2 != 1 ? 0 : 1 + (int) (seed / 2 % HIRES);
    }

    /** A turn: the moves listed for somebody, and one of them. */
    record Turn(Viewer viewer, List<Move> listed, Move move) {}

    Turn next(RandomTable table) {
        boolean haste = table.moves() >= HASTE_FROM;
        boolean stuck = table.state().phase() == Phase.SETUP && table.moves() >= PATIENCE;
        while (true) {
            var viewer = somebody(table);
            var listed = OpenMoves.listed(table.known(viewer), viewer);
            var byKind = byKind(listed, haste);
            if (!mayAbandon && !stuck) {
                byKind.remove("AbandonCase");
            }
            if (random.nextInt(10) > 0) {
                byKind.keySet().removeAll(SELDOM);
            }
            if (!byKind.isEmpty()) {
                return new Turn(viewer, listed, withFaces(drawn(byKind)));
            }
        }
    }

    Viewer somebody(RandomTable table) {
        var seats = table.state().setup().seats();
        if (seats.isEmpty() || random.nextInt(10) < 4) {
            return Viewer.IM;
        }
        var seat = seats.get(random.nextInt(seats.size()));
        return new Viewer.Seat(seat.seat(), seat.table());
    }

    private static Map<String, List<Move>> byKind(List<Move> moves, boolean haste) {
        var kinds = new LinkedHashMap<String, List<Move>>();
        for (var move : moves) {
            if (!haste || weight(move.command()) >= 8 || movesOn(move.command())) {
                kinds.computeIfAbsent(kind(move), kind -> new java.util.ArrayList<>())
                        .add(move);
            }
        }
        return kinds;
    }

    private static boolean movesOn(LineCommand command) {
        return command instanceof StopTheLineCommand.CloseLine || command instanceof RoundCommand.EnterStep;
    }

    static String kind(Move move) {
        return move.command().getClass().getSimpleName();
    }

    private Move drawn(Map<String, List<Move>> byKind) {
        int total = byKind.values().stream()
                .mapToInt(moves -> weight(moves.getFirst().command()))
                .sum();
        int at = random.nextInt(total);
        for (var moves : byKind.values()) {
            at -= weight(moves.getFirst().command());
            if (at < 0) {
                return any(preferred(moves));
            }
        }
        throw new IllegalStateException("weights add up");
    }

    private List<Move> preferred(List<Move> moves) {
        if (favourite == 0 || random.nextInt(8) == 0) {
            return moves;
        }
        var about =
                moves.stream().filter(each -> hire(each.command()) == favourite).toList();
        return about.isEmpty() ? moves : about;
    }

    private static int hire(LineCommand command) {
        return switch (command) {
            case ActionCommand.DeclareAction c -> c.hire();
            case ActionCommand.PullLog c -> c.hire();
            case ActionCommand.QuestionHire c -> c.hire();
            case ActionCommand.PlayImCompanyMove c -> c.hire();
            case StopTheLineCommand.CastVote c -> c.hire();
            case LineCommand _ -> 0;
        };
    }

    private Move any(List<Move> moves) {
        return moves.get(random.nextInt(moves.size()));
    }

    private Move withFaces(Move move) {
        var faces = move.faces().stream().map(each -> random.nextInt(FACES) + 1).toList();
        return new Move(move.by(), move.forSeat(), move.command(), faces);
    }

    /** 8 and more: moves the game on. */
    private static int weight(LineCommand command) {
        return switch (command) {
            case SessionCommand c -> weight(c);
            case RoundCommand c -> weight(c);
            case ActionCommand c -> weight(c);
            case StopTheLineCommand c -> weight(c);
            case DebriefCommand c -> 8;
            case ServiceCommand c -> 0;
        };
    }

    private static int weight(SessionCommand command) {
        return switch (command) {
            case SessionCommand.CreateSession _ -> 1;
            case SessionCommand.OverrideRuleset _ -> 3;
            case SessionCommand.SeatPlayer _, SessionCommand.BriefOpening _ -> 8;
            case SessionCommand.LoadCaseCard _, SessionCommand.AdmitSpectator _ -> 1;
            case SessionCommand.StartCase _ -> 30;
            case SessionCommand.RecordReadingNote _, SessionCommand.AbandonCase _ -> 1;
        };
    }

    private static int weight(RoundCommand command) {
        return switch (command) {
            case RoundCommand.AnnounceReveal _, RoundCommand.Narrate _ -> 2;
            case RoundCommand.EnterStep _ -> 3;
            case RoundCommand.HandOverSide _, RoundCommand.VisitTable _ -> 8;
            case RoundCommand.EndRound _ -> 20;
        };
    }

    private static int weight(ActionCommand command) {
        return switch (command) {
            case ActionCommand.TakeFreeAction _, ActionCommand.NoteStoppingControl _ -> 1;
            case ActionCommand.DeclareAction _, ActionCommand.PullLog _, ActionCommand.PlayImCompanyMove _ -> 6;
            case ActionCommand.QuestionHire _, ActionCommand.WaiveRoll _ -> 3;
            case ActionCommand.NarrateAction _ -> 1;
            case ActionCommand.ReleasePayment _ -> 3;
            case ActionCommand.CallRoll _, ActionCommand.PlayScriptedMove _ -> 7;
            case ActionCommand.ChooseCoverHolder _ -> 1;
            case ActionCommand.AnnounceCover _ -> 7;
            case ActionCommand.ThrowDie _, ActionCommand.ThrowCover _ -> 12;
            case ActionCommand.ChooseRevealedFact _ -> 12;
            case ActionCommand.RecordInconsistency _ -> 30;
        };
    }

    private static int weight(StopTheLineCommand command) {
        return switch (command) {
            case StopTheLineCommand.CallStopTheLine _ -> 1;
            case StopTheLineCommand.CastVote _ -> 16;
            case StopTheLineCommand.RevealVote _ -> 8;
            case StopTheLineCommand.SpeakTiedSentence _ -> 12;
            case StopTheLineCommand.SkipTiedSentence _, StopTheLineCommand.OpenRevote _ -> 12;
            case StopTheLineCommand.NoteSentence _ -> 3;
            case StopTheLineCommand.AskMeetingQuestion _, StopTheLineCommand.AnswerMeetingQuestion _ -> 8;
            case StopTheLineCommand.ReadExplanation _ -> 2;
            case StopTheLineCommand.CloseMeeting _ -> 8;
            case StopTheLineCommand.ProposeCut _ -> 3;
            case StopTheLineCommand.NameControl _, StopTheLineCommand.ShowHumanCost _ -> 8;
            case StopTheLineCommand.RuleOnGround _ -> 16;
            case StopTheLineCommand.CheckCutGate _ -> 2;
            case StopTheLineCommand.ApproveCut _ -> 30;
            case StopTheLineCommand.CloseLine _ -> 2;
        };
    }
}
