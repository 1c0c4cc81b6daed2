package dev.stopline.tournament.view;

import dev.stopline.platform.board.GameListing;
import dev.stopline.tournament.rules.BoardEvent;
import dev.stopline.tournament.rules.Deal;
import dev.stopline.tournament.rules.Game;
import dev.stopline.tournament.rules.RegistrationEvent;
import dev.stopline.tournament.rules.RoundEvent;
import java.util.Collection;
import java.util.List;
import org.axonframework.config.ProcessingGroup;
import org.axonframework.eventhandling.DomainEventMessage;
import org.axonframework.eventhandling.EventHandler;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/**
 * T-REG-07, T-REG-08: which cards of line every event has dealt to whom. A table stands after its row is written, since one
 * processor does both. When the events are read anew, every row is written again as it was, and nothing is emptied before.
 */
@Component
@ProcessingGroup(GameListing.GROUP)
public class DealtCards {

    private static final String ADD_BOARD =
            "insert into event_board (tournament_id, board) values (?, ?) on conflict do nothing";
    private static final String ADD_ENTRANT =
            "insert into event_entrant (tournament_id, entrant, subject) values (?, ?, ?) on conflict do nothing";
    private static final String ADD_DEAL =
            "insert into event_deal (game_id, entrant, tournament_id, board) values (?, ?, ?, ?) on conflict do nothing";

    private static final String DEALT_TO = """
            select mine.subject, board.card_id, deal.game_id, board.closed, coalesce(team.subject, mine.subject) as mate
            from event_entrant mine
            join event_deal deal on deal.tournament_id = mine.tournament_id and deal.entrant = mine.entrant
            join event_board board on board.tournament_id = deal.tournament_id and board.board = deal.board
            left join event_entrant team on not board.closed
                and team.tournament_id = mine.tournament_id and team.entrant = mine.entrant
            where mine.subject in (:subjects) and board.card_id in (:cards)
            order by mine.subject, deal.game_id, team.subject""";

    private final JdbcClient jdbc;
    private final JdbcTemplate batches;

    DealtCards(JdbcClient jdbc, JdbcTemplate batches) {
        this.jdbc = jdbc;
        this.batches = batches;
    }

    /**
     * A table of an event at which a person was dealt a card: once for each of their entrant's people while its board is open,
     * and once after that.
     *
     * @param closed whether its board has closed
     * @param mate one of the entrant's people, the person themselves among them
     */
    public record Dealt(String subject, String cardId, String gameId, boolean closed, String mate) {}

    /** Where which of these people were dealt which of these cards, in every event there is. */
    public List<Dealt> to(Collection<String> subjects, Collection<String> cardIds) {
        if (subjects.isEmpty() || cardIds.isEmpty()) {
            return List.of();
        }
        return jdbc.sql(DEALT_TO)
                .param("subjects", subjects)
                .param("cards", cardIds)
                .query(Dealt.class)
                .list();
    }

    @EventHandler
    void on(BoardEvent.BoardAdded event, DomainEventMessage<?> message) {
        // What a job of squad is called tells nothing of it.
        if (event.spec().game() == Game.LINE) {
            jdbc.sql(ADD_BOARD)
                    .params(message.getAggregateIdentifier(), event.board())
                    .update();
        }
    }

    @EventHandler
    void on(BoardEvent.BoardCardSealed event, DomainEventMessage<?> message) {
        jdbc.sql("update event_board set card_id = ? where tournament_id = ? and board = ?")
                .params(event.cardId(), message.getAggregateIdentifier(), event.board())
                .update();
    }

    @EventHandler
    void on(BoardEvent.BoardClosed event, DomainEventMessage<?> message) {
        jdbc.sql("update event_board set closed = true where tournament_id = ? and board = ?")
                .params(message.getAggregateIdentifier(), event.board())
                .update();
    }

    @EventHandler
    void on(RegistrationEvent.EntrantRegistered event, DomainEventMessage<?> message) {
        batches.batchUpdate(
                ADD_ENTRANT,
                event.subjects().stream()
                        .map(each -> new Object[] {message.getAggregateIdentifier(), event.entrant(), each})
                        .toList());
    }

    @EventHandler
    void on(RoundEvent.RoundOpened event, DomainEventMessage<?> message) {
        add(event.deals(), message);
    }

    @EventHandler
    void on(RoundEvent.AttemptStarted event, DomainEventMessage<?> message) {
        add(List.of(event.deal()), message);
    }

    private void add(List<Deal> deals, DomainEventMessage<?> message) {
        batches.batchUpdate(
                ADD_DEAL,
                deals.stream()
                        .flatMap(deal -> deal.entrants().stream().map(each ->
                                new Object[] {deal.gameId(), each, message.getAggregateIdentifier(), deal.board()}))
                        .toList());
    }
}
