package dev.stopline.tournament.rules;

import static dev.stopline.decide.moves.CommandFields.WORDS;

import dev.stopline.decide.moves.Field;
import dev.stopline.tournament.rules.TournamentMove.Part;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The moves that somebody might make in an event: one for each entrant, board and table that a move can name. */
final class PossibleMoves {

    /** Above so many entrants nobody picks two from a list of all pairs. */
    private static final int MOST_IN_PAIRS = 100;

    private static final String BOARDS = "boards";

    private PossibleMoves() {}

    static List<PossibleMove> of(TournamentState s, Part part, String by) {
        return switch (part) {
            case ORGANIZER ->
                Stream.of(frame(s), people(s), moderation(s), boards(s), rounds(s), pairs(s), tables(s))
                        .flatMap(List::stream)
                        .toList();
            case ENTRANT -> own(s, by);
            case SERVICE -> List.of();
        };
    }

    private static List<PossibleMove> frame(TournamentState s) {
        return List.of(
                PossibleMove.with(
                        new SetupCommand.ChooseScoring(s.scoring()),
                        Field.document("company"),
                        Field.document("comrades"),
                        Field.document("job")),
                PossibleMove.of(
                        new SetupCommand.ChooseTieBreaks(Standings.standardTieBreaks(s.format())),
                        Field.list("order", names(Standings.standardTieBreaks(s.format())))),
                PossibleMove.of(new SetupCommand.PublishStandings(!s.published())),
                PossibleMove.of(new SetupCommand.StartTournament()),
                PossibleMove.of(new SetupCommand.CloseTournament()));
    }

    private static List<PossibleMove> people(TournamentState s) {
        var all = new ArrayList<>(List.of(PossibleMove.with(
                new RegistrationCommand.Register(List.of(WORDS)),
                Field.text("displayName"),
                Field.document("subjects"))));
        for (var each : s.entrants()) {
            all.addAll(comingAndGoing(each.id()));
            all.add(PossibleMove.of(new RegistrationCommand.SitOut(each.id(), 0)));
            all.add(PossibleMove.of(new RegistrationCommand.SitOut(each.id(), 1)));
            all.add(PossibleMove.of(new ResultCommand.RecordNoShow(each.id())));
        }
        return all;
    }

    private static List<PossibleMove> comingAndGoing(String entrant) {
        return List.of(
                PossibleMove.of(new RegistrationCommand.Withdraw(entrant, WORDS)),
                PossibleMove.of(new RegistrationCommand.Return(entrant)));
    }

    private static List<PossibleMove> moderation(TournamentState s) {
        var all = new ArrayList<>(List.of(PossibleMove.of(new RegistrationCommand.NoteSeen(WORDS, WORDS))));
        for (var board : s.boards()) {
            all.add(PossibleMove.of(
                    new RegistrationCommand.AssignModerator(WORDS, List.of(board.id())),
                    Field.list(BOARDS, List.of(board.id()))));
        }
        for (var each : s.moderators()) {
            all.add(PossibleMove.of(new RegistrationCommand.RelieveModerator(each.subject(), each.board())));
        }
        return all;
    }

    private static List<PossibleMove> boards(TournamentState s) {
        var all = new ArrayList<PossibleMove>();
        for (var mode : BoardMode.values()) {
            boolean line = mode != BoardMode.DETECTIVE;
            var spec = line
                    ? new BoardSpec(Game.LINE, "card", mode, 0, "", List.of())
                    : new BoardSpec(Game.SQUAD, "job", mode, 1, "detective", List.of());
            var jobs = IntStream.rangeClosed(1, BoardSpec.MOST_JOBS)
                    .mapToObj(Integer::toString)
                    .toList();
            var fields = new ArrayList<>(List.of(
                    Field.choice("game", List.of(spec.game())),
                    Field.choice("mode", List.of(mode)),
                    Field.text("cardId"),
                    Field.document("ruleset")));
            if (!line) {
                fields.addAll(List.of(new Field("jobs", Field.Kind.NUMBER, jobs), Field.text("detective")));
            }
            all.add(new PossibleMove(new BoardCommand.AddBoard(spec, "0".repeat(64)), fields));
        }
        s.boards().forEach(each -> all.add(PossibleMove.of(new BoardCommand.RemoveBoard(each.id()))));
        return all;
    }

    private static List<PossibleMove> rounds(TournamentState s) {
        var all = new ArrayList<PossibleMove>();
        for (var boards : toDeal(s)) {
            all.add(PossibleMove.of(
                    new RoundCommand.OpenRound(boards, new RoundTimes(WORDS, 1, List.of())),
                    Field.list(BOARDS, boards),
                    Field.anyNumber("minutes"),
                    Field.document("warnings")));
        }
        all.add(PossibleMove.of(new RoundCommand.PauseRound()));
        all.add(PossibleMove.of(new RoundCommand.ResumeRound()));
        all.add(PossibleMove.of(new RoundCommand.GiveExtraTime(1), Field.anyNumber("minutes")));
        all.add(PossibleMove.of(new RoundCommand.CloseRound()));
        s.entrants().forEach(each -> all.addAll(attempts(s, each)));
        return all;
    }

    /** Each board alone and all together, or for an encounter every two. */
    private static List<List<String>> toDeal(TournamentState s) {
        var left = s.boards().stream().filter(Board::undealt).map(Board::id).toList();
        if (s.format() == Format.SWISS) {
            return left.stream()
                    .flatMap(one -> left.stream()
                            .filter(other -> left.indexOf(other) > left.indexOf(one))
                            .map(other -> List.of(one, other)))
                    .toList();
        }
        var all = new ArrayList<>(List.of(left));
        left.forEach(each -> all.add(List.of(each)));
        return all.stream().distinct().toList();
    }

    private static List<PossibleMove> attempts(TournamentState s, Entrant entrant) {
        return s.openRound().stream()
                .flatMap(round -> round.boards().stream())
                .map(board -> PossibleMove.of(new RoundCommand.StartAttempt(entrant.id(), board)))
                .toList();
    }

    private static List<PossibleMove> pairs(TournamentState s) {
        if (s.format() != Format.SWISS) {
            return List.of();
        }
        if (s.entrants().size() > MOST_IN_PAIRS) {
            return pair(s.entrants().getFirst().id(), s.entrants().getLast().id()).stream()
                    .map(each -> PossibleMove.with(each.command(), Field.text("first"), Field.text("second")))
                    .toList();
        }
        return s.entrants().stream()
                .flatMap(one -> s.entrants().stream().flatMap(other -> pair(one.id(), other.id()).stream()))
                .toList();
    }

    private static List<PossibleMove> pair(String first, String second) {
        return List.of(
                PossibleMove.of(new RoundCommand.ForbidPairing(first, second)),
                PossibleMove.of(new RoundCommand.ForcePairing(first, second)),
                PossibleMove.of(new RoundCommand.LiftPairing(first, second)));
    }

    /** A table that was left needs a ruling before any other. */
    private static List<PossibleMove> tables(TournamentState s) {
        return s.tables()
                .sorted(Comparator.comparing(each -> each.status() != Table.Status.ABANDONED))
                .flatMap(each -> PossibleAtATable.of(s, each).stream())
                .toList();
    }

    /** What an entrant does for itself, and who has not entered may do. */
    private static List<PossibleMove> own(TournamentState s, String subject) {
        var mine = s.entrants().stream()
                .filter(each -> each.subjects().contains(subject))
                .toList();
        if (mine.isEmpty()) {
            return List.of(
                    PossibleMove.with(new RegistrationCommand.Register(List.of(subject)), Field.text("displayName")));
        }
        return mine.stream()
                .flatMap(each -> Stream.concat(comingAndGoing(each.id()).stream(), attempts(s, each).stream()))
                .toList();
    }

    private static List<String> names(List<TieBreak> all) {
        return all.stream().map(Enum::name).toList();
    }
}
