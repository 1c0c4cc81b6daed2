package dev.stopline.line.rules;

import dev.stopline.decide.moves.CommandFields;
import dev.stopline.dice.DiceSource;
import java.util.List;
import java.util.Random;

/**
 * Draws moves from anybody: most of them near misses, which are worth asking about and perhaps not open; others of any kind, with ids
 * and values of the game and with some that name nothing. Two moves that
 * differ only in what the rules do not read (the words, the faces on the die, a field of the other case) count as the same.
 */
final class UnlistedMoves {

    private final Random random;
    private final RandomCommands commands;

    UnlistedMoves(long seed) {
        this.random = new Random(seed);
        this.commands = new RandomCommands(random);
    }

    Move any(RandomTable table) {
        return switch (random.nextInt(10)) {
            case 0, 1, 2, 3, 4, 5 -> nearMiss(table, false);
            case 6 -> nearMiss(table, true);
            default -> blind(table);
        };
    }

    /** A candidate; with a face that is on no die where {@code spoiled} and one is thrown. */
    private Move nearMiss(RandomTable table, boolean spoiled) {
        var by = somebody(table);
        var candidates = Candidates.of(table.known(by), by).stream()
                .filter(each -> !spoiled || !each.dice().isEmpty())
                .toList();
        if (candidates.isEmpty()) {
            return blind(table);
        }
        var kinds = candidates.stream()
                .map(each -> each.command().getClass())
                .distinct()
                .toList();
        var kind = any(kinds);
        var ofKind = candidates.stream()
                .filter(each -> each.command().getClass() == kind)
                .toList();
        var move =
                any(ofKind).move(by, DiceSource.valueOf(table.state().ruleset().value(RulesetKey.DICE_SOURCE)));
        return spoiled
                ? new Move(
                        by,
                        move.forSeat(),
                        move.command(),
                        move.faces().stream().map(face -> 21).toList())
                : move;
    }

    private Viewer somebody(RandomTable table) {
        var seats = table.state().setup().seats();
        return seats.isEmpty() || random.nextBoolean()
                ? Viewer.IM
                : any(seats.stream()
                        .<Viewer>map(each -> new Viewer.Seat(each.seat(), each.table()))
                        .toList());
    }

    private Move blind(RandomTable table) {
        var viewers = table.viewers();
        var by = random.nextInt(3) == 0 ? Viewer.IM : viewers.get(random.nextInt(viewers.size()));
        var forSeat = by.isIncidentMaster() && random.nextInt(3) == 0 ? any(RandomCommands.seats()) : "";
        var command = commands.command(table.state());
        return new Move(by, forSeat, command, throwsDice(command) ? faces() : List.of());
    }

    private List<Integer> faces() {
        return any(List.of(List.of(), List.of(10), List.of(10, 10), List.of(0), List.of(21)));
    }

    private static boolean throwsDice(LineCommand command) {
        return command instanceof ActionCommand.ThrowDie
                || command instanceof ActionCommand.ThrowCover
                || command instanceof ActionCommand.PlayScriptedMove
                || command instanceof ActionCommand.PlayImCompanyMove;
    }

    private <T> T any(List<T> values) {
        return values.get(random.nextInt(values.size()));
    }

    /** The move without what the rules do not read in it. */
    static Move plain(LineState s, Move move) {
        var faces = move.faces().stream()
                .map(face -> face >= 1 && face <= 20 ? Integer.valueOf(10) : face)
                .toList();
        boolean seatUnread = move.command() instanceof SessionCommand
                || move.command() instanceof DebriefCommand
                || move.command() instanceof StopTheLineCommand.NoteSentence;
        return new Move(move.by(), seatUnread ? "" : move.forSeat(), plain(s, move.by(), move.command()), faces);
    }

    private static LineCommand plain(LineState s, Viewer by, LineCommand command) {
        return switch (command) {
            case SessionCommand.LoadCaseCard _ ->
                new SessionCommand.LoadCaseCard(s.setup().card());
            case ActionCommand.PlayImCompanyMove c
            when !c.verb().rolls() || Actions.isTooEarly(s, c.verb()) ->
                new ActionCommand.PlayImCompanyMove(c.verb(), c.hire(), "", c.text());
            case StopTheLineCommand.RuleOnGround c
            when c.accept() -> new StopTheLineCommand.RuleOnGround(c.groundId(), true, c.linkedTo(), GroundReason.NONE);
            case StopTheLineCommand.RuleOnGround c ->
                new StopTheLineCommand.RuleOnGround(c.groundId(), false, "", c.reason());
            case StopTheLineCommand.ApproveCut _ when !by.isIncidentMaster() -> new StopTheLineCommand.ApproveCut("");
            case StopTheLineCommand.AnswerMeetingQuestion c
            when s.mode().hasCell() ->
                new StopTheLineCommand.AnswerMeetingQuestion(c.answer(), CommandFields.WORDS, c.cardLineId());
            case SessionCommand c -> c;
            case RoundCommand c -> c;
            case ActionCommand c -> c;
            case StopTheLineCommand c -> c;
            case DebriefCommand c -> c;
            case ServiceCommand c -> c;
        };
    }
}
