package dev.stopline.line.web;

import dev.stopline.access.Roster;
import dev.stopline.line.rules.Viewer;
import dev.stopline.line.view.LineBoards;
import dev.stopline.line.view.SessionListing;
import dev.stopline.platform.tables.SeenCards;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.springframework.stereotype.Component;

/**
 * Who has met which card: whoever holds, or has held, a place of any kind at a session that plays it, or opened it. Also
 * where it has not begun: an abandoned one opens its debrief.
 */
@Component
class LineSeenCards implements SeenCards {

    private final Roster roster;
    private final SessionListing sessions;
    private final LineBoards boards;

    LineSeenCards(Roster roster, SessionListing sessions, LineBoards boards) {
        this.roster = roster;
        this.sessions = sessions;
        this.boards = boards;
    }

    @Override
    public List<Seen> of(Collection<String> subjects, Collection<String> cardIds) {
        var held = roster.heldBy(subjects).stream()
                .filter(each -> SessionIds.isOne(each.gameId()))
                .toList();
        var cards = cardsOf(held.stream().map(Roster.Held::gameId).distinct().toList(), cardIds);
        return held.stream()
                .filter(each -> cards.containsKey(each.gameId()))
                .map(each -> new Seen(each.subject(), cards.getOrDefault(each.gameId(), ""), each.gameId()))
                .toList();
    }

    /** The list comes after the sessions, and is empty for a while when it is written anew: what it lacks, they tell. */
    private Map<String, String> cardsOf(List<String> gameIds, Collection<String> cardIds) {
        // What it lacks is asked first: a session that comes into it between the two questions is in both answers.
        var lacking = sessions.withoutCard(gameIds);
        var cards = new TreeMap<>(sessions.cardsOf(gameIds, cardIds));
        for (var gameId : lacking) {
            var card = boards.exists(gameId) ? cardOf(gameId) : "";
            if (cardIds.contains(card)) {
                cards.put(gameId, card);
            }
        }
        return cards;
    }

    private String cardOf(String gameId) {
        var setup = boards.newest(gameId, Viewer.IM).known().setup();
        return setup.hasCard() ? setup.card().cardId() : "";
    }
}
