package dev.stopline.platform.tables;

import java.util.Collection;
import java.util.List;

/** T-REG-08: knows of one game who has met which of its cards, at any table of this service. */
public interface SeenCards {

    /** Somebody who has met a card, and the game that played it. */
    record Seen(String subject, String cardId, String gameId) {}

    /** Who of these people has met which of these cards, and where. */
    List<Seen> of(Collection<String> subjects, Collection<String> cardIds);
}
