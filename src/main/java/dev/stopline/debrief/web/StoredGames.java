package dev.stopline.debrief.web;

import dev.stopline.debrief.Happening;
import dev.stopline.platform.axon.EventHistory;
import dev.stopline.platform.web.NotFound;
import java.util.List;
import org.springframework.stereotype.Component;

/** The stored games, whole. */
@Component
class StoredGames {

    private final EventHistory history;

    StoredGames(EventHistory history) {
        this.history = history;
    }

    /**
     * Everything that happened in a game, in order.
     *
     * @param kind the events of the kind of game that is asked for
     * @throws NotFound if the id names no game of this kind
     */
    <E> List<Happening<E>> of(Class<E> kind, String gameId) {
        var happenings = history.of(gameId).stream()
                .filter(past -> kind.isInstance(past.event()))
                .map(past -> {
                    var stamp = past.stamp();
                    return new Happening<>(
                            kind.cast(past.event()),
                            past.moveId(),
                            stamp.by(),
                            stamp.move(),
                            stamp.forSeat(),
                            past.at());
                })
                .toList();
        if (happenings.isEmpty()) {
            throw new NotFound();
        }
        return happenings;
    }
}
