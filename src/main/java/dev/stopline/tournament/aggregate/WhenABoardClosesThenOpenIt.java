package dev.stopline.tournament.aggregate;

import dev.stopline.decide.SharedBoard;
import dev.stopline.platform.axon.Steps;
import dev.stopline.platform.dice.SeedVault;
import dev.stopline.platform.tables.TableMaker;
import dev.stopline.tournament.rules.BoardCommand;
import dev.stopline.tournament.rules.BoardEvent;
import dev.stopline.tournament.rules.TournamentState;
import java.util.List;
import org.axonframework.config.ProcessingGroup;
import org.axonframework.eventhandling.DisallowReplay;
import org.axonframework.eventhandling.DomainEventMessage;
import org.axonframework.eventhandling.EventHandler;
import org.springframework.stereotype.Component;

/** T-CLO-02, T-CLO-03: a board that has closed opens its seed, and its games what they held back. */
@Component
@ProcessingGroup(Steps.GROUP)
@DisallowReplay
class WhenABoardClosesThenOpenIt {

    private final ServiceMoves service;
    private final SeedVault vault;
    private final List<TableMaker> makers;

    WhenABoardClosesThenOpenIt(ServiceMoves service, SeedVault vault, List<TableMaker> makers) {
        this.service = service;
        this.vault = vault;
        this.makers = makers;
    }

    @EventHandler
    void on(BoardEvent.BoardClosed event, DomainEventMessage<?> message) {
        var tournamentId = message.getAggregateIdentifier();
        var state = service.state(tournamentId);
        var seed = vault.seedOf(state.boardName(event.board()), SharedBoard.SPAN);
        service.play(tournamentId, message.getTimestamp(), new BoardCommand.RevealBoardSeed(event.board(), seed.hex()));
        open(state, event.board());
    }

    private void open(TournamentState state, String board) {
        var game = state.board(board).orElseThrow().spec().game().name();
        var maker = makers.stream()
                .filter(each -> each.game().equals(game))
                .findFirst()
                .orElseThrow();
        state.tables()
                .map(each -> each.deal())
                .filter(deal -> deal.board().equals(board))
                .forEach(deal -> maker.openBoard(deal.gameId()));
    }
}
