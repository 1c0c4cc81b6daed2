package dev.stopline.line.web;

import dev.stopline.access.Roster;
import dev.stopline.line.view.SessionListing;
import dev.stopline.platform.tables.SeenCards;
import java.util.Collection;
import java.util.List;
import org.springframework.stereotype.Component;

/** Who has met which card: whoever holds, or has held, a place at a session that plays it, the Incident Master's or a player's. */
@Component
class LineSeenCards implements SeenCards {

    private final Roster roster;
    private final SessionListing sessions;

    LineSeenCards(Roster roster, SessionListing sessions) {
        this.roster = roster;
        this.sessions = sessions;
    }

    @Override
    public List<Seen> of(Collection<String> subjects, Collection<String> cardIds) {
        var held = roster.heldBy(subjects).stream()
                .filter(each -> SessionIds.isOne(each.gameId()))
                .toList();
        var cards = sessions.cardsOf(held.stream().map(Roster.Held::gameId).toList(), cardIds);
        return held.stream()
                .filter(each -> cards.containsKey(each.gameId()))
                .map(each -> new Seen(each.subject(), cards.getOrDefault(each.gameId(), "")))
                .distinct()
                .toList();
    }
}
