package dev.stopline.tournament.view;

import dev.stopline.platform.board.GameListing;
import dev.stopline.tournament.rules.RegistrationEvent;
import dev.stopline.tournament.rules.RoundEvent;
import dev.stopline.tournament.rules.SetupEvent;
import dev.stopline.tournament.rules.TournamentState.Phase;
import org.axonframework.config.ProcessingGroup;
import org.axonframework.eventhandling.DomainEventMessage;
import org.axonframework.eventhandling.EventHandler;
import org.springframework.stereotype.Component;

/** The list of events, written from what everybody may see of them. */
@Component
@ProcessingGroup(GameListing.GROUP)
public class TournamentListing extends GameListing<TournamentRow> {

    TournamentListing(TournamentRows rows) {
        super(rows);
    }

    @EventHandler
    void on(SetupEvent.TournamentCreated event, DomainEventMessage<?> message) {
        add(new TournamentRow(message.getAggregateIdentifier(), event.format(), at(message)), message);
    }

    @EventHandler
    void on(SetupEvent.TournamentStarted event, DomainEventMessage<?> message) {
        change(message, row -> row.become(Phase.RUNNING));
    }

    @EventHandler
    void on(SetupEvent.TournamentClosed event, DomainEventMessage<?> message) {
        change(message, row -> row.become(Phase.CLOSED));
    }

    @EventHandler
    void on(SetupEvent.StandingsPublished event, DomainEventMessage<?> message) {
        change(message, row -> row.publish(event.open()));
    }

    @EventHandler
    void on(RegistrationEvent.EntrantRegistered event, DomainEventMessage<?> message) {
        change(message, row -> row.enter(1));
    }

    @EventHandler
    void on(RegistrationEvent.EntrantWithdrew event, DomainEventMessage<?> message) {
        change(message, row -> row.enter(-1));
    }

    @EventHandler
    void on(RegistrationEvent.EntrantReturned event, DomainEventMessage<?> message) {
        change(message, row -> row.enter(1));
    }

    @EventHandler
    void on(RoundEvent.RoundOpened event, DomainEventMessage<?> message) {
        change(message, TournamentRow::openRound);
    }

    @EventHandler
    void on(RoundEvent.RoundClosed event, DomainEventMessage<?> message) {
        change(message, TournamentRow::closeRound);
    }
}
