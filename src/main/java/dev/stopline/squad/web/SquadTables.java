package dev.stopline.squad.web;

import dev.stopline.decide.Refusal;
import dev.stopline.decide.Refusal.Fault;
import dev.stopline.decide.Ruling;
import dev.stopline.dice.DiceSource;
import dev.stopline.dice.Seed;
import dev.stopline.dice.SeededDice;
import dev.stopline.platform.axon.MoveGateway;
import dev.stopline.platform.axon.MoveStamp;
import dev.stopline.platform.axon.RefusedMove;
import dev.stopline.platform.axon.StaleVersion;
import dev.stopline.platform.tables.TableMaker;
import dev.stopline.platform.tables.TablePlan;
import dev.stopline.platform.tables.TableSeat;
import dev.stopline.squad.aggregate.OpenCareer;
import dev.stopline.squad.aggregate.PlaySquad;
import dev.stopline.squad.aggregate.SquadCareer;
import dev.stopline.squad.content.ReadyDetective;
import dev.stopline.squad.content.ReadyDetectives;
import dev.stopline.squad.rules.CareerCommand;
import dev.stopline.squad.rules.ServiceCommand;
import dev.stopline.squad.rules.SquadCommand;
import dev.stopline.squad.rules.SquadEvent;
import dev.stopline.squad.rules.SquadMove;
import dev.stopline.squad.rules.SquadRules;
import dev.stopline.squad.view.SquadBoards;
import java.util.List;
import org.springframework.stereotype.Component;

/** The tables of an event at which squad is played: each a career of a ready-made detective. */
@Component
class SquadTables implements TableMaker {

    /** Only to try an opening out: no game is thrown with it. */
    private static final Seed NO_SEED = Seed.ofHex("00".repeat(Seed.LENGTH));

    private final MoveGateway gateway;
    private final SquadBoards boards;
    private final SquadRules rules;
    private final ReadyDetectives detectives;

    SquadTables(MoveGateway gateway, SquadBoards boards, SquadRules rules, ReadyDetectives detectives) {
        this.gateway = gateway;
        this.boards = boards;
        this.rules = rules;
        this.detectives = detectives;
    }

    @Override
    public String game() {
        return "SQUAD";
    }

    @Override
    public List<Fault> faults(TablePlan plan) {
        var detective = detectives.named(plan.detective());
        if (detective.isEmpty()) {
            return List.of(new Fault(
                    "/detective",
                    "T-BRD-01",
                    "is none of the ready-made ones: " + String.join(", ", detectives.names())));
        }
        var known = rules.initial();
        for (var move : opening("B1", plan, detective.get())) {
            switch (rules.decide(known, move, new SeededDice(NO_SEED))) {
                case Ruling.Refused<SquadEvent>(var refusal) -> {
                    return faults(move.command(), refusal);
                }
                case Ruling.Played<SquadEvent>(var events) -> known = rules.fold(known, events);
            }
        }
        return List.of();
    }

    private static List<Fault> faults(SquadCommand command, Refusal refusal) {
        var pointer = command instanceof ServiceCommand ? "/jobs" : "/ruleset";
        var rule = refusal.code().rules().getFirst();
        return refusal.faults().isEmpty()
                ? List.of(new Fault(pointer, rule, refusal.code().sentence()))
                : refusal.faults().stream()
                        .map(each -> new Fault(pointer, each.rule(), each.message()))
                        .toList();
    }

    @Override
    public List<TableSeat> seats(TablePlan plan) {
        return List.of(new TableSeat(SquadCareer.PLAYER, 0));
    }

    @Override
    public void make(String gameId, String board, TablePlan plan) {
        if (!boards.exists(gameId)) {
            var moves = opening(board, plan, detectives.named(plan.detective()).orElseThrow());
            var stamp = SquadCareer.stampOf(SquadCareer.SERVICE, moves.getLast().command());
            play(gameId, new OpenCareer(gameId, SquadCareer.SERVICE, moves), stamp);
        }
    }

    @Override
    public void openBoard(String gameId) {
        if (boards.exists(gameId)) {
            var open = new SquadMove(new ServiceCommand.OpenBoard(), List.of());
            play(
                    gameId,
                    new PlaySquad(gameId, SquadCareer.SERVICE, open, null),
                    SquadCareer.stampOf(SquadCareer.SERVICE, open.command()));
        }
    }

    private void play(String gameId, Object envelope, MoveStamp stamp) {
        try {
            gateway.<Object>play(gameId, envelope, stamp);
        } catch (RefusedMove | StaleVersion faulty) {
            throw new IllegalStateException(gameId + " cannot be played as its event says", faulty);
        }
    }

    private static List<SquadMove> opening(String board, TablePlan plan, ReadyDetective made) {
        var ruleset = plan.ruleset().entrySet().stream()
                .map(each -> new CareerCommand.Choice(each.getKey(), each.getValue()))
                .toList();
        var detective = new CareerCommand.CreateDetective(
                made.eye(),
                made.legs(),
                made.nerve(),
                made.fgt(),
                made.sht(),
                made.specialization(),
                made.specialty(),
                false,
                made.warDetail(),
                made.code(),
                made.kit(),
                made.blendsIn(),
                DiceSource.SERVER,
                ruleset);
        return List.of(
                new SquadMove(new ServiceCommand.DealBoard(board, plan.jobs()), List.of()),
                new SquadMove(detective, List.of()));
    }
}
