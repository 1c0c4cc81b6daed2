package dev.stopline.line.view;

import dev.stopline.platform.board.GameRows;
import java.util.Collection;
import java.util.List;
import org.springframework.data.jpa.repository.Query;

/** The stored list of sessions. */
interface SessionRows extends GameRows<SessionRow> {

    /** Those of these sessions that play one of these cards. */
    @Query("select row from SessionRow row where row.gameId in :ids and row.cardId in :cards")
    List<SessionRow> playing(Collection<String> ids, Collection<String> cards);

    /** Those of these sessions of which the list says a card. */
    @Query("select row.gameId from SessionRow row where row.gameId in :ids and row.cardId <> ''")
    List<String> withCard(Collection<String> ids);
}
