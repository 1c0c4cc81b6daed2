package dev.stopline.line.web;

import dev.stopline.decide.Refusal;
import dev.stopline.decide.Refusal.Fault;
import dev.stopline.decide.Ruling;
import dev.stopline.dice.Seed;
import dev.stopline.dice.SeededDice;
import dev.stopline.line.aggregate.LineSession;
import dev.stopline.line.aggregate.OpenLine;
import dev.stopline.line.aggregate.PlayLine;
import dev.stopline.line.content.LibraryCard;
import dev.stopline.line.rules.LineCommand;
import dev.stopline.line.rules.LineEvent;
import dev.stopline.line.rules.LineRules;
import dev.stopline.line.rules.Mode;
import dev.stopline.line.rules.Move;
import dev.stopline.line.rules.ServiceCommand;
import dev.stopline.line.rules.SessionCommand;
import dev.stopline.line.rules.Table;
import dev.stopline.line.rules.Viewer;
import dev.stopline.line.view.LineBoards;
import dev.stopline.platform.axon.MoveGateway;
import dev.stopline.platform.axon.MoveStamp;
import dev.stopline.platform.axon.RefusedMove;
import dev.stopline.platform.axon.StaleVersion;
import dev.stopline.platform.tables.TableMaker;
import dev.stopline.platform.tables.TablePlan;
import dev.stopline.platform.tables.TableSeat;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.springframework.stereotype.Component;

/** The tables of an event at which line is played. */
@Component
class LineTables implements TableMaker {

    private static final String SERVICE = "service";
    private static final LineRules RULES = new LineRules();

    /** Only to try an opening out: no game is thrown with it. */
    private static final Seed NO_SEED = Seed.ofHex("00".repeat(Seed.LENGTH));

    private final MoveGateway gateway;
    private final LineBoards boards;
    private final CardShelf cards;

    LineTables(MoveGateway gateway, LineBoards boards, CardShelf cards) {
        this.gateway = gateway;
        this.boards = boards;
        this.cards = cards;
    }

    @Override
    public String game() {
        return "LINE";
    }

    @Override
    public List<Fault> faults(TablePlan plan) {
        if (mode(plan).isEmpty()) {
            return List.of(new Fault("/mode", "T-BRD-01", "is no mode of line"));
        }
        var card = cards.find(plan.cardId());
        if (card.isEmpty()) {
            return List.of(new Fault("/cardId", "T-BRD-01", "no card has this id"));
        }
        var known = RULES.initial();
        for (var command : opening("B1", plan, card.get())) {
            switch (RULES.decide(known, move(command), new SeededDice(NO_SEED))) {
                case Ruling.Refused<LineEvent>(var refusal) -> {
                    return faults(command, refusal);
                }
                case Ruling.Played<LineEvent>(var events) -> known = RULES.fold(known, events);
            }
        }
        return List.of();
    }

    private static List<Fault> faults(LineCommand command, Refusal refusal) {
        var pointer = command instanceof SessionCommand.OverrideRuleset ? "/ruleset" : "/cardId";
        var rule = refusal.code().rules().getFirst();
        return refusal.faults().isEmpty()
                ? List.of(new Fault(pointer, rule, refusal.code().sentence()))
                : refusal.faults().stream()
                        .map(each -> new Fault(pointer, each.rule(), each.message()))
                        .toList();
    }

    @Override
    public List<TableSeat> seats(TablePlan plan) {
        return Codes.roles(mode(plan).orElseThrow()).stream()
                .map(role -> new TableSeat(SeatIds.of(role), role.table() == Table.COMPANY ? 0 : 1))
                .toList();
    }

    @Override
    public void make(String gameId, String board, TablePlan plan) {
        if (!boards.exists(gameId)) {
            var card = cards.find(plan.cardId()).orElseThrow();
            play(
                    gameId,
                    new OpenLine(gameId, SERVICE, opening(board, plan, card)),
                    new MoveStamp(SERVICE, "CreateSession"));
        }
    }

    @Override
    public void openBoard(String gameId) {
        if (boards.exists(gameId)) {
            var open = move(new ServiceCommand.OpenBoard());
            play(gameId, new PlayLine(gameId, open, null), LineSession.stampOf(open));
        }
    }

    private void play(String gameId, Object envelope, MoveStamp stamp) {
        try {
            gateway.<Object>play(gameId, envelope, stamp);
        } catch (RefusedMove | StaleVersion faulty) {
            throw new IllegalStateException(gameId + " cannot be played as its event says", faulty);
        }
    }

    private static List<LineCommand> opening(String board, TablePlan plan, LibraryCard card) {
        var commands = new ArrayList<LineCommand>();
        commands.add(new SessionCommand.CreateSession(mode(plan).orElseThrow(), plan.cardId()));
        plan.ruleset().forEach((key, value) -> commands.add(new SessionCommand.OverrideRuleset(key, value)));
        commands.add(new SessionCommand.LoadCaseCard(card.card()));
        commands.add(new ServiceCommand.DealBoard(board));
        return commands;
    }

    private static Move move(LineCommand command) {
        return Move.of(command instanceof ServiceCommand ? Viewer.SERVICE : Viewer.IM, command);
    }

    private static Optional<Mode> mode(TablePlan plan) {
        return Arrays.stream(Mode.values())
                .filter(each -> each.name().equals(plan.mode()))
                .findFirst();
    }
}
