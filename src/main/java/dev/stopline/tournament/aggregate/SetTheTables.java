package dev.stopline.tournament.aggregate;

import dev.stopline.platform.axon.Steps;
import dev.stopline.platform.tables.TableMaker;
import dev.stopline.tournament.rules.Deal;
import dev.stopline.tournament.rules.RoundCommand;
import dev.stopline.tournament.rules.RoundEvent;
import dev.stopline.tournament.rules.TournamentState;
import java.util.List;
import org.axonframework.config.ProcessingGroup;
import org.axonframework.eventhandling.DisallowReplay;
import org.axonframework.eventhandling.DomainEventMessage;
import org.axonframework.eventhandling.EventHandler;
import org.springframework.stereotype.Component;

/** T-RND-01, T-RND-10, T-LAD-01: makes the games of a round that was opened, or of an attempt, and says that they stand. */
@Component
@ProcessingGroup(Steps.GROUP)
@DisallowReplay
class SetTheTables {

    private final ServiceMoves service;
    private final List<TableMaker> makers;

    SetTheTables(ServiceMoves service, List<TableMaker> makers) {
        this.service = service;
        this.makers = makers;
    }

    @EventHandler
    void on(RoundEvent.RoundOpened event, DomainEventMessage<?> message) {
        set(event.deals(), message);
    }

    @EventHandler
    void on(RoundEvent.AttemptStarted event, DomainEventMessage<?> message) {
        set(List.of(event.deal()), message);
    }

    private void set(List<Deal> deals, DomainEventMessage<?> message) {
        var tournamentId = message.getAggregateIdentifier();
        var state = service.state(tournamentId);
        deals.forEach(deal -> make(state, deal));
        if (!deals.isEmpty()) {
            var games = deals.stream().map(Deal::gameId).toList();
            service.play(tournamentId, message.getTimestamp(), new RoundCommand.NoteTablesStand(games));
        }
    }

    private void make(TournamentState state, Deal deal) {
        var spec = state.board(deal.board()).orElseThrow().spec();
        makers.stream()
                .filter(each -> each.game().equals(spec.game().name()))
                .findFirst()
                .orElseThrow()
                .make(deal.gameId(), state.boardName(deal.board()), BoardPlans.of(spec));
    }
}
